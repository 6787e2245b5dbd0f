import { expect, it } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

it('lets so many work at once, the others in their order, and goes on after a failure', async () => {
  const inTurn = createConcurrencyLimit(2)
  let running = 0
  let most = 0
  const order: number[] = []
  const work = (number: number) => async () => {
    running += 1
    most = Math.max(most, running)
    order.push(number)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    if (number === 2) throw new Error('no')
    return number
  }
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => inTurn(work(number))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})
