'use client'

import { useConfig, useEntityVisibility, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** Something in the admin that can be opened, below the admin's address. */
export interface Found {
  title: string
  kind: string
  path: string
}

const DEBOUNCE_MS = 200

interface Answer {
  query: string
  documents: Found[]
}

/** What a query finds: the parts of the admin by their names, then documents; without a query, what was edited last. */
export function useFound(typed: string): { found: Found[]; isAsking: boolean } {
  const { config } = useConfig()
  const views = useViews()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const query = typed.trim()
  const { api } = config.routes

  useEffect(() => {
    const stop = new AbortController()
    const address = query === '' ? `${api}/desk/recent` : `${api}/desk/search?q=${encodeURIComponent(query)}`
    const timer = setTimeout(
      async () => {
        const documents = await ask(address, stop.signal)
        if (!stop.signal.aborted) setAnswer({ query, documents })
      },
      query === '' ? 0 : DEBOUNCE_MS,
    )
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [api, query])

  const named = query === '' ? [] : views.filter(({ title }) => query.split(/\s+/).every((word) => title.includes(word)))
  const documents = answer?.query === query || query.startsWith(answer?.query || '\n') ? (answer?.documents ?? []) : []
  return { found: [...named, ...documents], isAsking: answer?.query !== query }
}

/** The lists and settings of this person's side menu. */
function useViews(): Found[] {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { isEntityVisible } = useEntityVisibility()
  const name = (label: unknown) => String(typeof label === 'object' && label !== null ? Object.values(label)[0] : label)
  const lists = config.collections
    .filter(({ slug }) => isEntityVisible({ collectionSlug: slug }))
    .map(({ slug, labels }) => ({ title: name(labels.plural), kind: '清單', path: `/collections/${slug}` }))
  const globals = config.globals
    .filter(({ slug }) => isEntityVisible({ globalSlug: slug }))
    .map(({ slug, label }) => ({ title: name(label), kind: '設定', path: `/globals/${slug}` }))
  const account = { title: i18n.t('authentication:account'), kind: '設定', path: '/account' }
  return [...lists, ...globals, account]
}

/** A question that fails finds nothing; the next key asks again. */
async function ask(address: string, signal: AbortSignal): Promise<Found[]> {
  try {
    const response = await fetch(address, { credentials: 'same-origin', signal })
    return response.ok ? ((await response.json()) as { found: Found[] }).found : []
  } catch {
    return []
  }
}
