import { describe, expect, it } from 'vitest'
import { sanitiseSvg } from './sanitise-svg.ts'
import { expandsTooFar } from './svg-expansion.ts'

const isRefused = (inner: string) => {
  const clean = sanitiseSvg(Buffer.from(`<svg viewBox="0 0 8 8">${inner}</svg>`))
  if (clean === null) throw new Error('not an SVG')
  return expandsTooFar(clean)
}

/** Levels of ten references each to the one below. */
function levels(count: number, refer: (id: string) => string, around: (id: string, inner: string) => string): string {
  const level = (at: number) => around(`l${at}`, at === 0 ? '<path d="M0 0h1"/>' : refer(`l${at - 1}`).repeat(10))
  return Array.from({ length: count }, (_, at) => level(at)).join('')
}

const group = (id: string, inner: string) => `<g id="${id}">${inner}</g>`
const twenty = `<marker id="m">${'<path d="M0 0"/>'.repeat(20)}</marker>`
const longLine = (attributes: string) => `<polyline ${attributes} points="0 0${' 1 1'.repeat(1_000)}"/>`
const paint = (id: string) => `<rect width="8" height="8" fill="url(#${id})"/>`

function filter(id: string, steps: number): string {
  return `<filter id="${id}">${'<feGaussianBlur stdDeviation="2"/>'.repeat(steps)}</filter>`
}
const filtered = '<rect width="8" height="8" filter="url(#f)"/>'

function gradient(id: string, stops: number): string {
  return `<linearGradient id="${id}">${'<stop offset="0"/>'.repeat(stops)}</linearGradient>`
}

describe('a drawing', () => {
  it.each([
    ['14 levels of ten uses', levels(14, (id) => `<use href="#${id}"/>`, group)],
    ['the old spelling of uses', levels(14, (id) => `<use xlink:href="#${id}"/>`, group)],
    ['patterns in patterns', levels(6, paint, (id, inner) => `<pattern id="${id}" width="1" height="1">${inner}</pattern>`)],
    [
      'masks in masks',
      levels(
        6,
        (id) => `<rect width="8" height="8" mask="url('#${id}')"/>`,
        (id, inner) => `<mask id="${id}">${inner}</mask>`,
      ),
    ],
    [
      'clip paths in clip paths',
      levels(
        6,
        (id) => `<path d="M0 0" clip-path="url(#${id})"/>`,
        (id, inner) => `<clipPath id="${id}">${inner}</clipPath>`,
      ),
    ],
    [
      'what a style sheet paints with',
      `<style>.a{fill:url(#l5)}</style>${levels(6, paint, (id, inner) => `<pattern id="${id}">${inner}</pattern>`)}<rect class="a"/>`,
    ],
    [
      'a mark at each of many points',
      `<marker id="m">${'<path d="M0 0"/>'.repeat(20)}</marker><path marker-mid="url(#m)" d="M0 0${'l1 1'.repeat(2_000)}"/>`,
    ],
    [
      'a mark at each of many points without spaces',
      `${twenty}<polyline marker-mid="url(#m)" points="0 0${'.1.2'.repeat(1_000)}"/>`,
    ],
    ['a mark at each of many steps without spaces', `${twenty}<path marker-mid="url(#m)" d="M1-2.5.5-3h${'.5'.repeat(1_000)}"/>`],
    ['marks on what is used', `${twenty}${longLine('id="s"')}<use href="#s" marker-mid="url(#m)"/>`],
    ['marks that a use inherits', `${twenty}${longLine('id="s"')}<g marker-mid="url(#m)"><use href="#s"/></g>`],
    [
      'marks on what is used by what is used',
      `${twenty}<g id="s">${longLine('')}</g><g id="t"><use href="#s"/></g><use href="#t" marker-mid="url(#m)"/>`,
    ],
    [
      'marks in a circle on something without points',
      '<marker id="x"><use href="#x"/></marker><g id="s"/><use href="#s" marker-mid="url(#x)"/>',
    ],
    [
      'a long line, thousands of times',
      `<path id="p" d="M0 0${'c1 1 2 2 3 3'.repeat(24_000)}"/>${'<use href="#p"/>'.repeat(9_900)}`,
    ],
    ['effects on each of two hundred shapes', '<rect width="8" height="8" filter="blur(2px) blur(2px)"/>'.repeat(200)],
    ['a filter of four hundred steps', filter('f', 400) + filtered],
    ['a filter on each of a thousand shapes', filter('f', 4) + filtered.repeat(1_000)],
    ['a gradient of a thousand stops on each of a hundred shapes', gradient('g', 1_000) + paint('g').repeat(100)],
    [
      'a gradient that has its thousand stops from another',
      `${gradient('f', 1_000)}<radialGradient id="g" href="#f"/>${paint('g').repeat(100)}`,
    ],
    [
      'a gradient of many stops that uses inherit',
      `${gradient('g', 1_000)}<g id="s">${'<path d="M0 0"/>'.repeat(100)}</g><use href="#s" fill="url(#g)"/>`,
    ],
    ['a reference to itself', '<g id="a"><use href="#a"/></g>'],
    ['a circle', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
    [
      'marks that a group gives to all its lines',
      `<marker id="m">${'<path d="M0 0"/>'.repeat(100)}</marker><g marker-mid="url(#m)">${'<path d="M0 0l1 1"/>'.repeat(100)}</g>`,
    ],
    [
      'a pattern that uses inherit',
      `<pattern id="p">${'<path d="M0 0"/>'.repeat(100)}</pattern><g id="s">${'<path d="M0 0"/>'.repeat(100)}</g><g fill="url(#p)"><use href="#s"/><use href="#s"/></g>`,
    ],
    [
      'names in another spelling',
      levels(
        6,
        (id) => paint(id.replace('l', '%6c')),
        (id, inner) => `<pattern id="${id}">${inner}</pattern>`,
      ),
    ],
    [
      'the second of two masks',
      `<mask id="none"/><mask id="m">${'<path d="M0 0"/>'.repeat(200)}</mask>${'<path d="M0 0" mask="url(#none), url(#m)"/>'.repeat(100)}`,
    ],
    [
      'a circle beside nothing',
      `<marker id="x"><use href="#x"/></marker><g marker-mid="url(#x)"/>${levels(14, (id) => `<use href="#${id}"/>`, group)}`,
    ],
    ['a circle that is painted with nothing', '<g id="a" fill="url(#gone)"><use href="#a"/></g>'],
    ['a circle of masks', '<mask id="a"><rect mask="url(#a)"/></mask>'],
    [
      'a line of uses without end',
      `<g id="u0"/>${Array.from({ length: 5_000 }, (_, at) => `<use id="u${at + 1}" href="#u${at}"/>`).join('')}`,
    ],
  ])('of %s is refused', (_, inner) => {
    expect(isRefused(inner)).toBe(true)
  })

  it.each([
    ['as many elements as its file has room for', '<path d="M0 0h1"/>'.repeat(20_000)],
    ['a symbol that is used a hundred times', `<symbol id="s"><path d="M0 0"/></symbol>${'<use href="#s"/>'.repeat(100)}`],
    [
      'a shadow of an effect behind each of fifty shapes',
      '<rect width="8" height="8" filter="drop-shadow(1px 1px)"/>'.repeat(50),
    ],
    ['a detailed map, drawn twice', `<path id="p" d="M0 0${'l1 1'.repeat(100_000)}"/><use href="#p"/><use href="#p" x="4"/>`],
    ['a shadow behind each of fifty shapes', filter('f', 4) + filtered.repeat(50)],
    ['a gradient on each of five thousand shapes', gradient('g', 2) + paint('g').repeat(5_000)],
    ['a gradient of many colours on each of five thousand shapes', gradient('g', 30) + paint('g').repeat(5_000)],
    ['a gradient of three hundred stops on a few shapes', gradient('g', 300) + paint('g').repeat(20)],
    [
      'marks on a line that is used here and there',
      `<marker id="m"><path d="M0 0"/></marker>${longLine('id="s"')}<use href="#s" marker-mid="url(#m)"/>`,
    ],
    ['references that lead nowhere', '<use href="#gone"/><rect fill="url(#gone)"/>'],
    [
      'arrows at the ends of its lines',
      `<marker id="m"><path/></marker>${'<path d="M0 0l1 1" marker-end="url(#m)"/>'.repeat(500)}`,
    ],
  ])('with %s is kept', (_, inner) => {
    expect(isRefused(inner)).toBe(false)
  })
})
