import { loadEnv } from '#platform/env.ts'
import { createConfig } from './config.ts'

/** The configuration of the admin program and of Payload's command line; both run from the repository's root. */
export default createConfig({ env: loadEnv(), program: 'admin', root: process.cwd() })
