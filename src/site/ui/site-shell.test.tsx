import { HtmlValidate } from 'html-validate'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Site } from '#content/read/types.ts'
import { SAMPLE_SITE } from '../../../tests/fixtures/sample-shell.ts'
import { Document } from './document.tsx'
import { SiteShell } from './site-shell.tsx'

// How React spells attributes and void elements is its own affair; everything else must be in order.
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: { 'attr-case': 'off', 'void-style': 'off', 'attribute-boolean-style': 'off', 'attribute-empty-style': 'off' },
})

function renderShell(site: Site, currentPath = '/'): string {
  return renderToString(
    <SiteShell site={site} currentPath={currentPath}>
      <h1>大學部入學指南</h1>
    </SiteShell>,
  )
}

function renderPage(site: Site, currentPath = '/'): string {
  const shell = (
    <SiteShell site={site} currentPath={currentPath}>
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

describe('the menu', () => {
  test('opens a submenu beside its link, by a switch with a name', () => {
    const html = renderShell(SAMPLE_SITE)
    expect(html).toContain('href="/admission/"')
    expect(html).toMatch(
      /<details class="nav__more" name="site-nav" data-dropdown=""><summary class="nav__switch"><span class="vh">展開〈招生資訊〉子選單/u,
    )
  })

  test('makes an item that leads nowhere the switch itself, not a link', () => {
    expect(renderShell(SAMPLE_SITE)).toContain('<summary class="nav__link nav__link--switch">課程地圖')
    expect(renderShell(SAMPLE_SITE)).not.toMatch(/<a[^>]*>課程地圖/u)
  })

  test('marks where the visitor is, and what lies above', () => {
    const html = renderShell(SAMPLE_SITE, '/admission/master/')
    expect(html).toContain('<a class="nav__link" aria-current="true" href="/admission/">招生資訊')
    expect(html).toContain('<a aria-current="page" href="/admission/master/">碩士班甄試')
  })

  test('opens on small screens without a script, with the current part unfolded', () => {
    const html = renderShell(SAMPLE_SITE, '/admission/master/')
    expect(html).toContain('popoverTarget="site-menu"')
    expect(html).toContain('<div class="drawer" id="site-menu" popover="auto">')
    expect(html.match(/<details class="drawer__more" open="">/gu)).toHaveLength(1)
  })

  test('is a list of links, never a menu bar', () => {
    expect(renderShell(SAMPLE_SITE)).not.toMatch(/role="menu/u)
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
