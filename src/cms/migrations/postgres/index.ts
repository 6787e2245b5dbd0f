import * as migration_20261115_034149_schema from './20261115_034149_schema';
import * as migration_20261115_052945_schema from './20261115_052945_schema';
import * as migration_20261115_060204_schema from './20261115_060204_schema';
import * as migration_20261115_085747_schema from './20261115_085747_schema';
import * as migration_20261115_104927_schema from './20261115_104927_schema';
import * as migration_20261115_120000_archive_and_search from './20261115_120000_archive_and_search';
import * as migration_20261115_192159_schema from './20261115_192159_schema';
import * as migration_20261116_025700_schema from './20261116_025700_schema';
import * as migration_20261116_090000_archive_orders from './20261116_090000_archive_orders';

export const migrations = [
  {
    up: migration_20261115_034149_schema.up,
    down: migration_20261115_034149_schema.down,
    name: '20261115_034149_schema',
  },
  {
    up: migration_20261115_052945_schema.up,
    down: migration_20261115_052945_schema.down,
    name: '20261115_052945_schema',
  },
  {
    up: migration_20261115_060204_schema.up,
    down: migration_20261115_060204_schema.down,
    name: '20261115_060204_schema',
  },
  {
    up: migration_20261115_085747_schema.up,
    down: migration_20261115_085747_schema.down,
    name: '20261115_085747_schema',
  },
  {
    up: migration_20261115_104927_schema.up,
    down: migration_20261115_104927_schema.down,
    name: '20261115_104927_schema',
  },
  {
    up: migration_20261115_120000_archive_and_search.up,
    down: migration_20261115_120000_archive_and_search.down,
    name: '20261115_120000_archive_and_search',
  },
  {
    up: migration_20261115_192159_schema.up,
    down: migration_20261115_192159_schema.down,
    name: '20261115_192159_schema',
  },
  {
    up: migration_20261116_025700_schema.up,
    down: migration_20261116_025700_schema.down,
    name: '20261116_025700_schema',
  },
  {
    up: migration_20261116_090000_archive_orders.up,
    down: migration_20261116_090000_archive_orders.down,
    name: '20261116_090000_archive_orders'
  },
];
