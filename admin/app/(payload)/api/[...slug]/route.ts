import { restResponse } from '#cms/access/rest-response.ts'
import config from '#cms/payload.config.ts'

async function answer(request: Request, { params }: { params: Promise<{ slug: string[] }> }): Promise<Response> {
  return restResponse({ config, segments: (await params).slug, request })
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST }
