# What is said when a time cannot be read: one sentence with examples
refused-time-duration = I understand how long as **3h**, **90 min**, **2 days** or **1d 6h**.
refused-time-hour = I understand a time of day as **8:00**, **18:30** or **7pm**.
refused-time-hours = I understand hours as **22-7**, **22:00 to 7:00** or **10pm-7am**.
refused-time-days = I understand days as **Mon-Fri**, **Sat Sun** or **weekends**.
refused-time-zone = I understand time zones as **Europe/London**, a big city like **New York**, **CET** or **UTC+2**.
refused-time-date = I understand dates as **Dec 24**, **2026-12-24**, **tomorrow** or **next Friday**.
refused-time-period = I understand days off as **Dec 24 to Jan 6**, **until Friday** or **2 weeks**.
refused-time-moment = I understand a moment that is still to come as **in 3h**, **tomorrow 18:00** or **Dec 24 8pm**.
