import type { Preview } from '#site/pages/preview/controller.ts'
import { makeResponse } from './cache/responses.fixture.ts'

/** Previews for whoever comes with a number: a token is a person and a document, `1.a`. */
export function makePreview(given: Partial<Preview> = {}): Preview {
  const rendered = async () => makeResponse({ body: '草稿', caching: 'none' })
  return {
    personOf: (token) => (/^\d/.test(token) ? Number.parseInt(token, 10) : null),
    storedResponse: rendered,
    renderUnsaved: rendered,
    renderBlock: rendered,
    ...given,
  }
}
