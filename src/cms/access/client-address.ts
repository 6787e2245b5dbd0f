import { clientNetwork, rememberedNetwork } from '#platform/client-network.ts'

/** The client's address, written by the server in front of the admin and by nobody else. */
export const CLIENT_HEADER = 'x-lectern-client'

const addressOf = (headers: Headers) => headers.get(CLIENT_HEADER) ?? ''

/** Whom a request comes from, to count by. */
export function clientOf(headers: Headers): string {
  return clientNetwork(addressOf(headers)) || 'direct'
}

/** Where a request comes from, to remember: too little of its address to know a person by. Empty where there is none. */
export function originOf(headers: Headers): string {
  return rememberedNetwork(addressOf(headers))
}
