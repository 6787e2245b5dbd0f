import type { Sql } from '#platform/sql.ts'
import { BLOCK_GROWTH, BLOCK_LEVELS, NUMBERS_PER_SECOND, SECONDS_PER_DAY } from './document-order.ts'

/** Documents in the first stretch of time that PostgreSQL looks through. */
const FIRST_WINDOW = 1000
/** A word with fewer hits than this in the first stretch is rare. */
const RARE_IN_WINDOW = 5
/** About as many blocks of time cover a stretch. */
const BLOCKS_PER_WINDOW = 4

const documents = (numberType: string, tokens: string) => `create table search_documents (
  id ${numberType} primary key,
  kind text not null,
  doc_id integer not null,
  href text not null,
  title text not null,
  body text not null,
  published_at text,
  updated_at text not null${tokens},
  unique (kind, doc_id)
)`

const STATE = 'create table search_state (tokeniser integer not null)'

const SQLITE = [
  documents('integer', ''),
  `create virtual table search_index using fts5(tokens, content='', contentless_delete=1, tokenize='ascii')`,
  STATE,
]

// GIN gives all matches at once, in no order. So the newest stretch of time is asked first, through the blocks of time
// among the lexemes. What it gives tells how far back the rest must lie: a rare word is then cheap to ask for as a whole.
// `loose` is `asked` without the order of words in phrases: the index answers it alone. Only rows that may be shown are
// then held against `asked`, the newest first, as unpacking a tsvector costs more than all else. The planner does not
// know that cost and would read whole tables.
const NEWEST = `create function search_newest(asked tsquery, loose tsquery, wanted integer) returns setof bigint
language plpgsql stable set enable_seqscan = off set jit = off as $$
declare
  per_day constant bigint := ${NUMBERS_PER_SECOND * SECONDS_PER_DAY};
  upper_id bigint;
  lower_id bigint;
  oldest_id bigint;
  span bigint;
  block_days bigint;
  level integer;
  narrowed tsquery;
  found integer := 0;
  step integer;
begin
  select max(id) + 1, min(id) into upper_id, oldest_id from search_documents;
  select id into lower_id from search_documents order by id desc offset ${FIRST_WINDOW} limit 1;
  span := (upper_id - lower_id) / per_day + 1;
  while upper_id > oldest_id and found < wanted loop
    if lower_id is null then
      lower_id := oldest_id;
      narrowed := loose;
    else
      level := 0;
      block_days := 1;
      while level < ${BLOCK_LEVELS - 1} and span / block_days >= ${BLOCKS_PER_WINDOW} loop
        level := level + 1;
        block_days := block_days * ${BLOCK_GROWTH};
      end loop;
      lower_id := greatest(0, (upper_id - 1) / per_day - span + 1) / block_days * block_days * per_day;
      select string_agg(format('''#%s.%s''', level, block), '|')::tsquery && loose into narrowed
        from generate_series(lower_id / per_day / block_days, (upper_id - 1) / per_day / block_days) block;
    end if;
    return query select id from
      (select id, tokens from search_documents where tokens @@ narrowed and id < upper_id order by id + 0 desc offset 0) candidate
      where asked = loose or tokens @@ asked limit wanted - found;
    get diagnostics step = row_count;
    found := found + step;
    upper_id := lower_id;
    if found < ${RARE_IN_WINDOW} then
      lower_id := null;
    else
      span := span * greatest(2, 1.5 * (wanted - found) / found);
    end if;
  end loop;
end $$`

const POSTGRES = [
  documents('bigint', ',\n  tokens tsvector not null'),
  // Unpacking costs more than reading; short rows keep the walk over them short.
  'alter table search_documents alter column tokens set storage external, alter column body set storage external',
  'alter table search_documents set (toast_tuple_target = 256)',
  'create index search_index on search_documents using gin (tokens) with (fastupdate = off)',
  NEWEST,
  STATE,
]

/** For a migration. */
export async function createSearchTables(sql: Sql): Promise<void> {
  for (const statement of sql.dialect === 'sqlite' ? SQLITE : POSTGRES) await sql.run(statement)
}

/** For a migration. */
export async function dropSearchTables(sql: Sql): Promise<void> {
  const first = sql.dialect === 'sqlite' ? 'drop table search_index' : 'drop function search_newest(tsquery, tsquery, integer)'
  for (const statement of [first, 'drop table search_documents', 'drop table search_state']) await sql.run(statement)
}
