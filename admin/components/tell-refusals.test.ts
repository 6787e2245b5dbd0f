import { describe, expect, it } from 'vitest'
import { tellRefusals } from './tell-refusals.ts'

const scheduleAnswered = (answer: object) => tellRefusals(async () => answer)()

describe('an editor who makes a schedule', () => {
  it('is told why it was refused', async () => {
    await expect(scheduleAnswered({ refusal: '還不能發布。' })).rejects.toThrow('還不能發布。')
  })

  it('is told in Chinese when it could not be made', async () => {
    await expect(scheduleAnswered({ error: 'Error scheduling publish' })).rejects.toThrow('沒有成功，請再試一次。')
  })

  it('goes on when it was made', async () => {
    await expect(scheduleAnswered({ message: '成功' })).resolves.toEqual({ message: '成功' })
  })
})
