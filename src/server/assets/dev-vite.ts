import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'vite'
import type { SiteAssets } from '#site/response.ts'
import { devAssets } from './dev-assets.ts'

export interface DevVite {
  assets: SiteAssets
  /** Answers requests for sources and built-in modules; calls `next` for everything else. */
  middleware(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void
  /** A server module as it is now; only what has changed since is run again. `path` starts at the root: `/src/site/router.ts`. */
  loadModule(path: string): Promise<Record<string, unknown>>
  close(): Promise<void>
}

/** Vite inside the site's own server: one port for pages, sources and hot replacement. `root` is the repository. */
export async function createDevVite({ root, server }: { root: string; server: Server }): Promise<DevVite> {
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  return {
    assets: devAssets(root),
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    loadModule: (path) => vite.ssrLoadModule(path),
    close: () => vite.close(),
  }
}
