import { expect, it } from 'vitest'
import { withoutPersonalData } from './personal.ts'

it('an error is told by its kind and place, never by its words', () => {
  const error = Object.assign(new TypeError('insert into subscribers … params: a@c.example\n    and a@c.example'), {
    code: 'SQLITE_BUSY',
  })
  const told = withoutPersonalData(error)
  expect(told).toMatchObject({ name: 'TypeError', code: 'SQLITE_BUSY' })
  expect(told.at[0]).toMatch(/^at .*personal\.test\.ts/)
  expect(JSON.stringify(told)).not.toContain('c.example')
  expect(withoutPersonalData('a@c.example')).toEqual({ name: 'string', code: null, at: [] })
})
