import { describe, expect, it } from 'vitest'
import { NONCE_HREF } from '#addresses/calls.ts'
import { CART_HREF } from '#addresses/cart.ts'
import { feedHref, HOME_HREF, newsHref, postHref } from '#addresses/documents.ts'
import { SITEMAP_HREF } from '#addresses/machines.ts'
import { CONFIRM_HREF, PREFERENCES_HREF, SUBSCRIBE_HREF, UNSUBSCRIBE_HREF } from '#addresses/newsletter.ts'
import { searchHref } from '#addresses/search.ts'
import { createSampleSite } from '../../../tests/fixtures/sample-site.ts'
import { SPECULATION_RULES } from './rules.ts'

const [{ where, eagerness } = { where: { and: [] }, eagerness: '' }] = SPECULATION_RULES.prerender

/** Stars alone, as the rules use them; the rest of the pattern language is the browser's. */
function mayBeAhead(path: string): boolean {
  const matches = (pattern: string) =>
    new RegExp(
      `^${pattern
        .split('*')
        .map((part) => part.replaceAll('.', '\\.'))
        .join('.*')}$`,
    ).test(path)
  return where.and.every((rule) => {
    if ('not' in rule) return !('href_matches' in rule.not) || !matches(rule.not.href_matches)
    return !('href_matches' in rule) || matches(rule.href_matches)
  })
}

describe('rendered ahead', () => {
  it.each([HOME_HREF, newsHref(), newsHref(2), postHref('演講比賽'), '/about/history/', '/newsletter/'])('%s', (path) => {
    expect(mayBeAhead(path)).toBe(true)
  })

  it('only when a visitor is about to follow a link', () => {
    expect(eagerness).toBe('moderate')
  })
})

describe('never rendered ahead', () => {
  it.each([
    SUBSCRIBE_HREF,
    CONFIRM_HREF,
    PREFERENCES_HREF,
    UNSUBSCRIBE_HREF,
    CART_HREF,
    NONCE_HREF,
    SITEMAP_HREF,
    searchHref(),
    feedHref(),
    feedHref('honor'),
    '/preview/',
    '/wp-admin/admin-ajax.php',
    '/wp-content/uploads/2026/11/form.pdf',
  ])('%s', (path) => {
    expect(mayBeAhead(path)).toBe(false)
  })

  it('what a link itself says is no page to read', () => {
    const selectors = where.and.flatMap((rule) =>
      'not' in rule && 'selector_matches' in rule.not ? rule.not.selector_matches : [],
    )
    for (const part of ['[href*="?"]', '[href*="#"]', '[href*="%23"]', '[rel~=nofollow]', '[download]'])
      expect(selectors.join()).toContain(part)
  })
})

it('every page names the rules in a header, so that no script has to stand in it', async () => {
  const site = createSampleSite()
  const { headers } = await site.get('/')
  expect(headers['speculation-rules']).toBe('"/speculation-rules.json"')
  const rules = await site.get('/speculation-rules.json')
  expect(rules.headers).toMatchObject({ 'content-type': 'application/speculationrules+json; charset=utf-8' })
  expect(JSON.parse(rules.body)).toEqual(SPECULATION_RULES)
})
