import { expect, it } from 'vitest'
import { smtpAddressOf } from './smtp-address.ts'

it.each([
  ['smtp://mail.example', { options: { host: 'mail.example', secure: false }, auth: null }],
  [
    'smtps://no-reply%40c.example:p%3Ass@mail.example:465',
    { options: { host: 'mail.example', port: 465, secure: true }, auth: { user: 'no-reply@c.example', pass: 'p:ss' } },
  ],
  [
    'smtp://[::1]:25?requireTLS=true&tls.rejectUnauthorized=false&name=www.example',
    {
      options: {
        host: '::1',
        port: 25,
        secure: false,
        requireTLS: true,
        name: 'www.example',
        tls: { rejectUnauthorized: false },
      },
      auth: null,
    },
  ],
])('%s', (url, expected) => {
  expect(smtpAddressOf(url)).toEqual(expected)
})
