import * as migration_20261115_034143_schema from './20261115_034143_schema';
import * as migration_20261115_052942_schema from './20261115_052942_schema';
import * as migration_20261115_120000_archive_and_search from './20261115_120000_archive_and_search';

export const migrations = [
  {
    up: migration_20261115_034143_schema.up,
    down: migration_20261115_034143_schema.down,
    name: '20261115_034143_schema',
  },
  {
    up: migration_20261115_052942_schema.up,
    down: migration_20261115_052942_schema.down,
    name: '20261115_052942_schema',
  },
  {
    up: migration_20261115_120000_archive_and_search.up,
    down: migration_20261115_120000_archive_and_search.down,
    name: '20261115_120000_archive_and_search'
  },
];
