import { mapOrigins } from '#platform/env/map-services.ts'
import type { Env } from '#platform/env.ts'
import type { Site } from '#published/types.ts'
import { publicHeaders } from '#site/pages/page-response.tsx'
import { SealedResponse } from '../cache/sealed-response.ts'
import { createSecurityHeaders } from '../middleware/security-headers/security-headers.ts'
import { renderAwayPage } from './away-page.ts'
import { Mirror } from './mirror.ts'

type MirrorEnv = Pick<Env, 'mirrorDir' | 'site' | 'admin' | 'map'>

/** The mirror that the operator asked for; `null` without one. */
export function openMirror(
  env: MirrorEnv,
  log: ConstructorParameters<typeof Mirror>[0]['log'],
  knownSite: () => Site | null,
): Mirror | null {
  if (env.mirrorDir === null) return null
  const awayPage = () => {
    const site = knownSite()
    return site && renderAwayPage(site)
  }
  return new Mirror({ folder: env.mirrorDir, headers: headersOfPages(env), awayPage, log })
}

/** As a page without words would have them. */
function headersOfPages({ site, admin, map }: MirrorEnv): string[] {
  const { page } = createSecurityHeaders({ siteUrl: site.url, adminUrl: admin.url, others: mapOrigins(map) })
  const blank = { status: 200, headers: publicHeaders(site.url), body: '', tags: new Set<never>(), expiresAt: null }
  return new SealedResponse({ ...blank, caching: 'shared' }, { baseHeaders: page, isPrivate: false }).represent('identity').head
}
