import { expect, test } from 'vitest'
import { DatabaseAway, isDatabaseAway } from './database-away.ts'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['one that was refused at every address', new AggregateError([withCode('ECONNREFUSED'), withCode('ENETUNREACH')])],
  ['one that broke', new Error('Connection terminated unexpectedly')],
  ['one that broke while it was waited for', new Error('Connection terminated due to connection timeout')],
  ['a pool that waited in vain', new Error('timeout exceeded when trying to connect')],
  ['a server that stops', withCode('57P01', 'terminating connection due to administrator command')],
  ['a server that starts', withCode('57P03', 'the database system is starting up')],
  ['a server with too many clients', withCode('53300')],
  ['a file that cannot be opened', withCode('SQLITE_CANTOPEN')],
  ['a file that libsql cannot open', new Error('ConnectionFailed("Unable to open connection to local database x.db: 14")')],
  ['a disk that cannot be read', withCode('SQLITE_IOERR_READ')],
  ['what was told before', new DatabaseAway()],
  [
    'a query that failed for such a reason',
    new Error('Failed query', { cause: new Error('y', { cause: withCode('ECONNRESET') }) }),
  ],
])('%s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  ['a wrong statement', withCode('42601')],
  ['a value that is taken', withCode('SQLITE_CONSTRAINT_UNIQUE')],
  ['a lock', withCode('55P03')],
  ['our own mistake', new TypeError('x is not a function')],
  ['a text', 'ECONNREFUSED'],
  ['nothing', undefined],
])('not: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

test('an error that causes itself is not walked for ever', () => {
  const error = new Error('x')
  error.cause = error
  expect(isDatabaseAway(error)).toBe(false)
})
