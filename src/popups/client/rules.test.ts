import { describe, expect, it } from 'vitest'
import type { PopupRules } from '#published/types.ts'
import { openRules } from '../../../tests/fixtures/sample-popup.ts'
import { browserOf, deviceOf, mayOpen, sourceOf, type VisitorFacts } from './rules.ts'

const ORIGIN = 'https://speech.example'
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const visitor: VisitorFacts = {
  now: Date.parse('2026-11-15T04:00:00Z'),
  width: 1440,
  userAgent: CHROME,
  referrer: '',
  origin: ORIGIN,
  pageViews: 0,
  sessions: 0,
  timesShown: 0,
  isDisabled: false,
  hasSeenAnother: false,
}

describe('a popup opens by itself', () => {
  it.each<[string, Partial<PopupRules>, Partial<VisitorFacts>, boolean]>([
    ['without rules', {}, {}, true],
    ['never again once it was forbidden', {}, { isDisabled: true }, false],
    ['on a wanted device', { devices: ['mobile', 'desktop'] }, {}, true],
    ['not on another one', { devices: ['tablet'] }, {}, false],
    ['in a wanted browser', { browsers: ['chrome'] }, {}, true],
    ['not in another one', { browsers: ['firefox', 'safari'] }, {}, false],
    ['not in one that nobody knows', { browsers: ['chrome'] }, { userAgent: 'Lynx/2.9' }, false],
    ['not before the page views', { pageViews: 3 }, { pageViews: 2 }, false],
    ['after them', { pageViews: 3 }, { pageViews: 3 }, true],
    ['not before the sessions', { sessions: 2 }, { sessions: 1 }, false],
    ['after them', { sessions: 2 }, { sessions: 2 }, true],
    ['as often as it may', { times: { max: 2, per: 'day', countOn: 'open' } }, { timesShown: 1 }, true],
    ['not more often', { times: { max: 2, per: 'day', countOn: 'open' } }, { timesShown: 2 }, false],
    ['without end where there is no limit', { times: { max: 0, per: 'day', countOn: 'open' } }, { timesShown: 99 }, true],
    ['for those from a search', { sources: ['search'] }, { referrer: 'https://www.google.com.tw/' }, true],
    ['not for those from elsewhere', { sources: ['search'] }, { referrer: 'https://news.example/a' }, false],
    ['not for those from nowhere', { sources: ['external', 'internal'] }, {}, false],
    ['for those from nowhere if every source will do', { sources: ['external', 'internal', 'search'] }, {}, true],
    [
      'for an address that contains the text',
      { referrer: { mode: 'show', text: 'News' } },
      { referrer: 'https://news.example/' },
      true,
    ],
    ['not for one that does not', { referrer: { mode: 'show', text: 'news' } }, {}, false],
    [
      'not for an address that is to be left out',
      { referrer: { mode: 'hide', text: 'news' } },
      { referrer: 'https://news.example/' },
      false,
    ],
    ['for any other', { referrer: { mode: 'hide', text: 'news' } }, {}, true],
    ['not before it starts', { schedule: { start: '2026-11-15T04:00:00.001Z', end: null } }, {}, false],
    ['from its start', { schedule: { start: '2026-11-15T04:00:00.000Z', end: null } }, {}, true],
    ['not from its end', { schedule: { start: null, end: '2026-11-15T04:00:00.000Z' } }, {}, false],
    ['whatever a broken date says', { schedule: { start: 'soon', end: 'later' } }, {}, true],
    ['not after another one, if it minds', { avoidMultiple: true }, { hasSeenAnother: true }, false],
    ['after another one, if it does not', {}, { hasSeenAnother: true }, true],
    ['only if all rules hold', { pageViews: 1, devices: ['mobile'] }, { pageViews: 1 }, false],
  ])('%s', (_when, rules, facts, isOpened) => {
    expect(mayOpen({ ...openRules, ...rules }, { ...visitor, ...facts })).toBe(isOpened)
  })
})

it.each([
  [320, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1024, 'tablet'],
  [1025, 'desktop'],
])('a window of %i px is a %s', (width, device) => {
  expect(deviceOf(width)).toBe(device)
})

it.each([
  [CHROME, 'chrome'],
  [`${CHROME} Edg/140.0.0.0`, 'edge'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15', 'safari'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1', 'chrome'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/604.1', 'firefox'],
  ['curl/8.5', null],
])('%s is %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser)
})

it.each([
  ['', null],
  ['about:blank', 'external'],
  ['not an address', null],
  [`${ORIGIN}/news/`, 'internal'],
  ['https://www.google.com/', 'search'],
  ['https://www.google.com.tw/search?q=a', 'search'],
  ['https://tw.search.yahoo.com/', 'search'],
  ['https://search.brave.com/', 'search'],
  ['https://google.example.evil/', 'external'],
  ['https://notgoogle.com/', 'external'],
  ['https://news.example/?from=google.com', 'external'],
])('%s is a source of the kind %s', (referrer, source) => {
  expect(sourceOf(referrer, ORIGIN)).toBe(source)
})
