import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Env, S3Env } from '#platform/env.ts'

export interface StoredFiles {
  /** The bytes of a file by the name that its document holds. */
  read(filename: string): Promise<Buffer>
}

/** Where the media library keeps its files: a folder or a bucket. */
export function openStoredFiles({ uploadsDir, s3 }: Pick<Env, 'uploadsDir' | 's3'>): StoredFiles {
  return { read: (filename) => (s3 === null ? readFile(join(uploadsDir, filename)) : readObject(s3, filename)) }
}

async function readObject(s3: S3Env, filename: string): Promise<Buffer> {
  const client = new S3Client({
    region: s3.region,
    ...(s3.endpoint ? { endpoint: s3.endpoint } : {}),
    forcePathStyle: s3.forcePathStyle,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
  })
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: filename }))
    if (Body === undefined) throw new Error(`The bucket answered without the file ${filename}`)
    return Buffer.from(await Body.transformToByteArray())
  } finally {
    client.destroy()
  }
}
