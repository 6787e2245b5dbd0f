import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Planting } from '#seed/planting.ts'

const FOLDER = resolve(import.meta.dirname, '../films')

const FILMS = [
  {
    name: 'listen.webm',
    mimetype: 'video/webm',
    title: '先聽，再說',
    alt: '動畫短片：許多低低的聲音裡，一個聲音慢慢站了起來，其他聲音跟著回應',
  },
  { name: 'chime.ogg', mimetype: 'audio/ogg', title: '節目片頭音', alt: '六個像鐘一樣的音，是系上廣播節目的片頭' },
  { name: 'listen.vtt', mimetype: 'text/vtt', title: '〈先聽，再說〉字幕', alt: '動畫短片〈先聽，再說〉的中文字幕' },
]

/** A film, a sound and captions, in the order of their numbers in `EXAMPLE_FILES`. */
export async function createFilms({ payload, transactionID, ledger }: Planting): Promise<void> {
  for (const { name, mimetype, title, alt } of FILMS) {
    const data = readFileSync(resolve(FOLDER, name))
    const media = await payload.create({
      collection: 'media',
      data: { alt, title, uploader: ledger.idOf('user', 'office') },
      file: { data, mimetype, name, size: data.length },
      overrideAccess: true,
      req: { transactionID },
    })
    ledger.enter('picture', name, media.id)
  }
}
