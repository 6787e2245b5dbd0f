import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SafeLink } from './safe-link.tsx'

const link = { href: 'https://a.example/', isExternal: true, newTab: true }
const wordsOf = (children: React.ReactNode) =>
  renderToStaticMarkup(<SafeLink link={link}>{children}</SafeLink>).replaceAll(/<[^>]*>/g, '')

it.each([
  ['簡章', '簡章（另開新分頁）'],
  [<b key="words">簡章</b>, '簡章（另開新分頁）'],
  ['簡章（另開分頁）', '簡章（另開分頁）'],
  [['簡章', <small key="note">（另開新視窗）</small>], '簡章（另開新視窗）'],
  ['在新分頁開啟簡章', '在新分頁開啟簡章'],
  ['分頁與視窗的用法', '分頁與視窗的用法（另開新分頁）'],
])('a link that opens a new tab says so once: %j', (children, words) => {
  expect(wordsOf(children)).toBe(words)
})

it('one that does not, does not', () => {
  expect(renderToStaticMarkup(<SafeLink link={{ ...link, newTab: false }}>簡章</SafeLink>)).not.toContain('分頁')
})
