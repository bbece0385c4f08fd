from __future__ import annotations

from tests.support.on_postgres import folders_in_postgres as folders_in_postgres
from tests.support.on_postgres import folders_shared_in_postgres as folders_shared_in_postgres
from tests.support.on_postgres import postgres_server as postgres_server
from tests.support.on_postgres import store_of_the_run as store_of_the_run
