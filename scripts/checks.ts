import type { Step } from './run-steps.ts'

const check = (name: string, command: string, args: string[]): Step => ({ name, command, args, cores: 1 })

/** What can be said of the code without running it. */
export const CHECKS: Step[] = [
  // By the native compiler, which takes a third of the time; Next and its neighbours ask for the one before it by its old interface.
  check('types', process.execPath, ['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded']),
  check('generated files', process.execPath, ['-C', 'production', '--import', 'tsx', 'scripts/generate.ts', '--check']),
  check('lint', 'npx', ['biome', 'ci', '--error-on-warnings', '.']),
  check('dead code', 'npx', ['knip']),
]
