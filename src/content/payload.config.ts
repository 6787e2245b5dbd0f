import { createConfig } from './config.ts'
import { loadEnv } from './env.ts'

/** The configuration of the admin program and of Payload's command line; both run from the repository's root. */
export default createConfig({ env: loadEnv(), program: 'admin', root: process.cwd() })
