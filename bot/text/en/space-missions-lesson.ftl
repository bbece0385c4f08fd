### The guided first game of Space Missions.

sms-lesson-goal-1 = **The goal:** the most points after the year 1969. If an agency lands humans on the Moon before, that year is the last. You lead a space agency and begin with 10 points.
sms-lesson-goal-2 = **Points:** for missions. The first success with a mission brings most, later ones less. At the end, the most successes in a category (such as manned or lunar) bring 5 points, the second most 2.
sms-lesson-goal-3 = **A year:** your specialists prepare a flight. Then each agency chooses one mission for this year, an event of the year may disturb some of them, and all fly.
sms-lesson-goal-4 = **A flight** draws cards: problems, or none. Each technology, like *thrust* or *landing*, has a deck of its own. A flight goes well if you have taken problems out of it before, or if you carry what solves them.

sms-lesson-symbol-1 = 🧑‍🚀 **Specialist:** play one and use one of its blocks, the fields on its card. You have six each year and use up to five.
sms-lesson-symbol-2 = 🔧 **Enhancement:** a backup (control, thrust, sensor, life support), which solves problems in flight, or extra payload: the rocket carries 1 t more.
sms-lesson-symbol-3 = 🧪 **Test** a technology: look at cards of its deck, 🗑️ remove problems from the game, 📥 put back what is left.
sms-lesson-symbol-4 = 📐 **Develop** rocket, satellite or capsule by one level.
sms-lesson-symbol-5 = 🕵️ **Copy** a specialist that lies face up in front of another player.
sms-lesson-symbol-6 = 📣 **Announce** the mission that you fly this year. 🧰 **Load** the tokens that help in flight, all at once (📦 or one by one); ✅ ends loading.
sms-lesson-symbol-7 = 🚀 **Launch**, or 🛑 call the mission off.
sms-lesson-symbol-8 = **In flight:** ✅ no problem · 🟨 minor problem · 🔥 major problem · 🛠️ solve it with a token · 💥 do not solve it
sms-lesson-symbol-9 = 🎖️ **Mission bonus** after a flight, success or not.
sms-lesson-symbol-10 = 🏁 **Pass:** no more specialists this year; the first to pass is first in what follows.
sms-lesson-symbol-11 = **Mission cards:** satellite: unmanned · helmet: manned · moon: lunar · TV set: media. Yellow: points of the first success; grey: of later ones. Below: the craft that it needs, with their levels.
sms-lesson-symbol-12 = **Tokens:** green hexagons are enhancements (cross-hairs: control, rocket: thrust, dish: sensor, heart: life support, weight: extra payload). Drop: fuel · cap: training · ticked list: inspection.
sms-lesson-symbol-13 = **Board:** below each year its two mission bonuses. **Control board:** pale shapes: free places, since only so many tokens fit aboard; arcs: tons that the rocket carries suborbitally, into Earth orbit, to the Moon.
sms-lesson-symbol-14 = ⭐ a good action · ⚠ at the end of a button: it cannot be taken back

sms-lesson-mechanic = **Play a specialist** and use *one* of its blocks. First think about what you want to fly this year; you announce it later. The board shows the eight missions; the easiest is #1 { sms-mission-1 }: it needs only rocket 1 and draws two cards of your **thrust** deck. The Mechanic’s second block brings **fuel** for the rocket and an **enhancement**, a token for the flight: take a *thrust backup*. It solves one minor thrust problem. Without it, such a problem ends the flight (*abort*).
sms-lesson-astronaut = The **Astronaut** brings two things for later years: **training** solves problems on manned flights, and bigger rockets need more **fuel**. Keep your Spy for now: it copies a card that lies in front of the computer, and none that you need lies there yet.
sms-lesson-spy = Your **Spy** copies a block of a specialist that lies face up in front of the computer: here the Tester. A **test** makes a flight safer. Each technology has a deck of five cards: one major problem, two minor ones, a card without a problem, and one that nobody knows. You draw up to three, one by one, and may remove one problem for good. Test what your mission draws: **thrust**. Only you see the cards.
sms-lesson-major = A **major problem**. In flight, a backup would only turn it into a minor one, and it would take a second one to solve it. So remove it.
sms-lesson-scientist = The **Scientist** tests, too: two cards at once, and up to two *minor* problems may go. **Thrust** again: you fly safely only with a deck that is nearly free of problems.
sms-lesson-minor = Two **minor problems**: remove both. Then two cards are left in thrust: one without a problem, and the unknown one.
sms-lesson-engineer = The **Engineer** brings 2 fuel here: rocket 2 needs 2 for each flight, rocket 3 needs 3. The other block, *develop a craft*, builds a better one. That helps later missions, but a new rocket shuffles a minor problem into your thrust deck. So keep that for a later year. If this leaves you one card, you have to pass next.
sms-lesson-met-passed = You have **passed**; with one card left everybody has to. The first to pass acts first from now on: if you both succeed with the same mission, the first success is yours. Next year you have all six specialists again.
sms-lesson-announce = **Announce a mission:** which one do you fly this year? #1 { sms-mission-1 } brings 5 points for the first success. You have rocket 1 and its fuel. Most other missions need better craft, or an earlier success of your own.
sms-lesson-load = **Load:** only what is aboard can help, and after the flight all of it is gone. The first button loads all that is of use (your thrust backup), and you are ready. Fuel goes aboard by itself.
sms-lesson-met-event-turned = Each year has an **event**, turned up when all missions are announced. Some events cost missions a token, or even abort them.
sms-lesson-launch = Launch or call it off? This year’s event does nothing, so **launch**. If an event is bad, calling off saves your tokens, except an inspection.
sms-lesson-met-step-began = A flight goes step by step. In each you draw cards of the decks that it names. If a deck is empty, nothing can happen with it.
sms-lesson-solve = { sms-mission-1 } has two steps with thrust, so both cards of your deck come. The unknown one is a **minor problem**: your thrust backup is made for that. Use it; otherwise the flight ends here.
sms-lesson-met-rewarded = **Success:** all steps without an abort. It brings points and also counts at the end, in the mission’s categories, here *unmanned*.
sms-lesson-met-suffered = **What failed:** { $technology }, { $problem }. No token aboard was spent on it, so its consequence came.
sms-lesson-met-aborted = { $step ->
    [0] **Your flight was aborted** by the event, before its first step.
   *[other] **Your flight was aborted** in step { $step }.
}
sms-lesson-met-consoled = **What it costs:** all that was aboard, and the points of a success. A failure still brings a point for each step it reached: { $points }. **What to do next:** remove the problem from the game now, take a backup for its technology aboard next year, and announce the mission again.
sms-lesson-bonus = Each agency that has flown takes one of this year’s two **mission bonuses**. Remove the **minor problem** that you drew: then your thrust deck has no problem left, and all later flights are safer.

sms-lesson-free-specialist-both = **This year's plan:** #1 { sms-mission-1 } with rocket 1. It flies on **fuel**, and a **thrust backup** solves a minor thrust problem. This block brings the fuel and an enhancement: that backup.
sms-lesson-free-specialist-fuel = **This year's plan:** #1 { sms-mission-1 } with rocket 1. It flies on **fuel**, and this block brings it.
sms-lesson-free-specialist-backup = **This year's plan:** #1 { sms-mission-1 } with rocket 1. This block brings an **enhancement**: take a thrust backup, which solves a minor thrust problem in flight.
sms-lesson-free-specialist-test = **This year's plan:** #1 { sms-mission-1 } with rocket 1. It draws thrust cards. **Tests** make its flight safer: a problem that you remove from the deck cannot be drawn.
sms-lesson-free-specialist-develop = This block **develops a craft**. That does not help this year's flight, but opens missions of later years.
sms-lesson-free-specialist-copy = **The Spy** copies a block of a specialist that lies face up in front of another player.
sms-lesson-free-specialist-take-back = **The Spy** takes one of your specialists back into your hand: you play it once more this year.
sms-lesson-free-specialist-later = What this block brings is a **reserve**: against an event, or for later years.
sms-lesson-free-develop-rocket = A better **rocket** carries more and flies farther. But it shuffles a minor problem into thrust, and this year’s mission draws thrust.
sms-lesson-free-develop-satellite = A better **satellite** opens later missions, and brings no problem into any deck.
sms-lesson-free-develop-capsule = A better **capsule** opens later manned missions. It shuffles a minor problem into life support; this year's mission does not draw that deck.

sms-lesson-free-enhance = This year's mission draws thrust cards: take a **thrust backup**. It solves a minor thrust problem in flight.
sms-lesson-free-enhance-more = You have a thrust backup, and rocket 1 carries one only. Another **enhancement** helps a later mission.
sms-lesson-free-test = **Test thrust:** this year's mission draws thrust cards. Each problem that you remove makes its flight safer.
sms-lesson-free-test-more = This year's mission does not draw this deck, but later ones do: remove problems early.
sms-lesson-free-remove = **Remove** the worst problem: it never comes back.
sms-lesson-free-announce = **Announce** a mission whose craft and fuel you have and that is likely to succeed. First successes bring most.
sms-lesson-free-fill = **Load** everything that fits: only what is aboard can help.
sms-lesson-free-launch = **Launch**, unless the event takes what you cannot do without: the question above says what it takes from your mission. To call off keeps your tokens and brings nothing.
sms-lesson-free-solve = **Solve** the problem with a token, unless its consequence is harmless or a later step needs the token more.
sms-lesson-free-bonus = **A mission bonus** is yours after each flight. Removing a problem helps all later flights.
sms-lesson-free-put-back = **Put the cards back.** Where they lie matters only for your next test of this deck: it draws from the top, so problems on top are found first. Before a flight the deck is shuffled.

sms-lesson-ends = The guided part ends with this first year, when all missions have flown.
sms-lesson-rest = the game goes on for five to seven more years, to the end of 1969 or of the year of the first Moon landing, three quarters of an hour or so.
sms-lesson-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

sms-lesson-known-1 = **A year:** specialists, announcing, loading, event, flight, points and a bonus.
sms-lesson-known-2 = **A good year** begins with its mission: its fuel, backups for its technologies, tests of their decks.
sms-lesson-known-3 = **Problems:** minor ones are solved by one token, major ones need two. What you remove is gone for good.
sms-lesson-known-4 = **Craft:** higher levels carry more and open later missions. A new rocket puts a minor problem into thrust, a new capsule into life support.
sms-lesson-known-5 = **Points:** first successes most of all; a failure, too, brings one for each step it reached; at the end 5 and 2 in each category.
sms-lesson-known-6 = **Manned missions** also need astronauts: healthy ones who come home bring a point each, lost ones cost some.

# The legend's picture
sms-legend-specialists = Specialists
sms-legend-technologies = Technologies
sms-legend-problems = Cards of a technology deck
sms-legend-face-down = face down
sms-legend-tokens = Tokens
sms-legend-slot = free place
sms-legend-craft = Spacecraft
sms-legend-orbits = How far a rocket carries
sms-legend-astronauts = Astronauts
sms-legend-astronauts-healthy = healthy
sms-legend-astronauts-injured = injured
sms-legend-astronauts-lost = lost
sms-legend-categories = Categories of missions
sms-legend-years = Mission bonuses of the years
sms-legend-bonus-fuel-2 = 2 fuel
sms-legend-bonus-look-technology = look through a deck
sms-legend-bonus-look-event = see the next event
sms-legend-bonus-sequence-first-free = place in front
sms-legend-bonus-remove-drawn-card = remove a card
