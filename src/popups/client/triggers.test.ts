import { expect, it } from 'vitest'
import type { PopupTrigger } from '#published/types.ts'
import { isReached, type Signal } from './triggers.ts'

const scrolled = (from: number, to: number, room = 1000): Signal => ({ kind: 'scrolled', from, to, room })
const clicked = (count: number, ...anchors: string[]): Signal => ({ kind: 'clicked', count, anchors })

it.each<[string, PopupTrigger, Signal, boolean]>([
  ['the page has been open long enough', { kind: 'page-load', seconds: 3 }, { kind: 'waited', seconds: 3 }, true],
  ['not yet', { kind: 'page-load', seconds: 3 }, { kind: 'waited', seconds: 2 }, false],
  ['at once', { kind: 'page-load', seconds: 0 }, { kind: 'waited', seconds: 0 }, true],
  ['rest is not the same as time', { kind: 'page-load', seconds: 3 }, { kind: 'rested', seconds: 30 }, false],
  ['nothing was done for long enough', { kind: 'inactivity', seconds: 30 }, { kind: 'rested', seconds: 30 }, true],
  ['scrolled down far enough', { kind: 'scroll-down', percent: 60 }, scrolled(590, 600), true],
  ['not far enough', { kind: 'scroll-down', percent: 60 }, scrolled(500, 599), false],
  ['far enough, but upwards', { kind: 'scroll-down', percent: 60 }, scrolled(900, 700), false],
  ['a page that hardly scrolls', { kind: 'scroll-down', percent: 60 }, scrolled(0, 1, 0), true],
  ['scrolled up', { kind: 'scroll-up' }, scrolled(300, 299), true],
  ['scrolled down instead', { kind: 'scroll-up' }, scrolled(299, 300), false],
  ['sprung back from the end', { kind: 'scroll-up' }, scrolled(1040, 1000), false],
  ['pulled beyond the top', { kind: 'scroll-up' }, scrolled(0, -40), false],
  ['reached the anchor', { kind: 'scroll-to', anchor: '口試' }, { kind: 'reached', anchor: '口試' }, true],
  ['reached another one', { kind: 'scroll-to', anchor: '口試' }, { kind: 'reached', anchor: '口' }, false],
  ['clicked so often', { kind: 'clicks', count: 3 }, clicked(3), true],
  ['not so often yet', { kind: 'clicks', count: 3 }, clicked(2), false],
  ['clicked on it', { kind: 'click-on', anchor: 'map' }, clicked(1, 'pin', 'map'), true],
  ['clicked beside it', { kind: 'click-on', anchor: 'map' }, clicked(9, 'main'), false],
  ['the mouse left at the top', { kind: 'exit-intent' }, { kind: 'left', y: -1 }, true],
  ['it left at the side', { kind: 'exit-intent' }, { kind: 'left', y: 200 }, false],
])('%s', (_what, trigger, signal, isOpened) => {
  expect(isReached(trigger, signal)).toBe(isOpened)
})
