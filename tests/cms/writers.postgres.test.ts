import { afterAll } from 'vitest'
import { type PostgresServer, startPostgres } from '../../scripts/postgres.ts'
import { describeWriters } from './writers.ts'

let server: PostgresServer | undefined

describeWriters('PostgreSQL', async () => {
  server = await startPostgres({ fsync: true })
  return server.createDatabase()
})

afterAll(() => server?.stop())
