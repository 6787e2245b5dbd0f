import * as migration_20261115_023332_schema from './20261115_023332_schema';
import * as migration_20261115_030000_archive_and_search from './20261115_030000_archive_and_search';

export const migrations = [
  {
    up: migration_20261115_023332_schema.up,
    down: migration_20261115_023332_schema.down,
    name: '20261115_023332_schema',
  },
  {
    up: migration_20261115_030000_archive_and_search.up,
    down: migration_20261115_030000_archive_and_search.down,
    name: '20261115_030000_archive_and_search'
  },
];
