import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CopyState, createCopyFeedback } from './copy-feedback.ts'

const written: string[] = []
let isRefused = false

beforeEach(() => {
  vi.useFakeTimers()
  written.length = 0
  isRefused = false
  vi.stubGlobal('navigator', {
    clipboard: {
      async writeText(text: string) {
        if (isRefused) throw new DOMException('refused', 'NotAllowedError')
        written.push(text)
      },
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function record() {
  const states: CopyState[] = []
  return { states, show: (state: CopyState) => void states.push(state) }
}

describe('copying', () => {
  it('is seen to have happened for the given time', async () => {
    const { states, show } = record()
    await createCopyFeedback(2000).copy('XS46', show)
    expect(written).toEqual(['XS46'])
    vi.advanceTimersByTime(1999)
    expect(states.at(-1)).toBe('yes')
    vi.advanceTimersByTime(1)
    expect(states.at(-1)).toBeNull()
  })

  it('starts the time anew on a second press', async () => {
    const { states, show } = record()
    const feedback = createCopyFeedback(2000)
    await feedback.copy('XS46', show)
    vi.advanceTimersByTime(1500)
    await feedback.copy('XS46', show)
    vi.advanceTimersByTime(1999)
    expect(states.at(-1)).toBe('yes')
    vi.advanceTimersByTime(1)
    expect(states).toEqual([null, 'yes', null, null, 'yes', null])
  })

  it('takes the feedback away from what was pressed before', async () => {
    const [first, second] = [record(), record()]
    const feedback = createCopyFeedback(2000)
    await feedback.copy('a', first.show)
    await feedback.copy('b', second.show)
    expect([first.states.at(-1), second.states.at(-1)]).toEqual([null, 'yes'])
  })

  it('says so when the clipboard refuses, for as long as it takes', async () => {
    isRefused = true
    const { states, show } = record()
    await createCopyFeedback(2000).copy('XS46', show)
    vi.advanceTimersByTime(60_000)
    expect(states).toEqual([null, 'no'])
  })

  it('says so where there is no clipboard', async () => {
    vi.stubGlobal('navigator', {})
    const { states, show } = record()
    await createCopyFeedback(2000).copy('XS46', show)
    expect(states).toEqual([null, 'no'])
  })

  it('says nothing any more once it was let go', async () => {
    const { states, show } = record()
    const feedback = createCopyFeedback(2000)
    const copying = feedback.copy('XS46', show)
    feedback.release()
    await copying
    expect(states).toEqual([null])
  })
})
