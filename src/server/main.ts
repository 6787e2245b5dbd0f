import { runSite } from './run-site.ts'

/** The public program. Runs from the repository's root, after `npm run build`. */
await runSite()
