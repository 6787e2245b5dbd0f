import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { MediaStore } from './media-store.ts'

/** Files in a folder of this machine. */
export async function openFolder(scope: FastifyInstance, folder: string): Promise<MediaStore> {
  await scope.register(fastifyStatic, { serve: false })
  return {
    async open(name) {
      if (!(await isFile(join(folder, name)))) return { kind: 'missing' }
      return { kind: 'file', send: (reply) => reply.sendFile(name, folder, { contentType: false, cacheControl: false }) }
    },
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return false
    throw error
  }
}
