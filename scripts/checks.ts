import type { Step } from './run-steps.ts'

const check = (name: string, command: string, args: string[]): Step => ({ name, command, args, cores: 1 })

/** What can be said of the code without running it. */
export const CHECKS: Step[] = [
  check('types', 'npx', ['tsc', '--noEmit']),
  check('generated files', process.execPath, ['-C', 'production', '--import', 'tsx', 'scripts/generate.ts', '--check']),
  check('lint', 'npx', ['biome', 'ci', '--error-on-warnings', '.']),
  check('dead code', 'npx', ['knip']),
]
