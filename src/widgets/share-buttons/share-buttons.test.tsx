import type { ArrayField, SelectField } from 'payload'
import { describe, expect, it } from 'vitest'
import { SHARE_NETWORKS } from '#published/share-networks.ts'
import { blockOf } from '#settings/define-settings.ts'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { samplePicture } from '../../../tests/fixtures/sample-content.ts'
import { addressToShare, hasCounter, isLinked, type LinkedNetwork, type Shared, shareHref } from './model.ts'
import { labelOf, nameOf } from './naming.ts'
import { shareButtonsSettings } from './settings.ts'

const URL_TEXT = 'https://speech.example/news/%E6%BC%94%E8%AC%9B/'
const PLAIN: Shared = { url: URL_TEXT, title: 'Title', text: 'Text', image: 'https://speech.example/a.jpg' }
const U = encodeURIComponent(URL_TEXT)
const I = encodeURIComponent(PLAIN.image)

describe('where each network is linked to', () => {
  const TARGETS: Record<LinkedNetwork, string> = {
    facebook: `https://www.facebook.com/sharer.php?u=${U}`,
    twitter: `https://twitter.com/intent/tweet?text=Title%20${U}`,
    linkedin: `https://www.linkedin.com/shareArticle?mini=true&url=${U}&title=Title&summary=Text&source=${U}`,
    pinterest: `https://www.pinterest.com/pin/create/button/?url=${U}&media=${I}`,
    reddit: `https://reddit.com/submit?url=${U}&title=Title`,
    vk: `https://vkontakte.ru/share.php?url=${U}&title=Title&description=Text&image=${I}`,
    odnoklassniki: `https://connect.ok.ru/offer?url=${U}&title=Title&imageUrl=${I}`,
    tumblr: `https://tumblr.com/share/link?url=${U}`,
    digg: `https://digg.com/submit?url=${U}`,
    skype: `https://web.skype.com/share?url=${U}`,
    stumbleupon: `https://www.stumbleupon.com/submit?url=${U}`,
    mix: `https://mix.com/add?url=${U}`,
    telegram: `https://telegram.me/share/url?url=${U}&text=Title%0AText`,
    pocket: `https://getpocket.com/edit?url=${U}`,
    xing: `https://www.xing.com/spi/shares/new?url=${U}`,
    whatsapp: `https://api.whatsapp.com/send?text=*Title*%0AText%0A${U}`,
    email: `mailto:?subject=Title&body=Text%0D%0A${U}`,
    'x-twitter': `https://x.com/intent/tweet?text=Title%20${U}`,
    threads: `https://threads.net/intent/post?text=Title%20${U}`,
    line: `https://social-plugins.line.me/lineit/share?url=${U}`,
  }

  it.each(Object.entries(TARGETS) as [LinkedNetwork, string][])('%s', (network, target) => {
    expect(shareHref(network, PLAIN)).toBe(target)
  })

  it('is known for all but printing and copying, which the page does itself', () => {
    const own = SHARE_NETWORKS.map(({ value }) => value).filter((network) => !isLinked(network))
    expect(own).toEqual(['print', 'copy'])
    expect(SHARE_NETWORKS).toHaveLength(22)
  })

  it('is told the text of what has no title', () => {
    const untitled = { ...PLAIN, title: '' }
    expect(shareHref('threads', untitled)).toBe(`https://threads.net/intent/post?text=Text%20${U}`)
    expect(shareHref('telegram', untitled)).toBe(`https://telegram.me/share/url?url=${U}&text=Text`)
  })

  it('leaves empty what is empty; a mail without a subject has none', () => {
    const bare = { url: URL_TEXT, title: '', text: '', image: '' }
    expect(shareHref('email', bare)).toBe(`mailto:?body=${U}`)
    expect(shareHref('whatsapp', bare)).toBe(`https://api.whatsapp.com/send?text=${U}`)
    expect(shareHref('twitter', bare)).toBe(`https://twitter.com/intent/tweet?text=${U}`)
    expect(shareHref('pinterest', bare)).toBe(`https://www.pinterest.com/pin/create/button/?url=${U}&media=`)
  })
})

describe('titles and texts', () => {
  const NASTY = [
    '100% 成功 & 50%25',
    'a=b&c=d?e/f+g',
    `"quoted" 'single' \\back「引號」`,
    '<b>粗</b><script>alert(1)</script>',
    '🎤👩🏽‍🏫 emoji',
    '第一行\n第二行',
    '%E4%BD%A0 already encoded',
    '100%',
  ]
  const linked = SHARE_NETWORKS.flatMap(({ value }) => (isLinked(value) ? [value] : []))

  it.each(NASTY)('arrive as they were written: %j', (text) => {
    for (const network of linked) {
      const href = shareHref(network, { ...PLAIN, title: text, text })
      const { searchParams } = new URL(href)
      const inMail = network === 'email' ? text.replaceAll('\n', '\r\n') : text
      const values = [...searchParams.values()]
      for (const value of values) expect(decodesTo(value, inMail, text.replaceAll('\n', ' ')), `${network}: ${value}`).toBe(true)
      expect(href, network).not.toMatch(/[\s"<>]/)
    }
  })

  function decodesTo(value: string, text: string, line: string): boolean {
    const whole = [
      text,
      line,
      `${text} ${URL_TEXT}`,
      `*${text}*\n${text}\n${URL_TEXT}`,
      `${text}\n${text}`,
      `${text}\r\n${URL_TEXT}`,
      URL_TEXT,
      PLAIN.image,
      'true',
    ]
    return whole.includes(value)
  }

  it('lose the sign of a fragment, and halves of characters', () => {
    const { searchParams } = new URL(shareHref('linkedin', { ...PLAIN, title: '#比賽 第1名 ##', text: 'a\ud83cb' }))
    expect(searchParams.get('title')).toBe('比賽 第1名')
    expect(searchParams.get('summary')).toBe('a\ufffdb')
  })

  it('are shortened in a mail that programs would otherwise refuse to open', () => {
    const href = shareHref('email', { ...PLAIN, text: '講'.repeat(300) })
    expect(href.length).toBeLessThanOrEqual(2000)
    expect(new URL(href).searchParams.get('body')).toMatch(/^講{100,}…\r\nhttps:/)
    expect(shareHref('x-twitter', { ...PLAIN, title: '講'.repeat(300) }).length).toBeGreaterThan(2700)
  })
})

describe('the shared address', () => {
  const page = new URL('https://speech.example/news/演講/?page=2')

  it.each([
    ['is that of the page, without its query', null, URL_TEXT],
    ['may be chosen', 'https://other.example/a?b=1#c', 'https://other.example/a?b=1#c'],
    ['may be a path of the site', '/about/', 'https://speech.example/about/'],
    ['is of the web', 'mailto:a@b.example', URL_TEXT],
    ['carries no foreign address as u', 'https://speech.example/?a=1&u=https://evil.example/', 'https://speech.example/?a=1'],
    ['carries no u that is no address', 'https://speech.example/?u=evil', 'https://speech.example/'],
    ['carries no second u', '/?u=https://speech.example/&u=//evil.example', 'https://speech.example/'],
    ['keeps a u of its own', '/?u=https://speech.example/b', 'https://speech.example/?u=https://speech.example/b'],
  ])('%s', (_rule, custom, expected) => {
    expect(addressToShare(page, custom)).toBe(expected)
  })

  it('is none where there is no page', () => {
    expect(addressToShare(new URL('about:blank'), null)).toBeNull()
    expect(addressToShare(new URL('about:blank'), 'https://other.example/')).toBe('https://other.example/')
  })
})

describe('the name of a button', () => {
  it.each([
    ['facebook', '', null, '分享到 Facebook（另開新分頁）'],
    ['facebook', '', { count: 12345, on: '2026-11-12' }, '分享到 Facebook，至 2026 年 11 月 12 日已分享 12,345 次（另開新分頁）'],
    ['line', '在新分頁傳到 LINE', null, '在新分頁傳到 LINE'],
    ['email', '', null, '以電子郵件分享'],
    ['print', '', null, '列印'],
    ['copy', '', null, '複製連結'],
    ['line', '傳給同學', null, '傳給同學（分享到 LINE）（另開新分頁）'],
    ['line', '傳到 LINE', null, '傳到 LINE（另開新分頁）'],
  ] as const)('%s, labelled %j, shared %j times: %s', (network, label, counted, name) => {
    expect(nameOf({ network, label }, counted)).toBe(name)
    expect(name).toContain(labelOf({ network, label }))
  })
})

it('nine networks may have a counter', () => {
  const counting = SHARE_NETWORKS.map(({ value }) => value).filter(hasCounter)
  expect(counting).toEqual('facebook linkedin pinterest reddit vk odnoklassniki stumbleupon pocket xing'.split(' '))
})

describe('buttons of networks that have closed', () => {
  const CLOSED = /（已停止服務）$/

  it('are marked where an editor chooses, and none is there that nobody has chosen', async () => {
    const { fields } = blockOf(shareButtonsSettings, { nestable: [], deeper: [] })
    const [buttons] = fields as [ArrayField]
    const network = buttons.fields.find((field) => 'name' in field && field.name === 'network') as SelectField
    const marked = (network.options as { value: string; label: string }[]).filter(({ label }) => CLOSED.test(label))
    expect(marked.map(({ value }) => value)).toEqual(['skype', 'stumbleupon', 'mix', 'pocket'])
    const { html } = await renderWidget('share-buttons', {})
    for (const { label } of marked) expect(html).not.toContain(label.replace(CLOSED, ''))
  })
})

describe('on the page', () => {
  async function render(settings: object, changes = {}) {
    const { html, tags } = await renderWidget('share-buttons', settings, changes)
    return { html, tags, hrefs: tags.flatMap(({ attributes }) => attributes.get('href') ?? []) }
  }

  it('shares title, excerpt and picture of what the page is about', async () => {
    const subject = { title: '得獎', excerpt: '恭喜', image: samplePicture }
    const { hrefs } = await render({ share_buttons: [{ network: 'vk' }, { network: 'facebook' }] }, { subject })
    expect(Object.fromEntries(new URL(hrefs[0] ?? '').searchParams)).toEqual({
      url: 'https://speech.example/admission/',
      title: '得獎',
      description: '恭喜',
      image: 'https://speech.example/wp-content/uploads/2026/11/award.jpg',
    })
  })

  it('says nothing of this page when another one is shared', async () => {
    const custom = { share_url_type: 'custom', share_url: 'https://other.example/' }
    const { hrefs } = await render({ share_buttons: [{ network: 'email' }], ...custom })
    expect(hrefs).toEqual(['mailto:?body=https%3A%2F%2Fother.example%2F'])
    const own = await render({ share_buttons: [{ network: 'email' }], ...custom, share_url: 'javascript:alert(1)' })
    expect(own.hrefs[0]).toContain(encodeURIComponent('https://speech.example/admission/'))
  })

  it('is a list when there is more than one, of links that open apart', async () => {
    const { html, tags } = await render({})
    expect(tags.filter(({ name }) => name === 'li')).toHaveLength(3)
    const link = tags.find(({ name }) => name === 'a')?.attributes
    expect([link?.get('target'), link?.get('rel')]).toEqual(['_blank', 'noopener'])
    expect(html).toContain('<span class="vh">分享到 Facebook（另開新分頁）</span>')
    const one = await render({ share_buttons: [{ network: 'line' }] })
    expect(one.tags.some(({ name }) => name === 'ul' || name === 'li')).toBe(false)
  })

  it('shows a number only with the day on which it was true, and only of a network that counts', async () => {
    const { html } = await render({
      share_buttons: [
        { network: 'facebook', count: 12345, countedOn: '2026-11-12' },
        { network: 'line', count: 7, countedOn: '2026-11-12' },
        { network: 'xing', count: 0, countedOn: '2026-02-03' },
        { network: 'vk', countedOn: '2026-11-12' },
        // Stored before a day was asked for, or with one that is none.
        { network: 'pinterest', count: 35 },
        { network: 'reddit', count: 36, countedOn: '2026-02-30' },
      ],
    })
    const counts = [...html.matchAll(/w-pass__count"[^>]*>([^<]*)<time[^>]*>([^<]*)/g)].map(([, ...shown]) => shown)
    expect(counts).toEqual([
      ['12,345', '2026.11.12'],
      ['0', '2026.02.03'],
    ])
  })

  it.each([
    ['icon-text', true, [true, true]],
    ['icon-text', false, [true, false]],
    ['icon', true, [true, false]],
    ['text', false, [false, true]],
  ])('view %s with show_label %s shows sign and words: %j', async (view, show_label, expected) => {
    const { html } = await render({ view, show_label })
    expect([html.includes('<svg'), html.includes('w-pass__label')]).toEqual(expected)
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain('分享到 Facebook')
  })

  it('bears no name that content blockers look for', async () => {
    const { html } = await render({ share_buttons: SHARE_NETWORKS.map(({ value }) => ({ network: value })) })
    const names = readTags(html).flatMap(({ attributes }) =>
      [...attributes]
        .filter(([name]) => !['href', 'd', 'data-module', 'data-props'].includes(name))
        .map(([name, value]) => `${name}=${value}`),
    )
    expect(names.join('\n')).not.toMatch(/share|social|addto|addthis/i)
    expect(names).toContain('data-widget=pass')
  })
})
