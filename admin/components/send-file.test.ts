import { expect, it } from 'vitest'
import { readAnswer } from './send-file.ts'

it.each([
  ['a file that is stored', 201, { doc: { id: 7 } }, { ok: true, id: 7 }],
  ['a refusal', 400, { errors: [{ message: '不能上傳「.exe」檔。' }] }, { ok: false, reason: '不能上傳「.exe」檔。' }],
  [
    'a field that is wrong',
    400,
    { errors: [{ message: '下面的欄位無效：alt', data: { errors: [{ message: '太長了。' }] } }] },
    { ok: false, reason: '太長了。' },
  ],
  ['the page of a proxy', 502, null, { ok: false, reason: '沒有成功，請再試一次。' }],
])('%s', (_what, status, answer, said) => {
  expect(readAnswer(status, answer)).toEqual(said)
})
