import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { nonceResponse, type OwnRoute, ownIndexResponse, restRootResponse } from '#site/calls/rest-root/controller.ts'
import { allowPreflight, planWordPress } from '#site/calls/wordpress/controller.ts'
import type { WordPressOptions } from '#site/calls/wordpress/resource.ts'
import type { SiteResponse } from '#site/response.ts'
import { NONCE_HREF, REST_ROOT_HREF } from '#site/routes.ts'
import type { SendCall } from './send-call.ts'

const WORDPRESS = `${REST_ROOT_HREF}wp/v2`
const LECTERN = `${REST_ROOT_HREF}lectern/v1`
const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

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
    for (const url of [bare, `${bare}/`]) app.route({ method: ['GET', 'HEAD', 'OPTIONS'], url, handler })
  }
  addIndex(REST_ROOT_HREF, () => restRootResponse(context, ownRoutes))
  addIndex(LECTERN, async () => ownIndexResponse(context, ownRoutes))
  app.get(NONCE_HREF, (request, reply) => sendCall(request, reply, { key: null, render: async () => nonceResponse(context) }))

  function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = '', ...query] = request.url.split('?')
    const search = query.length === 0 ? '' : `?${query.join('?')}`
    const plan = planWordPress(options, { method: request.method, path: path.slice(WORDPRESS.length), search })
    return sendCall(request, reply, plan)
  }
  for (const url of [WORDPRESS, `${WORDPRESS}/*`]) {
    app.route({
      method: METHODS,
      url,
      // Nothing is ever written, so that no body needs to be read.
      onRequest: async (request, reply) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') return answer(request, reply)
      },
      handler: answer,
    })
  }
}
