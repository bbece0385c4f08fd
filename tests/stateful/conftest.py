from tests.support.migrated import migrated_once as migrated_once
