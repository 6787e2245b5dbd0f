import { once } from 'node:events'
import { runSite } from '#server/run-site.ts'

// It does not outlive its test.
process.stdin.on('end', () => process.exit(1)).resume()

/** The public program; once it is told to end, its grace lasts until its test says a word. */
await runSite({ wait: () => once(process.stdin, 'data'), deadlineMs: 600_000 })
