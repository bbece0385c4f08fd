### The guided first game of Space Missions.

sms-lesson-goal-1 = **The goal:** the most points at the end of 1969, or earlier, after the year of the first Moon landing. You lead a space agency and begin with 10 points.
sms-lesson-goal-2 = **Points:** missions. The first success with a mission brings most, later ones less. At the end come points for the most successes of a kind: media, lunar, manned, unmanned.
sms-lesson-goal-3 = **A year:** your specialists prepare a flight; each agency may announce one mission; an event hits some of them; then all fly.
sms-lesson-goal-4 = **A flight** draws cards: problems, or none. Each technology, like *thrust* or *landing*, has a deck of its own. What you removed from it before and what is aboard decides whether the flight goes well.

sms-lesson-symbol-1 = 🧑‍🚀 **Specialist:** play one and use one of its blocks. You have six each year and use up to five.
sms-lesson-symbol-2 = 🔧 **Enhancement:** a backup (control, thrust, sensor, life support) or extra payload.
sms-lesson-symbol-3 = 🧪 **Test** a technology: look at cards of its deck, 🗑️ remove problems from the game, 📥 put the rest back.
sms-lesson-symbol-4 = 📐 **Develop** rocket, satellite or capsule by one level.
sms-lesson-symbol-5 = 🕵️ **Copy** a specialist that lies face up in front of another player.
sms-lesson-symbol-6 = 📣 **Announce** a mission. 🧰 Load all that fits (📦 one token at a time). ✅ Ready.
sms-lesson-symbol-7 = 🚀 **Launch**, or 🛑 call the mission off.
sms-lesson-symbol-8 = **In flight:** ✅ no problem · 🟨 minor problem · 🔥 major problem · 🛠️ solve it with a token · 💥 suffer it
sms-lesson-symbol-9 = 🎖️ **Mission bonus** after a flight, success or not.
sms-lesson-symbol-10 = 🏁 **Pass:** no more specialists this year; the first to pass is first in what follows.
sms-lesson-symbol-11 = **Mission cards:** satellite: unmanned · helmet: manned · moon: lunar · TV set: media. Yellow: points of the first success; grey: of later ones. Below: the craft that it needs, with a dot for each level.
sms-lesson-symbol-12 = **Tokens:** green hexagons are enhancements (cross-hairs: control, rocket: thrust, dish: sensor, heart: life support, weight: extra payload). Drop: fuel · cap: training · ticked list: inspection.
sms-lesson-symbol-13 = ⭐ a good action · ⚠ at the end of a button: it cannot be taken back

sms-lesson-mechanic = **Play a specialist** and use *one* of its blocks. Think of this year's flight first: the easiest mission, #1 { sms-mission-1 }, needs only rocket 1 and draws two cards of your **thrust** deck. The Mechanic's second block brings the **fuel** that a rocket flies on and an **enhancement**, a token that helps in flight: take a *thrust backup* (4 are left; R1 acts second, so it began with one). It solves a minor thrust problem. Unsolved, such a problem ends the flight: *abort*.
sms-lesson-tester = **Tests** make a flight safer before it starts. Each of your six technologies has a deck of five cards: one major problem, two minor ones, one without, and a fifth that is unknown. The Tester draws up to three, one by one, and may remove one problem for good. Test what your mission draws: **thrust**. Only you see the cards.
sms-lesson-major = The **major problem**: in flight a backup would only make it a minor one. Remove it from the game at once; there is nothing better to find.
sms-lesson-scientist = The **Scientist** tests, too: two cards at once, and up to two *minor* problems may go. **Thrust** again: one deck with few problems is worth more than two that are half tested.
sms-lesson-minor = Two **minor problems**: remove both. Then two cards are left in thrust: one without a problem, and the unknown one.
sms-lesson-engineer = **Later missions** need better craft. The Engineer develops one of them by one level: **rocket 2** carries more and flies as far as the Moon's orbit; rocket 1 stays usable. The price: a minor problem is shuffled into your thrust deck (for the capsule into life support). Your backup can solve one, so you can afford it.
sms-lesson-spy = Your **Spy** copies a block of the specialist that lies face up in front of another player. The computer's newest is the Scientist; its second block **develops a craft**. **Capsule 2** carries two astronauts: with rocket 2 it can fly #5 { sms-mission-5 }, 7 points for the first success, in the next years.
sms-lesson-met-passed = You have **passed**; with one card left everybody has to. The first to pass is first in all that follows. Next year you have all six specialists again.
sms-lesson-announce = **Announce a mission.** #1 { sms-mission-1 } brings 5 points for the first success. Rocket 1 is enough, and its fuel is there. Most others ask for better craft, or like #3 for an earlier success.
sms-lesson-load = **Load:** only what is aboard can help, and all of it is gone afterwards. Load everything that fits and helps: your thrust backup. The fuel goes aboard by itself.
sms-lesson-met-event-turned = The **event** of the year is turned up once all missions are announced. It hits missions that use its technology: they lose a token, or even abort. The question above says what it does to yours.
sms-lesson-launch = Launch or call it off? This event hits **control**, and your mission uses thrust only: it is spared. So **launch**.
sms-lesson-met-step-began = A flight goes step by step: in each you draw a card for each technology it names.
sms-lesson-solve = { sms-mission-1 } has two steps, both with thrust. A **minor problem**, probably the one of the new rocket: this is what your thrust backup is for. Spend it; otherwise the mission would abort.
sms-lesson-met-rewarded = **Success:** you got through all steps without an abort. The first success with a mission brings most points, later ones fewer. Each counts at the end in the categories of its mission, here *unmanned*.
sms-lesson-met-suffered = **What failed:** { $technology }, { $problem }. No token aboard was spent on it, so its consequence came.
sms-lesson-met-aborted = { $step ->
    [0] **Your flight was aborted** by the event, before its first step.
   *[other] **Your flight was aborted** in step { $step }.
}
sms-lesson-met-consoled = **What it costs:** all that was aboard, and the points of a success; a failure brings the number of its step ({ $points }). **What to do next:** remove the problem from the game now, take a backup for its technology aboard next year, and announce the mission again.
sms-lesson-bonus = Everybody who flew takes one of this year's two **mission bonuses**. Remove the **minor problem** that you drew: your thrust deck is nearly free of problems again, and that helps all later flights.
sms-lesson-back = The other cards go back into their decks. That harms no flight: every flight shuffles its decks first. The order matters for tests only, and a test draws from the **top** (place 1). So with **problems on top** it finds them first.

sms-lesson-free-specialist-both = **This year's plan:** #1 { sms-mission-1 } with rocket 1. It flies on **fuel**, and a **thrust backup** solves a minor thrust problem. This block brings the fuel and an enhancement: that backup.
sms-lesson-free-specialist-fuel = **This year's plan:** #1 { sms-mission-1 } with rocket 1. It flies on **fuel**, and this block brings it.
sms-lesson-free-specialist-backup = **This year's plan:** #1 { sms-mission-1 } with rocket 1. This block brings an **enhancement**: take a thrust backup, which solves a minor thrust problem in flight.
sms-lesson-free-specialist-test = **This year's plan:** #1 { sms-mission-1 } with rocket 1. It draws thrust cards. **Tests** make its flight safer: a problem that you remove from the deck cannot be drawn.
sms-lesson-free-specialist-develop = This block **develops a craft**. That does not help this year's flight, but opens missions of later years.
sms-lesson-free-specialist-copy = **The Spy** copies a block of a specialist that lies face up in front of another player.
sms-lesson-free-specialist-take-back = **The Spy** takes one of your specialists back into your hand: you play it once more this year.
sms-lesson-free-specialist-later = What this block brings is a **reserve**: against an event, or for later years.
sms-lesson-free-develop-rocket = A better **rocket** carries more and flies farther. But it shuffles a minor problem into thrust, and this year's mission draws thrust.
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
sms-lesson-free-put-back = **Put the cards back:** that harms no flight, because every flight shuffles its decks first. A later test draws from the top, so problems on top are found first.

sms-lesson-ends = The guided part ends with this first year, when all missions have flown.
sms-lesson-cost = { $next ->
    [behind] 💬 “{ $good }” promised about { $less ->
        [one] 1 point
       *[other] { $less } points
    } more. Never mind: the advice goes on from here.
    [level] 💬 Your choice promises about as much as “{ $good }”.
    [ahead] 💬 Well chosen: it promises about { $less ->
        [one] 1 point
       *[other] { $less } points
    } more than “{ $good }”.
    [reason] 💬 The ⭐ was “{ $good }”. { $why }
   *[unknown] 💬 The ⭐ was “{ $good }”. Your choice is allowed as well, and the advice goes on from it.
}

sms-lesson-known-1 = **A year:** specialists, announcing, loading, event, flight, points and a bonus.
sms-lesson-known-2 = **A good year** begins with its mission: its fuel, backups for its technologies, tests of their decks.
sms-lesson-known-3 = **Problems:** minor ones are solved by one token, major ones need two. What you remove is gone for good.
sms-lesson-known-4 = **Craft:** higher levels carry more and open later missions; those of rocket and capsule bring a minor problem.
sms-lesson-known-5 = **Points:** first successes most of all; at the end 5 for the most successes in a category, 2 for the second most.
sms-lesson-known-6 = **Manned missions** also need astronauts: healthy ones who come home bring a point each, lost ones cost some.

# The legend's picture
sms-legend-specialists = Specialists
sms-legend-technologies = Technologies
sms-legend-problems = Cards of a technology deck
sms-legend-tokens = Tokens
sms-legend-craft = Spacecraft
sms-legend-astronauts = Astronauts
sms-legend-astronauts-healthy = healthy
sms-legend-astronauts-injured = injured
sms-legend-astronauts-lost = lost
sms-legend-categories = Categories of missions
