import { describe, expect, it } from 'vitest'
import { isPublishedElsewhere } from './published-elsewhere.ts'

const at = (time: string) => `2026-11-16T${time}:00.000Z`
const published = (time: string) => ({ href: '/news/a/', publishedAt: at(time) })

describe('an open form', () => {
  it('is told when its document appears to the public, or changes there', () => {
    expect(isPublishedElsewhere(published('10:00'), at('09:00'))).toBe(true)
  })

  it('is told nothing of its own saves, of drafts over what is published, and before it knows', () => {
    expect(isPublishedElsewhere(published('10:00'), at('10:00'))).toBe(false)
    expect(isPublishedElsewhere(published('09:00'), at('10:00'))).toBe(false)
    expect(isPublishedElsewhere({ href: null, publishedAt: null }, at('10:00'))).toBe(false)
    expect(isPublishedElsewhere(null, at('10:00'))).toBe(false)
    expect(isPublishedElsewhere(published('10:00'), null)).toBe(false)
  })
})
