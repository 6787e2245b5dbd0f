import { CHECKS } from './checks.ts'
import { runSteps } from './run-steps.ts'

/** `npm run check` */
const { failed } = await runSteps(CHECKS)
process.exit(failed.length > 0 ? 1 : 0)
