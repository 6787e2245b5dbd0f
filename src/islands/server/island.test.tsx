import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { ATTRIBUTE } from '../wire.ts'
import { IslandScripts } from './island.tsx'

const Note = island('note', function Note({ text }: { text: string | undefined }) {
  return <p>{text}</p>
})
const Panes = island('panes', function Panes({ panes }: { panes: { title: string; content: SlotContent }[] }) {
  return panes.map(({ title, content }) => <Slot key={title} as="section" className={title} content={content} />)
})
const Odd = island('odd', function Odd(_props: { value: unknown }) {
  return null
})
const Sharing = island('share-buttons', function Sharing() {
  return null
})
const Outer = island('outer', function Outer() {
  return <Note when="load" text="inside" />
})

const render = (element: React.ReactNode) =>
  renderToStaticMarkup(<IslandScripts value={(name) => `/assets/island-${name}-1.js`}>{element}</IslandScripts>)

const propsIn = (markup: string) => JSON.parse(readTags(markup)[0]?.attributes.get(ATTRIBUTE.props) ?? '')

describe('an island on the server', () => {
  it('is its markup, wrapped in what the loader reads', () => {
    expect(render(<Note when="visible" text="3" />)).toBe(
      '<div data-widget="note" data-when="visible" data-module="/assets/island-note-1.js" ' +
        'data-props="{&quot;text&quot;:&quot;3&quot;}"><p>3</p></div>',
    )
  })

  it('is called by no name that content blockers look for', () => {
    expect(render(<Sharing when="load" />)).toContain('data-widget="pass"')
  })

  it.each([
    ['markup', `'><img src=x onerror="alert(1)">&quot;`],
    ['Chinese, emoji and separators', '講台 😀 \u2028'],
    ['NUL and lone surrogates', 'a\u0000 \ud800'],
  ])('lets no text out of its attribute: %s', (_kind, text) => {
    const markup = render(<Note when="load" text={text} />)
    expect(markup).not.toContain('<img')
    expect(propsIn(markup)).toEqual({ text })
  })

  it('gives the browser nothing where the server had nothing', () => {
    expect(propsIn(render(<Note when="load" text={undefined} />))).toEqual({})
  })

  it('keeps the elements that it was given: the browser gets their numbers, and their HTML once', () => {
    const panes = [
      { title: 'a', content: <b>one</b> },
      { title: 'b', content: <Note when="idle" text="two" /> },
      { title: 'c', content: null },
    ]
    const markup = render(<Panes when="visible" panes={panes} />)
    expect(propsIn(markup)).toEqual({
      panes: [
        { title: 'a', content: { $slot: 0 } },
        { title: 'b', content: { $slot: 1 } },
        { title: 'c', content: null },
      ],
    })
    expect(markup).toContain('<section class="a" data-slot="0"><b>one</b></section>')
    expect(markup).toMatch(
      /<section class="b" data-slot="1"><div data-widget="note" data-when="idle".*<p>two<\/p><\/div><\/section>/,
    )
    expect(markup).toContain('<section class="c"></section>')
  })

  it('refuses what JSON would lose', () => {
    expect(() => render(<Odd when="load" value={{ at: new Date(0) }} />)).toThrow("odd.value.at can't travel to the browser")
    expect(() => render(<Odd when="load" value={[() => 1]} />)).toThrow("odd.value.0 can't travel to the browser")
  })

  it('refuses to stand in another one outside of its slots: the browser would not find it', () => {
    expect(() => render(<Outer when="load" />)).toThrow('The island note stands in another one')
  })
})
