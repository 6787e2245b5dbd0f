import { expect, test } from 'vitest'
import { keptSettings } from './kept-settings.ts'

test('an archive holds the settings, without passwords, keys and what is not ours', () => {
  const settings = keptSettings({
    SITE_URL: 'https://www.example.edu.tw',
    DATA_DIR: '',
    DATABASE_URL: 'postgres://lectern:hidden@127.0.0.1/lectern',
    SECRET: 'hidden-hidden-hidden-hidden-hidden',
    SMTP_URL: 'smtps://user:hidden@mail.example.edu.tw',
    S3_SECRET_ACCESS_KEY: 'hidden',
    MAILCHIMP_API_KEY: 'hidden-us1',
    HOME: '/home/operator',
  })
  expect(settings.SITE_URL).toBe('https://www.example.edu.tw')
  expect(Object.keys(settings)).toEqual(expect.arrayContaining(['DATABASE_URL', 'MAILCHIMP_API_KEY', 'SECRET', 'SMTP_URL']))
  expect(Object.keys(settings)).not.toEqual(expect.arrayContaining(['HOME']))
  expect(JSON.stringify(settings)).not.toContain('hidden')
})
