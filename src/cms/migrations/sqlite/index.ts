import * as migration_20261115_034143_schema from './20261115_034143_schema';
import * as migration_20261115_052942_schema from './20261115_052942_schema';
import * as migration_20261115_060144_schema from './20261115_060144_schema';
import * as migration_20261115_085742_schema from './20261115_085742_schema';
import * as migration_20261115_104904_schema from './20261115_104904_schema';
import * as migration_20261115_120000_archive_and_search from './20261115_120000_archive_and_search';
import * as migration_20261115_192155_schema from './20261115_192155_schema';
import * as migration_20261116_025635_schema from './20261116_025635_schema';
import * as migration_20261116_090000_archive_orders from './20261116_090000_archive_orders';

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
    up: migration_20261115_060144_schema.up,
    down: migration_20261115_060144_schema.down,
    name: '20261115_060144_schema',
  },
  {
    up: migration_20261115_085742_schema.up,
    down: migration_20261115_085742_schema.down,
    name: '20261115_085742_schema',
  },
  {
    up: migration_20261115_104904_schema.up,
    down: migration_20261115_104904_schema.down,
    name: '20261115_104904_schema',
  },
  {
    up: migration_20261115_120000_archive_and_search.up,
    down: migration_20261115_120000_archive_and_search.down,
    name: '20261115_120000_archive_and_search',
  },
  {
    up: migration_20261115_192155_schema.up,
    down: migration_20261115_192155_schema.down,
    name: '20261115_192155_schema',
  },
  {
    up: migration_20261116_025635_schema.up,
    down: migration_20261116_025635_schema.down,
    name: '20261116_025635_schema',
  },
  {
    up: migration_20261116_090000_archive_orders.up,
    down: migration_20261116_090000_archive_orders.down,
    name: '20261116_090000_archive_orders'
  },
];
