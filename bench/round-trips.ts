import { startPostgres } from '../scripts/postgres.ts'
import type { Cleanup } from './cleanup.ts'
import type { RoundTrips } from './count-round-trips.ts'
import { prepareDatabase, programEnv } from './processes.ts'
import type { RenderCalls } from './render-worker.ts'
import type { Line, Section } from './table.ts'
import { withWorker } from './worker.ts'

const PAGE = '/students/internship/'
const SEARCH = `/search/?q=${encodeURIComponent('辯論')}`

/** How often a render of the demo department waits for PostgreSQL, which may be on another machine. */
export async function measureRoundTrips(cleanup: Cleanup): Promise<Section> {
  const server = await startPostgres()
  cleanup.add(() => server.stop())
  const env = programEnv(cleanup.makeFolder(), { DATABASE_URL: await server.createDatabase() })
  await prepareDatabase(env)
  return withWorker<RenderCalls, Section>('bench/render-worker.ts', env, async (worker) => {
    const [post = '', category = ''] = await Promise.all([
      worker.call('findAddress', { sitemap: '/sitemap-posts-1.xml' }),
      worker.call('findAddress', { sitemap: '/sitemap-terms.xml' }),
    ])
    const subjects = { home: '/', [`page ${PAGE}`]: PAGE, post, '/news/': '/news/', category, search: SEARCH }
    const lines: Line[] = []
    for (const [what, address] of Object.entries(subjects)) {
      const { cold, warm } = await worker.call('countRoundTrips', { address })
      lines.push({ what, result: `${asTrips(cold)} with nothing in memory; ${asTrips(warm)} later` })
    }
    return { title: 'Round trips to PostgreSQL', lines }
  })
}

function asTrips({ queries, trips }: RoundTrips): string {
  return `${trips} (${queries} queries)`
}
