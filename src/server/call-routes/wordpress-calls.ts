import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { NONCE_HREF, OEMBED_HREF, OWN_CALLS_HREF, REST_ROOT_HREF, WORDPRESS_HREF } from '#addresses/calls.ts'
import { planOembed } from '#site/calls/oembed/controller.ts'
import { nonceResponse, type OwnRoute, ownIndexResponse, restRootResponse } from '#site/calls/rest-root/controller.ts'
import { allowPreflight, planWordPress } from '#site/calls/wordpress/controller.ts'
import type { WordPressOptions } from '#site/calls/wordpress/resource.ts'
import type { SiteResponse } from '#site/response.ts'
import { queryOf } from './form-fields.ts'
import type { SendCall } from './send-call.ts'

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

const API = { group: 'api' } as const

interface WordPressCallsOptions extends WordPressOptions {
  sendCall: SendCall
  /** Filled as further calls are added. */
  ownRoutes: OwnRoute[]
}

/** The REST root, a fresh nonce, and the read-only WordPress API. */
export function addWordPressCalls(app: FastifyInstance, { sendCall, ownRoutes, ...options }: WordPressCallsOptions): void {
  const { context } = options
  const addIndex = (key: string, render: () => Promise<SiteResponse>) => {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.method !== 'OPTIONS') return sendCall(request, reply, { key, render })
      return sendCall(request, reply, { key: null, render: async () => allowPreflight(await render()) })
    }
    const bare = key.replace(/\/$/, '')
    for (const url of [bare, `${bare}/`]) app.route({ method: ['GET', 'HEAD', 'OPTIONS'], url, config: API, handler })
  }
  addIndex(REST_ROOT_HREF, () => restRootResponse(context, ownRoutes))
  addIndex(OWN_CALLS_HREF, async () => ownIndexResponse(context, ownRoutes))
  app.get(NONCE_HREF, { config: API }, (request, reply) =>
    sendCall(request, reply, { key: null, render: async () => nonceResponse(context) }),
  )

  app.get(OEMBED_HREF, { config: API }, (request, reply) => sendCall(request, reply, planOembed(context, queryOf(request))))

  function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = '', ...query] = request.url.split('?')
    const search = query.length === 0 ? '' : `?${query.join('?')}`
    const plan = planWordPress(options, { method: request.method, path: path.slice(WORDPRESS_HREF.length), search })
    return sendCall(request, reply, plan)
  }
  for (const url of [WORDPRESS_HREF, `${WORDPRESS_HREF}/*`]) {
    app.route({
      method: METHODS,
      url,
      config: API,
      // Nothing is ever written, so that no body needs to be read.
      onRequest: async (request, reply) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') return answer(request, reply)
      },
      handler: answer,
    })
  }
}
