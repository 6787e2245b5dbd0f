import { describe, expect, it } from 'vitest'
import { hashAddress, normaliseAddress } from './addresses.ts'
import { readDetails, readSignUp } from './sign-up.ts'

describe('an address', () => {
  it.each([
    ['  Yuting.Yeh@Mingde.EXAMPLE ', 'yuting.yeh@mingde.example'],
    ['ｙｕｔｉｎｇ＠ｍｉｎｇｄｅ．ｅｘａｍｐｌｅ', 'yuting@mingde.example'],
    ["o'hara+news@mingde.edu.tw", "o'hara+news@mingde.edu.tw"],
    ['a@例子.台灣', 'a@xn--fsqu00a.xn--kpry57d'],
  ])('%s is %s', (text, address) => {
    expect(normaliseAddress(text)).toBe(address)
  })

  it.each([
    'yuting',
    'yuting@mingde',
    '@mingde.example',
    'yuting@',
    'a@b@c.example',
    'a b@c.example',
    '.a@c.example',
    'a..b@c.example',
    'a@-c.example',
    'a@c..example',
    'a@c.1',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    '"a b"@c.example',
    '信箱@c.example',
    '<a@c.example>',
    'a@c.example\r\nBcc: d@c.example',
    `${'a'.repeat(65)}@c.example`,
    `a@${'c'.repeat(250)}.example`,
  ])('%s is none', (text) => {
    expect(normaliseAddress(text)).toBeNull()
  })

  it('is known by a hash that says nothing about it', () => {
    expect(hashAddress('a@c.example')).toMatch(/^[0-9a-f]{64}$/)
    expect(hashAddress('a@c.example')).not.toBe(hashAddress('b@c.example'))
  })
})

describe('a sign-up', () => {
  const read = (fields: Record<string, string>) => readSignUp(Object.entries({ listed: 'news', email: 'a@c.example', ...fields }))

  it('is read with what it says and nothing else', () => {
    expect(read({ firstname: ' 小明 ', double_opt_in: 'Yes', consent: '3' })).toEqual({
      kind: 'read',
      isTrapped: false,
      signUp: {
        listed: 'news',
        address: 'a@c.example',
        firstName: '小明',
        lastName: '',
        phone: '',
        wantsConfirmation: true,
        consentVersion: 3,
      },
    })
  })

  it.each([
    ['0912-345-678', '0912-345-678'],
    ['＋886（4）5550-1988 分機 5201', '+886(4)5550-1988 分機 5201'],
    ['(04) 5550-1988 ext. 12', '(04) 5550-1988 ext. 12'],
  ])('has a telephone number as people write it: %s', (phone, stored) => {
    expect(read({ phone })).toMatchObject({ signUp: { phone: stored } })
  })

  it.each([
    [{ email: '' }, 'missing-address'],
    [{ listed: ' ' }, 'missing-list'],
    [{ phone: '<script>' }, 'bad-phone'],
    [{ consent: '-1' }, 'bad-choice'],
    [{ firstname: 'a\u202eb' }, 'bad-characters'],
    [{ firstname: 'a\u2028Bcc: b@c.example' }, 'bad-characters'],
    [{ firstname: '字'.repeat(61) }, 'too-long'],
    [{ toString: 'x' }, 'surplus'],
  ])('with %j is refused: %s', (fields, problem) => {
    expect(read(fields)).toEqual({ kind: 'wrong', problem })
  })

  it('falls into the trap when it fills in what nobody sees', () => {
    expect(read({ website: 'x' })).toMatchObject({ isTrapped: true })
  })
})

it('a subscriber may change the name and the telephone number, and nothing else', () => {
  expect(readDetails([['firstname', '羽婷']])).toEqual({ kind: 'read', details: { firstName: '羽婷', lastName: '', phone: '' } })
  expect(readDetails([['email', 'b@c.example']])).toEqual({ kind: 'wrong', problem: 'surplus' })
  expect(readDetails([['status', 'subscribed']])).toEqual({ kind: 'wrong', problem: 'surplus' })
})
