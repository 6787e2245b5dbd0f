import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { type CsvResult, MAX_CSV_MB } from '#settings/csv.ts'
import { decodeCsv } from './decode-csv.ts'
import { isPublicAddress, lookupPublic, PrivateAddressError } from './public-address.ts'

/** The save waits for it, and other writers wait for the save. */
const TIME_LIMIT_MS = 5000
const MAX_BYTES = MAX_CSV_MB * 1024 * 1024
const MAX_REDIRECTS = 3

interface FetchOptions {
  /** `host` or `host:port` that the operator trusts: may be private, and speak plain HTTP. */
  trustedHosts: readonly string[]
  timeLimit?: number
}

class Refusal extends Error {}

/** Reads the table at an address. Answers a reason in Chinese, and never throws, when that can't be done. */
export async function fetchCsv(address: string, { trustedHosts, timeLimit = TIME_LIMIT_MS }: FetchOptions): Promise<CsvResult> {
  const signal = AbortSignal.timeout(timeLimit)
  try {
    let url = new URL(address)
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const response = await request(url, trustedHosts, signal)
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy()
        url = new URL(headers.location, url)
        continue
      }
      return decodeCsv(await readBody(response))
    }
    return { ok: false, reason: '轉址太多次。' }
  } catch (error) {
    return { ok: false, reason: reasonOf(error, signal) }
  }
}

function request(url: URL, trustedHosts: readonly string[], signal: AbortSignal): Promise<IncomingMessage> {
  const isTrusted = trustedHosts.includes(url.host)
  if (url.protocol !== 'https:' && !(isTrusted && url.protocol === 'http:')) throw new Refusal('網址必須以 https:// 開頭。')
  if (url.username !== '' || url.password !== '') throw new Refusal('網址不能帶帳號或密碼。')
  const host = url.hostname.replaceAll(/[[\]]/g, '')
  if (!isTrusted && url.port !== '') throw new Refusal('網址不能指定連接埠。')
  // A literal address is never looked up.
  if (!isTrusted && isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddressError(host)
  return new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http
    get(
      url,
      {
        signal,
        agent: false,
        headers: { accept: 'text/csv, text/plain;q=0.9', 'accept-encoding': 'identity', 'user-agent': 'Lectern' },
        ...(isTrusted ? {} : { lookup: lookupPublic }),
      },
      resolve,
    ).on('error', reject)
  })
}

async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  const { statusCode = 0, headers } = response
  const chunks: Buffer[] = []
  let size = 0
  try {
    if (statusCode !== 200) throw new Refusal(`對方網站回答 ${statusCode}，請確認網址能公開下載。`)
    if (/\bhtml\b/i.test(headers['content-type'] ?? '')) throw new Refusal('網址傳回的是網頁，不是 CSV 檔。')
    for await (const chunk of response) {
      size += chunk.length
      if (size > MAX_BYTES) throw new Refusal(`檔案太大：最大 ${MAX_CSV_MB} MB。`)
      chunks.push(chunk)
    }
  } finally {
    response.destroy()
  }
  return Buffer.concat(chunks)
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (error instanceof Refusal) return error.message
  if (error instanceof PrivateAddressError) return '網址指向內部網路，不能讀取。'
  if (signal.aborted) return '對方網站太久沒有回應。'
  if (error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL') return '這不是完整的網址。'
  return '連不上對方網站，請確認網址。'
}
