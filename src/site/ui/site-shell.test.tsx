import { HtmlValidate } from 'html-validate'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Site } from '#published/types.ts'
import { createRenderContext } from '../../../tests/fixtures/render-context.ts'
import { sampleContent } from '../../../tests/fixtures/sample-content.ts'
import { createSampleReader } from '../../../tests/fixtures/sample-reader.ts'
import { SAMPLE_SITE } from '../../../tests/fixtures/sample-shell.ts'
import { EMPTY_FRAME, renderFrame } from '../frame.ts'
import { Document } from './document.tsx'
import { LayoutHtml } from './layout-html.tsx'
import { SiteShell } from './site-shell.tsx'

// How React spells attributes and void elements is its own affair; everything else must be in order.
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: { 'attr-case': 'off', 'void-style': 'off', 'attribute-boolean-style': 'off', 'attribute-empty-style': 'off' },
})

function renderShell(site: Site, currentPath = '/'): string {
  return renderToString(
    <SiteShell site={site} frame={EMPTY_FRAME} currentPath={currentPath}>
      <h1>大學部入學指南</h1>
    </SiteShell>,
  )
}

function renderPage(site: Site, currentPath = '/'): string {
  const shell = (
    <SiteShell site={site} frame={EMPTY_FRAME} currentPath={currentPath}>
      <h1>大學部入學指南</h1>
    </SiteShell>
  )
  const page = (
    <Document title="大學部入學指南｜口傳系" description="" canonical={null} styles={['/site.css']} loader="/loader.js">
      {shell}
    </Document>
  )
  return `<!DOCTYPE html>${renderToString(page)}`
}

const EMPTY_SITE: Site = {
  ...SAMPLE_SITE,
  contact: { address: '', mapUrl: '', phone: '', phoneNote: '', email: '', hours: '' },
  social: [],
  headerMenu: null,
  utilityMenu: null,
  footerMenus: [],
  legalMenu: null,
}

describe('the frame of every page', () => {
  test.each([
    ['a full site', SAMPLE_SITE],
    ['a site that nobody has filled in yet', EMPTY_SITE],
  ])('is valid HTML for %s', async (_, site) => {
    const report = await validator.validateString(renderPage(site, '/admission/undergraduate/'))
    expect(report.results.flatMap((result) => result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
  })

  test('begins with the way to the main content, which can take focus', () => {
    const html = renderShell(SAMPLE_SITE)
    expect(html.match(/<(?:a|button|summary)[^>]*>[^<]*/u)?.[0]).toBe('<a class="skip" href="#main">跳到主要內容區塊')
    expect(html).toContain('<main id="main" tabindex="-1">')
  })

  test('has the three zones with their access keys, in the words of the rules', () => {
    const html = renderShell(SAMPLE_SITE)
    for (const [key, name] of Object.entries({ U: '上方功能區塊', C: '中央內容區塊', Z: '下方頁尾區塊' }))
      expect(html).toMatch(new RegExp(`<a id="${key}" accessKey="${key}" href="#${key}"[^>]*title="${name}"[^>]*>:::</a>`, 'u'))
  })

  test('needs no inline style and no inline script', () => {
    expect(renderPage(SAMPLE_SITE)).not.toMatch(/\sstyle=|<style|<script(?![^>]*\ssrc=)|\son\w+=/u)
  })
})

describe('the header', () => {
  const framed = async (path: string, site: Site = SAMPLE_SITE) => {
    const context = createRenderContext({
      url: new URL(path, 'https://speech.example'),
      reader: createSampleReader(sampleContent({ site })),
    })
    const frame = await renderFrame(site, context)
    expect(context.failures).toEqual([])
    const shell = (
      <SiteShell site={site} frame={frame} currentPath={path}>
        <h1>大學部入學指南</h1>
      </SiteShell>
    )
    return renderToString(shell)
  }

  test('opens a submenu beside its link, by a switch with a name', async () => {
    const html = await framed('/')
    expect(html).toContain('<nav class="w-nav-menu" aria-label="主選單"')
    expect(html).toMatch(
      /<a class="w-nav-menu__link" href="\/admission\/">招生資訊<\/a><details [^>]*><summary[^>]*><span class="vh">展開〈招生資訊〉子選單/u,
    )
  })

  test('makes an item that leads nowhere the switch itself, not a link', async () => {
    const html = await framed('/')
    expect(html).toMatch(/<summary class="[^"]*">課程地圖/u)
    expect(html).not.toMatch(/<a[^>]*>課程地圖/u)
  })

  test('marks where the visitor is, and what lies above', async () => {
    const html = await framed('/admission/master/')
    expect(html).toContain('aria-current="true" href="/admission/">招生資訊')
    expect(html).toContain('aria-current="page" href="/admission/master/">碩士班甄試')
  })

  test('has one menu for all screens, with the other menu below it; the browser opens it on small ones', async () => {
    const html = await framed('/')
    expect(html.match(/>碩士班甄試</gu)).toHaveLength(1)
    const [, drawer] = /popoverTarget="([^"]+)"/u.exec(html) ?? []
    expect(html).toContain(`id="${drawer}" popover="auto"`)
    expect(html).toMatch(/w-nav-menu__foot.*<a lang="en" href="\/en\/" hrefLang="en">English/u)
  })

  test('is valid HTML with its menu', async () => {
    const page = (
      <Document title="大學部入學指南｜口傳系" description="" canonical={null} styles={['/site.css']} loader="/loader.js">
        <LayoutHtml html={await framed('/admission/master/')} />
      </Document>
    )
    const report = await validator.validateString(`<!DOCTYPE html>${renderToString(page)}`)
    expect(report.results.flatMap((result) => result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
  })

  test('stays in sight only where the site wants it', async () => {
    expect(await framed('/')).toContain('<header class="site-head" data-sticky="true">')
    expect(await framed('/', { ...SAMPLE_SITE, isHeaderSticky: false })).toContain('<header class="site-head">')
  })

  test('is a list of links, never a menu bar', async () => {
    expect(await framed('/')).not.toMatch(/role="menu/u)
  })

  test('says what is elsewhere and what is in another language', () => {
    const html = renderShell(SAMPLE_SITE)
    expect(html).toContain('<a href="https://mingde.example/" rel="noopener">明德大學首頁')
    expect(html).toContain('<a lang="en" href="/en/" hrefLang="en">English')
  })
})

describe('the footer', () => {
  test('can be called and written to', () => {
    const html = renderShell(SAMPLE_SITE)
    expect(html).toContain('href="tel:+886455501988"')
    expect(html).toContain('href="mailto:speech@mingde.example"')
  })

  test('leaves out what the department has not given', () => {
    expect(renderShell(EMPTY_SITE)).not.toMatch(/電話|信箱|追蹤我們/u)
  })
})
