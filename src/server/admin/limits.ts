import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientNetwork } from '#platform/client-network.ts'

interface LimitOptions {
  scale: number
  signInsPerMinute: number
}

/** Counts a request; says for how many seconds its sender has to wait, 0 for not at all. */
type Limit = (request: FastifyRequest) => Promise<number>

export interface AdminLimits {
  /** By network: guessing passwords, also over many accounts. */
  signIn: Limit
  /** By network: everything else without a session. */
  stranger: Limit
  /** By account: a whole office may share one address. */
  staff(request: FastifyRequest, account: string): Promise<number>
}

const MINUTE_MS = 60_000
const CLIENTS_REMEMBERED = 20_000
// To sign in takes three, and a whole office may do so at nine o'clock.
const STRANGERS_PER_MINUTE = 30
// A form asks about four times a second while somebody types.
const STAFF_PER_MINUTE = 600

declare module 'fastify' {
  interface FastifyRequest {
    account?: string
  }
}

export async function createAdminLimits(app: FastifyInstance, { scale, signInsPerMinute }: LimitOptions): Promise<AdminLimits> {
  await app.register(rateLimit, { global: false, cache: CLIENTS_REMEMBERED })
  const limitTo = (max: number, keyOf: (request: FastifyRequest) => string): Limit => {
    const count = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator: keyOf })
    return async (request) => {
      const result = await count(request)
      return result.isAllowed || !result.isExceeded ? 0 : result.ttlInSeconds
    }
  }
  const byNetwork = ({ ip }: FastifyRequest) => clientNetwork(ip)
  const staff = limitTo(STAFF_PER_MINUTE * scale, askerOf)
  return {
    signIn: limitTo(signInsPerMinute, byNetwork),
    stranger: limitTo(STRANGERS_PER_MINUTE * scale, byNetwork),
    staff(request, account) {
      request.account = account
      return staff(request)
    },
  }
}

/** Whose turn a request is: of the account that was counted, or of the network that it comes from. */
export function askerOf({ account, ip }: FastifyRequest): string {
  return account ?? clientNetwork(ip)
}
