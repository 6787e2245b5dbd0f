import { type NextRequest, NextResponse } from 'next/server'

const WINDOW_MS = 60_000
const LIMIT = Number(process.env.LOGIN_LIMIT_PER_MINUTE ?? 10)
const MAX_CLIENTS = 10_000

/** Sign-in attempts of the last minute by client address. Accounts lock on their own; this slows guessing over many accounts. */
const attempts = new Map<string, { count: number; since: number }>()

export function proxy(request: NextRequest): NextResponse {
  if (request.method !== 'POST') return NextResponse.next()
  const client = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'direct'
  const now = Date.now()
  const known = attempts.get(client)
  const current = known && now - known.since < WINDOW_MS ? known : { count: 0, since: now }
  current.count++
  if (attempts.size >= MAX_CLIENTS) attempts.clear()
  attempts.set(client, current)
  if (current.count <= LIMIT) return NextResponse.next()
  const seconds = Math.ceil((current.since + WINDOW_MS - now) / 1000)
  return NextResponse.json(
    { errors: [{ message: `嘗試太多次了，請在 ${seconds} 秒後再試。` }] },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  )
}

export const config = { matcher: ['/api/users/login', '/api/users/forgot-password', '/api/users/reset-password'] }
