import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createFile } from '../create-file.ts'
import type { Planting } from '../planting.ts'

// The programs start in the repository's folder.
const FOLDER = 'src/seed/films'

const TYPES: Record<string, string> = { webm: 'video/webm', ogg: 'audio/ogg', vtt: 'text/vtt' }

interface FilmSeed {
  name: string
  title: string
  alt: string
}

/** In this order after the gallery's pictures: its examples know them by their numbers. */
const GALLERY_FILMS: FilmSeed[] = [
  {
    name: 'listen.webm',
    title: '先聽，再說',
    alt: '動畫短片：許多低低的聲音裡，一個聲音慢慢站了起來，其他聲音跟著回應',
  },
  { name: 'chime.ogg', title: '節目片頭音', alt: '六個像鐘一樣的音，是系上廣播節目的片頭' },
  { name: 'listen.vtt', title: '〈先聽，再說〉字幕', alt: '動畫短片〈先聽，再說〉的中文字幕' },
]

const MORE_FILMS: FilmSeed[] = [
  {
    name: 'stage.webm',
    title: '開演前六秒',
    alt: '動畫短片：黑暗的舞臺上三盞燈依序亮起，照著講臺，臺下的觀眾動了起來',
  },
  { name: 'stage.vtt', title: '〈開演前六秒〉字幕', alt: '動畫短片〈開演前六秒〉的中文字幕' },
  {
    name: 'arcs.webm',
    title: '一句話的旅程',
    alt: '動畫短片：聲波從角落一圈一圈往外走，右下方的聲調柱一根一根站起來',
  },
  { name: 'arcs.vtt', title: '〈一句話的旅程〉字幕', alt: '動畫短片〈一句話的旅程〉的中文字幕' },
]

export const createGalleryFilms = (planting: Planting): Promise<void> => createFilms(planting, GALLERY_FILMS)
export const createMoreFilms = (planting: Planting): Promise<void> => createFilms(planting, MORE_FILMS)

async function createFilms(planting: Planting, films: FilmSeed[]): Promise<void> {
  for (const { name, title, alt } of films) {
    const mimetype = TYPES[name.split('.').pop() ?? ''] ?? ''
    await createFile(planting, { name, mimetype, title, alt, data: readFileSync(resolve(FOLDER, name)) })
  }
}
