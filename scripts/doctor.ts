import { generatedPaths } from '#cms/config.ts'
import type { Finding } from '#health/finding.ts'
import { lookAtEverything } from '#health/look-at-everything.ts'
import { describeProblems, readEnv } from '#platform/env.ts'

/** `npm run doctor`: looks at everything the site needs and says what to do. Ends with 0 for well, 2 for weak, 1 for bad. */
const MARKS: Record<Finding['state'], string> = { good: '✓', weak: '!', bad: '✗' }

const result = readEnv(process.env)
if (!result.ok) {
  process.stderr.write(describeProblems(result.problems))
  process.exit(1)
}
const { env } = result
const findings = await lookAtEverything(env, generatedPaths(process.cwd()).migrations)
for (const { about, state, says, cure } of findings) {
  console.log(`${MARKS[state]} ${about}：${says}`)
  if (cure !== undefined) console.log(`    → ${cure}`)
}
const states = new Set(findings.map(({ state }) => state))
process.exit(states.has('bad') ? 1 : states.has('weak') ? 2 : 0)
