import * as migration_20261116_100000_schema from './20261116_100000_schema';
import * as migration_20261116_142110_schema from './20261116_142110_schema';
import * as migration_20261116_164504_schema from './20261116_164504_schema';
import * as migration_20261116_181035_schema from './20261116_181035_schema';
import * as migration_20261116_213200_schema from './20261116_213200_schema';
import * as migration_20261116_223407_schema from './20261116_223407_schema';
import * as migration_20261117_002621_schema from './20261117_002621_schema';
import * as migration_20261117_040000_page_views from './20261117_040000_page_views';
import * as migration_20261117_075215_schema from './20261117_075215_schema';
import * as migration_20261117_080000_audit_log from './20261117_080000_audit_log';
import * as migration_20261117_081000_health_state from './20261117_081000_health_state';
import * as migration_20261117_085417_schema from './20261117_085417_schema';
import * as migration_20261117_091111_schema from './20261117_091111_schema';
import * as migration_20261117_124410_schema from './20261117_124410_schema';
import * as migration_20261117_150000_second_factor from './20261117_150000_second_factor';
import * as migration_20261117_160000_dead_links from './20261117_160000_dead_links';
import * as migration_20261117_162008_schema from './20261117_162008_schema';

export const migrations = [
  {
    up: migration_20261116_100000_schema.up,
    down: migration_20261116_100000_schema.down,
    name: '20261116_100000_schema',
  },
  {
    up: migration_20261116_142110_schema.up,
    down: migration_20261116_142110_schema.down,
    name: '20261116_142110_schema',
  },
  {
    up: migration_20261116_164504_schema.up,
    down: migration_20261116_164504_schema.down,
    name: '20261116_164504_schema',
  },
  {
    up: migration_20261116_181035_schema.up,
    down: migration_20261116_181035_schema.down,
    name: '20261116_181035_schema',
  },
  {
    up: migration_20261116_213200_schema.up,
    down: migration_20261116_213200_schema.down,
    name: '20261116_213200_schema',
  },
  {
    up: migration_20261116_223407_schema.up,
    down: migration_20261116_223407_schema.down,
    name: '20261116_223407_schema',
  },
  {
    up: migration_20261117_002621_schema.up,
    down: migration_20261117_002621_schema.down,
    name: '20261117_002621_schema',
  },
  {
    up: migration_20261117_040000_page_views.up,
    down: migration_20261117_040000_page_views.down,
    name: '20261117_040000_page_views',
  },
  {
    up: migration_20261117_075215_schema.up,
    down: migration_20261117_075215_schema.down,
    name: '20261117_075215_schema',
  },
  {
    up: migration_20261117_080000_audit_log.up,
    down: migration_20261117_080000_audit_log.down,
    name: '20261117_080000_audit_log',
  },
  {
    up: migration_20261117_081000_health_state.up,
    down: migration_20261117_081000_health_state.down,
    name: '20261117_081000_health_state',
  },
  {
    up: migration_20261117_085417_schema.up,
    down: migration_20261117_085417_schema.down,
    name: '20261117_085417_schema',
  },
  {
    up: migration_20261117_091111_schema.up,
    down: migration_20261117_091111_schema.down,
    name: '20261117_091111_schema',
  },
  {
    up: migration_20261117_124410_schema.up,
    down: migration_20261117_124410_schema.down,
    name: '20261117_124410_schema',
  },
  {
    up: migration_20261117_150000_second_factor.up,
    down: migration_20261117_150000_second_factor.down,
    name: '20261117_150000_second_factor',
  },
  {
    up: migration_20261117_160000_dead_links.up,
    down: migration_20261117_160000_dead_links.down,
    name: '20261117_160000_dead_links',
  },
  {
    up: migration_20261117_162008_schema.up,
    down: migration_20261117_162008_schema.down,
    name: '20261117_162008_schema'
  },
];
