import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3'
import type { Env, S3Env } from './env.ts'
import { createS3Client } from './s3-client.ts'

/** Uploaded files by their stored names, wherever they are kept. */
export interface FileStore {
  /** `null`: there is none of this name. */
  read(name: string): Promise<Readable | null>
  write(name: string, body: Readable): Promise<void>
  /** Whether it is there or not. */
  remove(name: string): Promise<void>
  close(): void
}

export function openFileStore({ uploadsDir, s3 }: Pick<Env, 'uploadsDir' | 's3'>): FileStore {
  return s3 === null ? openFolder(uploadsDir) : openBucket(s3)
}

function openFolder(folder: string): FileStore {
  return {
    async read(name) {
      const path = join(folder, checkName(name))
      const isThere = await access(path).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false
          throw error
        },
      )
      return isThere ? createReadStream(path) : null
    },
    async write(name, body) {
      await mkdir(folder, { recursive: true })
      const path = join(folder, checkName(name))
      await writeWhole(path, body)
    },
    remove: (name) => rm(join(folder, checkName(name)), { force: true }),
    close() {},
  }
}

function openBucket(s3: S3Env): FileStore {
  const client = createS3Client(s3)
  return {
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: checkName(name) }))
        if (Body instanceof Readable) return Body
        throw new Error(`The bucket answered without the file ${name}`)
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async write(name, body) {
      // The largest upload is 200 MB; the length of a stream would have to be known.
      const bytes = Buffer.concat(await body.toArray())
      await client.send(new PutObjectCommand({ Bucket: s3.bucket, Key: checkName(name), Body: bytes }))
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: s3.bucket, Key: checkName(name) }))
    },
    close: () => client.destroy(),
  }
}

/** The whole of a file that must be there. */
export async function readBytes(store: FileStore, name: string): Promise<Buffer> {
  const body = await store.read(name)
  if (body === null) throw new Error(`There is no file ${name} in the store`)
  return Buffer.concat(await body.toArray())
}

/** Appears under its name when it is complete and on the disk. */
export async function writeWhole(path: string, body: Readable, mode = 0o644): Promise<void> {
  const unfinished = `${path}.unfinished`
  try {
    await pipeline(body, createWriteStream(unfinished, { mode, flush: true }))
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

function checkName(name: string): string {
  if (name === '' || /[/\\\0]|^\.\.?$/.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a file`)
  return name
}
