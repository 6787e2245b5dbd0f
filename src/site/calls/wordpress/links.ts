import { REST_ROOT_HREF, WORDPRESS } from '#addresses/calls.ts'
import type { RestCall } from './resource.ts'

export interface RestLink {
  href: string
  [detail: string]: unknown
}

export type RestLinks = Record<string, RestLink[]>

/** Absolute address of something below the REST root. */
export function restUrl(origin: string, path: string): string {
  return `${origin}${REST_ROOT_HREF}${path}`
}

export function urlOf(call: RestCall, path: string): string {
  return restUrl(call.site.origin, `${WORDPRESS}/${path}`)
}

/** The links that every item has. */
export function ownLinks(call: RestCall, base: string, id: number, about: string | null): RestLinks {
  return {
    self: [{ href: urlOf(call, `${base}/${id}`), targetHints: { allow: ['GET'] } }],
    collection: [{ href: urlOf(call, base) }],
    ...(about !== null && { about: [{ href: urlOf(call, about) }] }),
  }
}

/** What the short names of relations stand for. */
export const CURIES: RestLink[] = [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }]
