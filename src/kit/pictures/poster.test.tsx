import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Motif } from '#brand/brand.ts'
import type { Picture } from '#published/types.ts'
import { SAMPLE_PICTURE, SAMPLE_POST } from '../../../tests/fixtures/sample-shell.ts'
import { PosterMotif } from './motif.ts'
import { Poster } from './poster.tsx'

const post = { ...SAMPLE_POST, image: null, title: '「聽見」：二〇二六年系展' }
function draw(motif: Motif, photographs: Picture[] = [], shown: Parameters<typeof Poster>[0]['post'] = post): string {
  return renderToStaticMarkup(
    <PosterMotif value={{ motif, photographs }}>
      <Poster post={shown} sizes="20rem" />
    </PosterMotif>,
  )
}

describe('a post without a picture', () => {
  it('is drawn as the site has chosen', () => {
    const drawn = (['voiceprint', 'arcs', 'type', 'none'] as const).map((motif) => draw(motif))
    expect(new Set(drawn).size).toBe(4)
    expect(draw('type')).toContain('>聽見二〇</text>')
    expect(draw('arcs').match(/<circle /g)?.length).toBeGreaterThan(5)
    expect(draw('none')).not.toMatch(/<circle|<text|fill="var\(--c-ink\)"/)
  })

  it('shows one of the photographs, the same each time, and a drawing while there are none', () => {
    const photographs = ['/a.jpg', '/b.jpg', '/c.jpg'].map((url) => ({ ...SAMPLE_PICTURE, url, renditions: [] }))
    expect(draw('photographs', photographs)).toMatch(/<img src="\/[abc]\.jpg" alt=""/)
    expect(draw('photographs', photographs)).toBe(draw('photographs', photographs))
    expect(draw('photographs')).toBe(draw('voiceprint'))
  })

  it('has no colour of its own: all are tokens', () => {
    for (const motif of ['voiceprint', 'arcs', 'type', 'none'] as const) expect(draw(motif)).not.toMatch(/#[0-9a-f]{3,6}"/i)
  })
})

it('a picture of the post goes before the motif', () => {
  expect(draw('type', [], SAMPLE_POST)).toContain('stage-960.webp')
})
