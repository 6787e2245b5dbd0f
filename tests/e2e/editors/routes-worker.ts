import { createConfig } from '#cms/config.ts'
import { loadEnv } from '#platform/env.ts'

/** Prints every endpoint that Payload registers in the admin: ours, its own, and those of its own collections. */
const config = await createConfig({ env: loadEnv(), program: 'admin', root: process.cwd() })
const owners = [
  { owner: '', endpoints: config.endpoints },
  ...config.collections.map(({ slug, endpoints }) => ({ owner: slug, endpoints })),
  ...config.globals.map(({ slug, endpoints }) => ({ owner: `globals/${slug}`, endpoints })),
]
const routes = owners.flatMap(({ owner, endpoints }) =>
  (endpoints || []).map(({ method, path }) => ({ owner, method: method.toUpperCase(), path })),
)
process.stdout.write(JSON.stringify(routes), () => process.exit(0))
