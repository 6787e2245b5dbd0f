import { resolve } from 'node:path'
import type { VariableReader } from './variable-reader.ts'

export interface DatabaseEnv {
  kind: 'sqlite' | 'postgres'
  url: string
}

export interface S3Env {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** `null`: Amazon's own. */
  endpoint: string | null
  forcePathStyle: boolean
}

export interface MailEnv {
  /** `null`: no mail server; the newsletter's messages become files in the data folder. */
  url: string | null
  from: string
}

export interface MailchimpEnv {
  apiKey: string
  /** Of the Marketing API 3.0, without a slash at the end. */
  apiUrl: string
}

const S3_REQUIRED = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export function readDatabase(read: VariableReader, dataDir: string, cwd: string): DatabaseEnv {
  const given = read.text('DATABASE_URL') ?? `file:${resolve(dataDir, 'lectern.db')}`
  const file = /^file:(?:\/\/(?=\/))?(.+)$/.exec(given)?.[1]
  if (file !== undefined) return { kind: 'sqlite', url: `file:${resolve(cwd, file)}` }
  if (/^postgres(?:ql)?:\/\//.test(given) && URL.canParse(given)) return { kind: 'postgres', url: given }
  read.refuse(
    'DATABASE_URL',
    'expected file:<path> or postgres://user:password@host/name（應為 file: 或 postgres:// 開頭的資料庫位址）',
  )
  return { kind: 'sqlite', url: '' }
}

export function readS3(read: VariableReader): S3Env | null {
  const [bucket, region, accessKeyId, secretAccessKey] = S3_REQUIRED.map((name) => read.text(name))
  const endpoint = read.text('S3_ENDPOINT')
  const forcePathStyle = read.flag('S3_FORCE_PATH_STYLE', false)
  const isAnyGiven = [bucket, region, accessKeyId, secretAccessKey, endpoint].some((value) => value !== null) || forcePathStyle
  if (!isAnyGiven) return null
  if (endpoint !== null && !/^https?:\/\//.test(endpoint)) {
    read.refuse('S3_ENDPOINT', 'expected an http:// or https:// address（應為 http:// 或 https:// 開頭的位址）')
  }
  if (bucket && region && accessKeyId && secretAccessKey) {
    return { bucket, region, accessKeyId, secretAccessKey, endpoint, forcePathStyle }
  }
  for (const name of S3_REQUIRED) {
    if (read.text(name) === null)
      read.refuse(name, `missing, but other S3_ values are set: give all of them or none（S3 設定須全部提供，或全部不提供）`)
  }
  return null
}

export function readMail(read: VariableReader, siteUrl: string): MailEnv {
  const url = read.text('SMTP_URL')
  if (url !== null && !(/^smtps?:\/\/./.test(url) && URL.canParse(url))) {
    read.refuse('SMTP_URL', 'expected smtp://user:password@host:587 or smtps://…（應為 smtp:// 或 smtps:// 開頭的位址）')
  }
  const from = read.text('MAIL_FROM') ?? `no-reply@${new URL(siteUrl).hostname}`
  if (!/^[^@\r\n]*[^@\s<>]+@[^@\s<>]+>?$/.test(from)) {
    read.refuse('MAIL_FROM', `given "${from}", expected an e-mail address, with or without a name（應為電子郵件地址）`)
  }
  return { url, from }
}

/** The part of the key after the hyphen names the data centre, and so the address. */
export function readMailchimp(read: VariableReader): MailchimpEnv | null {
  const apiKey = read.text('MAILCHIMP_API_KEY')
  const apiUrl = read.text('MAILCHIMP_API_URL')
  if (apiKey === null) {
    if (apiUrl !== null) read.refuse('MAILCHIMP_API_KEY', 'missing, but MAILCHIMP_API_URL is set（缺少金鑰）')
    return null
  }
  const dataCentre = /^[^-]+-([a-z]{2,4}\d{1,4})$/.exec(apiKey)?.[1]
  if (apiUrl === null && dataCentre === undefined) {
    read.refuse(
      'MAILCHIMP_API_KEY',
      'expected a key that ends in its data centre, such as -us21（金鑰應以資料中心結尾，例如 -us21）',
    )
  }
  if (apiUrl !== null && !(/^https?:\/\//.test(apiUrl) && URL.canParse(apiUrl))) {
    read.refuse('MAILCHIMP_API_URL', 'expected an http:// or https:// address（應為 http:// 或 https:// 開頭的位址）')
  }
  return { apiKey, apiUrl: (apiUrl ?? `https://${dataCentre}.api.mailchimp.com/3.0`).replace(/\/+$/, '') }
}
