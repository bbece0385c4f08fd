-- version 2, migration df518706cbed398d
INSERT OR REPLACE INTO "person" VALUES(900000000000000001,'de','mention','closed','contrast');
-- version 3, migration 363245e88127d70d
INSERT OR REPLACE INTO "kept_back" VALUES(900000000000000001,111222333444555666,2,0,4000.0,111222333444555666,2,42,78);
INSERT OR REPLACE INTO "notice_at" VALUES(900000000000000001,111222333444555666,2,'mention');
INSERT OR REPLACE INTO "person" VALUES(900000000000000002,NULL,'dm','unknown','standard','Europe/Berlin','[1320,420]','[5,6]',86400.0,1080);
-- version 4, migration 414c290cd410de8a
INSERT OR REPLACE INTO "person" VALUES(900000000000000002,NULL,'dm','unknown','standard','Europe/Berlin','[1320,420]','[5,6]',86400.0,1080,1);
-- version 5, migration de1f9dd3cd104089
INSERT OR REPLACE INTO "heartbeat" VALUES(1,4000.0);
INSERT OR REPLACE INTO "outage" VALUES(3000.0,3500.0);
INSERT OR REPLACE INTO "vacation" VALUES(900000000000000001,5.0,9.0,1,0);
-- version 6, migration 3789367ec8f9a137
-- version 7, migration 821db81b225e05c6
INSERT OR REPLACE INTO "guild_file" VALUES(111222333444555666,2,'Club');
INSERT OR REPLACE INTO "sits" VALUES(900000000000000001,111222333444555666,2,1800000000.0,'space-mission','running',42,1,0,1000.0);
-- version 8, migration e8878cd38f65a0a2
INSERT OR REPLACE INTO "report" VALUES(1,900000000000000001,111222333444555666,2,3,4000.0,'0.1.0','ab12','why?');
-- version 9, migration 48e0f79f9e537b8c
INSERT OR REPLACE INTO "sits" VALUES(900000000000000001,111222333444555666,2,1800000000.0,'space-mission','running',42,1,0,1000.0,'Ann''s place');
-- version 10, migration 59c9d9fa88694a8e
INSERT OR REPLACE INTO "person" VALUES(900000000000000002,NULL,'dm','unknown','Europe/Berlin','[1320,420]','[5,6]',86400.0,1080,1,'words');
-- version 11, migration 15743c61074b50d7
INSERT OR REPLACE INTO "person" VALUES(900000000000000002,NULL,'dm','unknown','Europe/Berlin','[1320,420]','[5,6]',86400.0,1080,1,'words','green','star');
-- version 12, migration dd78a8e0f0ccd9d5
INSERT OR REPLACE INTO "person" VALUES(900000000000000002,NULL,'dm','unknown','Europe/Berlin','[1320,420]','[5,6]',86400.0,1080,1,'words','green','star',1);
-- version 13, migration 303aeb5f6f7dcfa3
-- version 14, migration 6133f46fd3632cb1
-- version 15, migration 7f7395065dfd42f8
