'use client'

import { useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { type Found, useFound } from './use-found.ts'

const LIST = 'lectern-search-list'

/** A combobox over a list of links: arrows choose, Enter opens; what was edited last stands there before anything is typed. */
export function SearchPanel({ onLeave }: { onLeave: () => void }) {
  const { config } = useConfig()
  const router = useRouter()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const { found, isAsking } = useFound(query)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' }), [chosen])

  const hrefOf = ({ path }: Found) => `${config.routes.admin}${path}`
  const go = (target: Found) => {
    onLeave()
    router.push(hrefOf(target))
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const target = found[chosen]
    if (event.nativeEvent.isComposing || found.length === 0) return
    if (step !== undefined) setChosen((chosen + step + found.length) % found.length)
    else if (event.key === 'Enter' && target && !isAsking) go(target)
    else return
    event.preventDefault()
  }
  const click = (event: MouseEvent, target: Found) => {
    // A new tab is the browser's affair.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    go(target)
  }

  return (
    <>
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label="搜尋文章、頁面、檔案與設定"
        aria-expanded={found.length > 0}
        aria-controls={LIST}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? optionId(chosen) : undefined}
        placeholder="搜尋文章、頁面、檔案與設定"
        autoComplete="off"
        maxLength={100}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setChosen(0)
        }}
        onKeyDown={press}
      />
      <p role="status">{tell(query, found.length, isAsking)}</p>
      <div id={LIST} role="listbox" aria-label={query.trim() === '' ? '最近改過的' : '搜尋結果'}>
        {found.map((target, index) => (
          <a
            key={target.path}
            id={optionId(index)}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            href={hrefOf(target)}
            onClick={(event) => click(event, target)}
          >
            <strong>{target.title}</strong>
            <span>{target.kind}</span>
          </a>
        ))}
      </div>
      <button type="button" onClick={onLeave}>
        關閉
      </button>
    </>
  )
}

function optionId(index: number): string {
  return `lectern-search-option-${index}`
}

function tell(query: string, count: number, isAsking: boolean): string {
  if (isAsking) return '搜尋中…'
  if (query.trim() === '') return count > 0 ? '最近改過的' : '輸入標題、名稱或檔名裡的幾個字。'
  return count > 0 ? `找到 ${count} 筆` : `找不到「${query.trim()}」。試試別的字，或少打幾個字。`
}
