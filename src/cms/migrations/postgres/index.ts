import * as migration_20261116_100000_schema from './20261116_100000_schema';

export const migrations = [
  {
    up: migration_20261116_100000_schema.up,
    down: migration_20261116_100000_schema.down,
    name: '20261116_100000_schema'
  },
];
