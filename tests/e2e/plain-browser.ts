import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { findChromium } from '../../scripts/find-chromium.ts'

interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: { sessionId?: string; targetInfo?: { type: string; subtype?: string } }
  result?: unknown
  error?: { message: string }
}

/** A page that a tab shows, or has rendered ahead. */
export interface TabPage {
  isAhead: boolean
  send<T = unknown>(method: string, params?: object): Promise<T>
  /** The value of an expression, in the page. */
  evaluate<T>(expression: string): Promise<T>
}

export interface PlainTab {
  /** In the order in which they came. */
  pages: TabPage[]
  close(): Promise<void>
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--window-size=1440,900',
  '--remote-debugging-pipe',
]

/**
 * A browser with one tab, spoken to without Playwright, which attaches to pages in a way that keeps browsers from rendering
 * others ahead.
 */
export async function openPlainTab(): Promise<PlainTab> {
  const profile = await mkdtemp(path.join(tmpdir(), 'lectern-tab-'))
  const browser = spawn(findChromium(), [...FLAGS, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()))
  const [toBrowser, fromBrowser] = [browser.stdio[3] as Writable, browser.stdio[4] as Readable]
  const waiting = new Map<number, (message: Message) => void>()
  const pages: TabPage[] = []
  let newest = 0
  let rest = ''

  async function send<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    const id = ++newest
    const { result, error } = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve)
      toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as T
  }

  function addPage(sessionId: string, isAhead: boolean): void {
    const toPage = <T>(method: string, params: object = {}) => send<T>(method, params, sessionId)
    pages.push({
      isAhead,
      send: toPage,
      async evaluate<T>(expression: string) {
        const options = { expression, returnByValue: true, awaitPromise: true }
        return (await toPage<{ result: { value: T } }>('Runtime.evaluate', options)).result.value
      },
    })
  }

  fromBrowser.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages.map((each): Message => JSON.parse(each))) {
      if (message.id !== undefined) waiting.get(message.id)?.(message)
      const { sessionId, targetInfo } = message.params ?? {}
      if (message.method !== 'Target.attachedToTarget' || targetInfo?.type !== 'page' || sessionId === undefined) continue
      addPage(sessionId, targetInfo.subtype === 'prerender')
    }
  })

  const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank', forTab: true })
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, sessionId)
  return {
    pages,
    async close() {
      void send('Browser.close')
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}
