import { describe, expect, it } from 'vitest'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'
import { carouselLookIn } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { mailHref, phoneHref, phoneWords, shortAddress } from './model.ts'

it.each([
  ['hsu@mingde.example', 'mailto:hsu@mingde.example'],
  ['hsu', null],
  ['a b@c.d', null],
  ['a@b.c?bcc=x@y.z', null],
  ['javascript:alert(1)', null],
])('writing to %j goes to %j', (email, href) => {
  expect(mailHref(email)).toBe(href)
})

it.each([
  ['(04) 5550-1988', 'tel:0455501988'],
  ['+886 4 5550 1988', 'tel:+886455501988'],
  ['(04) 5550-1988 分機 5201', 'tel:0455501988,5201'],
  ['04-5550-1988 #12', 'tel:0455501988,12'],
  ['請洽系辦', null],
])('calling %j goes to %j', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})

it('breaks no telephone number in two', () => {
  expect(phoneWords('04 5550-1988')).toBe('04\u00a05550\u20111988')
})

it('reads an address without its ends', () => {
  expect(shortAddress('https://speech.example/hsu/')).toBe('speech.example/hsu')
})

describe('on the page', () => {
  const hsu = {
    id: 'hsu',
    name: '許靜儀',
    position: '教授',
    phone: '(04) 5550-1988',
    email: 'hsu@mingde.example',
    website: 'https://speech.example/hsu/',
    detail: documentOf(paragraph('研究室時間。')),
    networks: [{ network: 'threads', href: 'https://threads.example/' }, { network: 'line' }],
  }

  async function render(settings: object) {
    const { html, tags } = await renderWidget('team', { id: 't', ...settings })
    return {
      html,
      look: carouselLookIn(tags),
      openers: tags.filter(({ attributes }) => attributes.get('command') === 'show-modal').map(({ attributes }) => attributes),
      dialogs: tags.filter(({ name }) => name === 'dialog').map(({ attributes }) => attributes),
    }
  }

  it('shows 3 side by side on a desktop, 30 px apart, turning in 1000 ms, rotating in a loop', async () => {
    const { look } = await render({})
    expect(look).toMatchObject({ shown: { desktop: 3 }, gap: 30, speed: 1000, autoplay: true, delay: 3000 })
    expect(look).toMatchObject({ loop: true, pausesOnHover: true })
  })

  it('with details to open, it does not loop', async () => {
    expect((await render({ popup: true })).look.loop).toBe(false)
  })

  it('opens the details by a button that needs no script, from outside the slides', async () => {
    const { html, openers, dialogs } = await render({ popup: true, members: [hsu] })
    expect(openers[0]?.get('commandfor')).toBe(dialogs[0]?.get('id'))
    expect(html.indexOf('<dialog')).toBeGreaterThan(html.indexOf('</section>'))
    const sheet = html.slice(html.indexOf('<dialog'))
    for (const part of [
      'href="tel:0455501988"',
      'href="mailto:hsu@mingde.example"',
      'href="https://speech.example/hsu/"',
      '研究室時間。',
    ])
      expect(sheet).toContain(part)
  })

  it('opens by the button instead, which says whose details it opens', async () => {
    const { html, openers } = await render({ popup: true, popup_trigger: 'button', members: [hsu] })
    expect(openers.map((opener) => opener.get('aria-label'))).toEqual(['查看介紹：許靜儀'])
    expect(html).not.toContain('w-team__opener')
  })

  it('keeps details and contacts to the dialog, and has none without it', async () => {
    const { html, dialogs } = await render({ members: [hsu] })
    expect(dialogs).toEqual([])
    expect(html).not.toContain('mailto:')
    expect(html).not.toContain('研究室時間')
  })

  it('leaves out networks without an address', async () => {
    const { html } = await render({ members: [hsu] })
    expect(html).toContain('許靜儀的 Threads')
    expect(html).not.toContain('LINE')
  })

  it('has words on its arrows where they are asked for', async () => {
    const members = [1, 2, 3, 4].map((number) => ({ name: `老師 ${number}` }))
    const { html } = await render({ members, arrows: true, arrow_style: 'text' })
    expect(html).toContain('>上一位</button>')
  })

  it('can show everybody at once', async () => {
    expect((await render({ layout: 'grid' })).html).not.toContain('carousel')
  })

  it('is left out when there is nobody', async () => {
    expect((await render({ members: [] })).html).toBe('')
  })
})
