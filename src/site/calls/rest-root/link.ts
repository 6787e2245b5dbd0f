import { REST_ROOT_HREF } from '#addresses/calls.ts'

/** The `Link` by which clients of WordPress find the REST root. */
export function restRootLink(origin: string): string {
  return `<${origin}${REST_ROOT_HREF}>; rel="https://api.w.org/"`
}
