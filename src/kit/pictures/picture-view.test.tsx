import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SAMPLE_PICTURE } from '../../../tests/fixtures/sample-shell.ts'
import { PictureView } from './picture-view.tsx'

const { focal, ...flat } = SAMPLE_PICTURE

describe('PictureView', () => {
  test('offers every rendition, and its size before it has loaded', () => {
    const html = renderToString(<PictureView picture={SAMPLE_PICTURE} sizes="50vw" />)
    expect(html).toContain('stage-480.webp 480w, /wp-content/uploads/2026/11/stage-960.webp 960w')
    expect(html).toContain('sizes="50vw"')
    expect(html).toContain('width="1800" height="1200"')
    expect(html).toContain('alt="決賽現場，講臺上的參賽者"')
  })

  test('waits for the visitor, unless it is the first thing seen', () => {
    expect(renderToString(<PictureView picture={SAMPLE_PICTURE} sizes="50vw" />)).toContain('loading="lazy"')
    const eager = renderToString(<PictureView picture={SAMPLE_PICTURE} sizes="50vw" eager />)
    expect(eager).not.toContain('loading=')
    expect(eager).toMatch(/<img[^>]* fetchPriority="high"/u)
  })

  test('shows the original of a drawing, which has no renditions', () => {
    const html = renderToString(<PictureView picture={{ ...flat, focal, renditions: [], url: '/a.svg' }} sizes="50vw" />)
    expect(html).toContain('src="/a.svg"')
    expect(html).not.toMatch(/srcset|sizes/iu)
  })

  test('is silent where the text beside it says it all', () => {
    expect(renderToString(<PictureView picture={SAMPLE_PICTURE} sizes="50vw" decorative />)).toContain('alt=""')
  })

  test('keeps its focal point in sight when it is cropped', () => {
    const html = renderToString(<PictureView picture={{ ...flat, focal: { x: 80, y: 3 } }} sizes="50vw" ratio="21/8" />)
    expect(html).toContain('data-ratio="21/8" data-focal-x="75" data-focal-y="0"')
    expect(html).not.toContain('style=')
  })
})
