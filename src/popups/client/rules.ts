import { MOBILE_PX, TABLET_PX } from '#kit/breakpoints.ts'
import type { PopupRules } from '#published/types.ts'
import { isWithin } from './schedule.ts'

/** What the rules of a popup ask about a visitor. */
export interface VisitorFacts {
  /** Milliseconds since the epoch. */
  now: number
  /** Of the window, in pixels. */
  width: number
  userAgent: string
  referrer: string
  /** The site's own. */
  origin: string
  /** Since the popup was first met. */
  pageViews: number
  sessions: number
  timesShown: number
  isDisabled: boolean
  /** Another popup was opened on this page view. */
  hasSeenAnother: boolean
}

const ALL_SOURCES = 3
const SEARCH_ENGINES =
  /^(?:[\w-]+\.)*(?:google|bing|yahoo|duckduckgo|baidu|yandex|ecosia|naver|startpage)(?:\.[a-z]{2,3}){1,2}$|^search\.brave\.com$/

/** Whether a popup may open by itself: all of its rules must hold. */
export function mayOpen(rules: PopupRules, facts: VisitorFacts): boolean {
  const { times, schedule, sources } = rules
  return (
    !facts.isDisabled &&
    isAmong(rules.devices, deviceOf(facts.width)) &&
    isAmong(rules.browsers, browserOf(facts.userAgent)) &&
    facts.pageViews >= rules.pageViews &&
    facts.sessions >= rules.sessions &&
    (times.max === 0 || facts.timesShown < times.max) &&
    (sources.length === ALL_SOURCES || isAmong(sources, sourceOf(facts.referrer, facts.origin))) &&
    passesReferrer(rules.referrer, facts.referrer) &&
    isWithin(schedule, facts.now) &&
    !(rules.avoidMultiple && facts.hasSeenAnother)
  )
}

/** An empty list asks for nothing. */
function isAmong<Value>(wanted: readonly Value[], value: Value | null): boolean {
  return wanted.length === 0 || (value !== null && wanted.includes(value))
}

export function deviceOf(width: number): PopupRules['devices'][number] {
  return width <= MOBILE_PX ? 'mobile' : width <= TABLET_PX ? 'tablet' : 'desktop'
}

/** By the name that counts: every browser calls itself by those of its ancestors, too. */
export function browserOf(userAgent: string): PopupRules['browsers'][number] | null {
  if (/\bEdg(?:e|A|iOS)?\//.test(userAgent)) return 'edge'
  if (/\b(?:Firefox|FxiOS)\//.test(userAgent)) return 'firefox'
  if (/\b(?:Chrome|Chromium|CriOS)\//.test(userAgent)) return 'chrome'
  return /\bSafari\//.test(userAgent) ? 'safari' : null
}

/** `null`: the visitor typed the address, or their browser does not say. */
export function sourceOf(referrer: string, origin: string): PopupRules['sources'][number] | null {
  if (!URL.canParse(referrer)) return null
  const from = new URL(referrer)
  if (from.origin === origin) return 'internal'
  return SEARCH_ENGINES.test(from.hostname) ? 'search' : 'external'
}

function passesReferrer(rule: PopupRules['referrer'], referrer: string): boolean {
  if (rule === null) return true
  return referrer.toLowerCase().includes(rule.text.toLowerCase()) === (rule.mode === 'show')
}
