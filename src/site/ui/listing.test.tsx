import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LeadCard, PostCardView, PostRow } from '#kit/posts/post-card.tsx'
import { SAMPLE_POST, SAMPLE_TERM } from '../../../tests/fixtures/sample-shell.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { SearchForm } from './search-form.tsx'
import { TermChips } from './term-chips.tsx'

describe('a post in a list', () => {
  test.each([
    ['card', PostCardView],
    ['lead', LeadCard],
    ['row', PostRow],
  ])('has one link, under a heading of the level asked for: %s', (_, View) => {
    const html = renderToString(<View post={SAMPLE_POST} headingLevel={3} />)
    expect(html.match(/<a /gu)).toHaveLength(1)
    expect(html).toMatch(/<h3[^>]*><a href="\/news\/speech-contest\/">/u)
  })

  test('shows category and day, and a poster that repeats nothing aloud', () => {
    const html = renderToString(<PostCardView post={SAMPLE_POST} headingLevel={2} />)
    expect(html).toContain('<span class="tag" data-paper="straw">榮譽</span>')
    expect(html).toContain('<time dateTime="2026-11-11T17:30:00.000Z">2026.11.12</time>')
    expect(html).toMatch(/<img[^>]*alt=""/u)
  })

  test('gets a drawn poster when it has no picture, and does without category and excerpt', () => {
    const bare = { ...SAMPLE_POST, image: null, category: null, excerpt: '' }
    const html = renderToString(<PostCardView post={bare} headingLevel={2} />)
    expect(html).toContain('<svg class="poster__art"')
    expect(html).not.toMatch(/class="tag"|card__excerpt/u)
  })
})

describe('Breadcrumb', () => {
  test('begins at home, once, and ends at the page itself', () => {
    const short = renderToString(<Breadcrumb crumbs={[]} current="師資陣容" />)
    const full = renderToString(<Breadcrumb crumbs={[{ label: '首頁', href: '/' }]} current="師資陣容" />)
    expect(short).toBe(full)
    expect(full.match(/首頁/gu)).toHaveLength(1)
    expect(full).toContain('<span aria-current="page">師資陣容</span>')
  })
})

describe('TermChips', () => {
  const terms = [{ ...SAMPLE_TERM, count: 34 }]

  test('marks all posts when no term is chosen', () => {
    const html = renderToString(<TermChips terms={terms} current={null} allHref="/news/" allCount={128} />)
    expect(html).toContain('<a class="chip" href="/news/" aria-current="true">全部 <small>128</small></a>')
  })

  test('marks the chosen term, on its paper', () => {
    const html = renderToString(<TermChips terms={terms} current={SAMPLE_TERM} allHref="/news/" allCount={128} />)
    expect(html).toContain('data-paper="straw" href="/category/honor/" aria-current="true"')
    expect(html.match(/aria-current/gu)).toHaveLength(1)
  })
})

describe('SearchForm', () => {
  test('asks /search/ for q, with a label, and keeps what was asked', () => {
    const html = renderToString(<SearchForm query={'"演講" <b>'} />)
    expect(html).toMatch(/^<search><form class="search" action="\/search\/" method="get">/u)
    expect(html).toContain('<label class="vh" for="search-query">')
    expect(html).toContain('name="q"')
    expect(html).toContain('value="&quot;演講&quot; &lt;b&gt;"')
    expect(html).not.toContain('autofocus')
  })
})
