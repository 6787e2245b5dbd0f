import type { PayloadHandler, PayloadRequest, TypedUser } from 'payload'
import { documentId } from '#published/links.ts'
import { hasRole } from '../access/roles.ts'
import { say } from '../access/say.ts'

type Work = (request: { req: PayloadRequest; id: number; user: TypedUser }) => Promise<Response>

/** Buttons of documents about visitors: for editors, on a document by its id. */
export function forEditors(work: Work): PayloadHandler {
  return async (req) => {
    const { user } = req
    if (!user || !hasRole(user, 'administrator', 'editor')) return say(403, '只有編輯與管理員可以這麼做。')
    const id = documentId(req.routeParams?.id)
    return id === null ? say(404, '找不到這筆資料。') : work({ req, id, user })
  }
}

export function download(body: string, type: string, name: string): Response {
  const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' }
  return new Response(body, { headers })
}
