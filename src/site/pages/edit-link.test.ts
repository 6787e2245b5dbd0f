import { describe, expect, it } from 'vitest'
import type { Role } from '#published/role-names.ts'
import { createSampleSite } from '../../../tests/fixtures/sample-site.ts'
import { createRouter } from '../router.ts'

const { context } = createSampleSite()
const router = createRouter(context)
const PAGE = '/admission/'
const POST = encodeURI('/news/林昀臻榮獲第一名/')

async function linkFor(path: string, role?: Role | null): Promise<string | null> {
  const findRole = role === undefined ? {} : { findRole: async () => role }
  const answer = await router.answer({ method: 'GET', url: new URL(context.origin + path), ...findRole })
  return /<a href="([^"]*)">編輯這一頁<\/a>/.exec(answer?.body ?? '')?.[1] ?? null
}

describe('「編輯這一頁」', () => {
  it('leads whoever looks after the site from a page to where it is edited', async () => {
    const links = await Promise.all((['administrator', 'editor'] as const).map((role) => linkFor(PAGE, role)))
    expect(links).toEqual(
      Array(2).fill(expect.stringMatching(/^https:\/\/admin\.example\.edu\.tw\/admin\/collections\/pages\/\d+\/visual$/)),
    )
  })

  it('leads authors from a post to its form, and from no page', async () => {
    expect(await linkFor(POST, 'author')).toMatch(/^https:\/\/admin\.example\.edu\.tw\/admin\/collections\/posts\/\d+$/)
    expect(await linkFor(PAGE, 'author')).toBeNull()
  })

  it.each([
    ['visitors', undefined],
    ['a session that is over', null],
    ['subscribers', 'subscriber'],
  ] as const)('is not there for %s', async (_, role) => {
    expect(await linkFor(PAGE, role)).toBeNull()
    expect(await linkFor(POST, role)).toBeNull()
  })

  it.each(['/news/', '/search/', '/nowhere/'])('is not on %s, which nobody wrote', async (path) => {
    expect(await linkFor(path, 'administrator')).toBeNull()
  })
})
