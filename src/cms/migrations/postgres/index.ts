import * as migration_20261116_100000_schema from './20261116_100000_schema';
import * as migration_20261116_142128_schema from './20261116_142128_schema';
import * as migration_20261116_164535_schema from './20261116_164535_schema';
import * as migration_20261116_181059_schema from './20261116_181059_schema';
import * as migration_20261116_213237_schema from './20261116_213237_schema';
import * as migration_20261116_223413_schema from './20261116_223413_schema';
import * as migration_20261117_002649_schema from './20261117_002649_schema';
import * as migration_20261117_040000_page_views from './20261117_040000_page_views';
import * as migration_20261117_075222_schema from './20261117_075222_schema';
import * as migration_20261117_080000_audit_log from './20261117_080000_audit_log';
import * as migration_20261117_081000_health_state from './20261117_081000_health_state';
import * as migration_20261117_085450_schema from './20261117_085450_schema';
import * as migration_20261117_091121_schema from './20261117_091121_schema';
import * as migration_20261117_124415_schema from './20261117_124415_schema';
import * as migration_20261117_150000_second_factor from './20261117_150000_second_factor';
import * as migration_20261117_160000_dead_links from './20261117_160000_dead_links';
import * as migration_20261117_162014_schema from './20261117_162014_schema';

export const migrations = [
  {
    up: migration_20261116_100000_schema.up,
    down: migration_20261116_100000_schema.down,
    name: '20261116_100000_schema',
  },
  {
    up: migration_20261116_142128_schema.up,
    down: migration_20261116_142128_schema.down,
    name: '20261116_142128_schema',
  },
  {
    up: migration_20261116_164535_schema.up,
    down: migration_20261116_164535_schema.down,
    name: '20261116_164535_schema',
  },
  {
    up: migration_20261116_181059_schema.up,
    down: migration_20261116_181059_schema.down,
    name: '20261116_181059_schema',
  },
  {
    up: migration_20261116_213237_schema.up,
    down: migration_20261116_213237_schema.down,
    name: '20261116_213237_schema',
  },
  {
    up: migration_20261116_223413_schema.up,
    down: migration_20261116_223413_schema.down,
    name: '20261116_223413_schema',
  },
  {
    up: migration_20261117_002649_schema.up,
    down: migration_20261117_002649_schema.down,
    name: '20261117_002649_schema',
  },
  {
    up: migration_20261117_040000_page_views.up,
    down: migration_20261117_040000_page_views.down,
    name: '20261117_040000_page_views',
  },
  {
    up: migration_20261117_075222_schema.up,
    down: migration_20261117_075222_schema.down,
    name: '20261117_075222_schema',
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
    up: migration_20261117_085450_schema.up,
    down: migration_20261117_085450_schema.down,
    name: '20261117_085450_schema',
  },
  {
    up: migration_20261117_091121_schema.up,
    down: migration_20261117_091121_schema.down,
    name: '20261117_091121_schema',
  },
  {
    up: migration_20261117_124415_schema.up,
    down: migration_20261117_124415_schema.down,
    name: '20261117_124415_schema',
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
    up: migration_20261117_162014_schema.up,
    down: migration_20261117_162014_schema.down,
    name: '20261117_162014_schema'
  },
];
