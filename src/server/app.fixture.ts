import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { parseEnv } from '#platform/env.ts'
import type { Router } from '#site/router.ts'
import { type AppOptions, createApp } from './app.ts'
import { PageCache } from './cache/page-cache.ts'
import { makeResponse } from './cache/responses.fixture.ts'

export interface TestApp {
  app: FastifyInstance
  cache: PageCache
  uploadsDir: string
  /** Everything logged so far. */
  log: Record<string, unknown>[]
  /** The addresses that the site was asked for. */
  asked: string[]
}

/** Tests share their cores: an app that is slow there is not overloaded. */
export const UNHURRIED_MS = 60_000

type TestOptions = Partial<Omit<AppOptions, 'env' | 'cache' | 'site'>> &
  Partial<Router> & {
    env?: Record<string, string>
    /** The clock of the cache. */
    now?: () => number
  }

/** The whole app over a site that answers every path with a page that names it, except `/nothing/…` and `/broken/`. */
export async function createTestApp(given: TestOptions = {}): Promise<TestApp> {
  const { env: variables = {}, answer = anythingResponse, notFoundResponse = makeNotFound, now, ...options } = given
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-app-'))
  const parsed = parseEnv({
    SITE_URL: 'https://www.example.edu.tw',
    ADMIN_URL: 'https://admin.example.edu.tw',
    DATA_DIR: dataDir,
    ...variables,
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const cache = new PageCache({ maxBytes: parsed.env.cacheMaxBytes, now })
  const log: Record<string, unknown>[] = []
  const asked: string[] = []
  const app = await createApp({
    env: parsed.env,
    cache,
    site: {
      answer(request) {
        asked.push(request.url.href)
        return answer(request)
      },
      notFoundResponse,
    },
    renderErrorPage: async () => makeResponse({ status: 500, body: '<title>系統發生錯誤｜系</title>' }),
    assetsDir: null,
    isReady: () => true,
    logStream: { write: (line) => log.push(JSON.parse(line)) },
    maxEventLoopDelayMs: UNHURRIED_MS,
    ...options,
  })
  onTestFinished(async () => {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { app, cache, uploadsDir: parsed.env.uploadsDir, log, asked }
}

const anythingResponse: Router['answer'] = async ({ url }) => {
  if (url.pathname === '/broken/') throw new Error('a page that cannot be rendered')
  if (url.pathname.startsWith('/nothing/')) return null
  return makeResponse({ body: `<!doctype html><title>${url.pathname}</title>${'<p>內容</p>'.repeat(100)}`, tags: ['posts'] })
}

const makeNotFound: Router['notFoundResponse'] = async () =>
  makeResponse({ status: 404, body: '<title>找不到頁面｜系</title>', tags: ['settings'], caching: 'none' })
