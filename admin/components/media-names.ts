'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** What people call a file, who know neither its number nor the name that it is stored under. */
interface MediaNames {
  originalName?: string | null
  alt?: string | null
}

type Key = 'id' | 'filename'
type Asked = { key: Key; value: string; tell(names: MediaNames | null): void }

/** So that the address of a question stays short. */
const MOST_AT_ONCE = 50

let waiting: Asked[] = []

/** Those of a file of the library. What is asked for in the same moment, as by all rows of a gallery, is one question. */
export function askMediaNames(api: string, key: Key, value: string): Promise<MediaNames | null> {
  return new Promise((tell) => {
    if (waiting.length === 0) setTimeout(() => void askAll(api))
    waiting.push({ key, value, tell })
  })
}

async function askAll(api: string): Promise<void> {
  const asked = waiting
  waiting = []
  for (const key of ['id', 'filename'] as const) {
    const sameKey = asked.filter((each) => each.key === key)
    for (let from = 0; from < sameKey.length; from += MOST_AT_ONCE)
      await askFor(api, key, sameKey.slice(from, from + MOST_AT_ONCE))
  }
}

async function askFor(api: string, key: Key, asked: Asked[]): Promise<void> {
  const values = [...new Set(asked.map(({ value }) => value))]
  const query = new URLSearchParams({ depth: '0', limit: String(values.length) })
  for (const name of ['originalName', 'alt', 'filename']) query.set(`select[${name}]`, 'true')
  for (const value of values) query.append(`where[${key}][in][]`, value)
  const found = await fetchDocs(`${api}/media?${query}`)
  for (const { value, tell } of asked) tell(found.find((doc) => String(doc[key]) === value) ?? null)
}

type Found = MediaNames & Record<Key, unknown>

/** Without an answer a file keeps the name that it had in the form. */
async function fetchDocs(address: string): Promise<Found[]> {
  try {
    const response = await fetch(address, { credentials: 'same-origin' })
    return response.ok ? ((await response.json()) as { docs: Found[] }).docs : []
  } catch {
    return []
  }
}

/** The names of the file that a field holds, once they are known. */
export function useMediaNames(key: Key, value: unknown): MediaNames | null {
  const { config } = useConfig()
  const [names, setNames] = useState<MediaNames | null>(null)
  const wanted = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  useEffect(() => {
    let isWanted = wanted !== ''
    setNames(null)
    if (isWanted) void askMediaNames(config.routes.api, key, wanted).then((found) => isWanted && setNames(found))
    return () => {
      isWanted = false
    }
  }, [config.routes.api, key, wanted])
  return names
}
