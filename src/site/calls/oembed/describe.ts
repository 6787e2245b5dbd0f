import { OEMBED } from '#addresses/calls.ts'
import type { RouteDescriptions } from '../wordpress/describe-routes.ts'
import { restUrl } from '../wordpress/links.ts'

export function describeOembed(origin: string): RouteDescriptions {
  const args = {
    url: { type: 'string', format: 'uri', required: true },
    format: { type: 'string', default: 'json', required: false },
    maxwidth: { type: 'integer', default: 600, required: false },
  }
  return {
    [`/${OEMBED}/embed`]: {
      namespace: OEMBED,
      methods: ['GET'],
      endpoints: [{ methods: ['GET'], args }],
      _links: { self: [{ href: restUrl(origin, `${OEMBED}/embed`) }] },
    },
  }
}
