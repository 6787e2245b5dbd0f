import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLayoutOnce } from '#kit/use-once.ts'
import { createDetails, type Details } from './details.ts'
import { SORTED, UNSORTED } from './messages.ts'
import { type Column, nextSorting, ROWS_AT_ONCE, rangeOf, type Sorting } from './model.ts'
import { placeRows } from './place-rows.ts'
import { createRowStore, type RowStore } from './row-store.ts'
import { showFirstRow } from './show-first-row.ts'

/** The rest of a long page comes as its reader nears the end: to lay out thousands of rows at once takes seconds. */
const AHEAD_PX = 1500

interface TableOptions {
  columns: readonly Column[]
  rowCount: number
  length: number
  isResponsive: boolean
}

interface Fields {
  search: RefObject<HTMLInputElement | null>
  entries: RefObject<HTMLSelectElement | null>
}

/** What a visitor asked for. */
interface Wish {
  query: string
  sorting: Sorting | null
  page: number
  length: number
  /** Rows of the page that are in the document. */
  laidOut: number
  announcement: string
}

interface Rows {
  store: RowStore
  details: Details | null
}

/** What is found, sorted and shown of a table. Its rows stay the server's elements; they only change their places. */
export function useTable({ columns, rowCount, length, isResponsive }: TableOptions, fields: Fields) {
  const firstBody = useRef<HTMLTableSectionElement>(null)
  const laterBody = useRef<HTMLTableSectionElement>(null)
  const isTurned = useRef(false)
  const [rows, setRows] = useState<Rows | null>(null)
  const [wish, setWish] = useState<Wish>({ ...START, query: '', sorting: null, length })
  const { query, sorting, page, laidOut, announcement } = wish

  // A visitor's wish begins at its first page, unless it is for another one.
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...START, ...part }))

  // The server's rows are taken over.
  useLayoutOnce(() => {
    const body = firstBody.current
    if (body === null) return
    const store = createRowStore([...body.rows, ...(laterBody.current?.rows ?? [])], columns)
    laterBody.current?.replaceChildren()
    const details = isResponsive ? createDetails(body, store, columns) : null
    setRows({ store, details })
    // What was typed or chosen before this was awake, or kept by a browser that went back to the page.
    change({ query: fields.search.current?.value ?? '', length: Number(fields.entries.current?.value ?? length) })
    return () => details?.release()
  })

  const found = useMemo(() => rows?.store.find(query, sorting) ?? [], [rows, query, sorting])
  const range = rangeOf({ total: rows === null ? rowCount : found.length, page, length: wish.length })
  const { start, end } = range
  const shown = useMemo(() => found.slice(start, Math.min(end, start + laidOut)), [found, start, end, laidOut])
  const hasMore = start + laidOut < end

  useLayoutEffect(() => {
    const body = firstBody.current
    if (body === null || rows === null) return
    const place = () => placeRows(body, rows.details?.dress(shown) ?? shown)
    place()
    if (isTurned.current) showFirstRow(body)
    isTurned.current = false
    // Paper shows everything that was found.
    const placeAll = () => body.replaceChildren(...found)
    addEventListener('beforeprint', placeAll)
    addEventListener('afterprint', place)
    return () => {
      removeEventListener('beforeprint', placeAll)
      removeEventListener('afterprint', place)
    }
  }, [rows, found, shown])

  useEffect(() => {
    const last = shown.at(-1)
    if (!hasMore || last === undefined) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          setWish((before) => ({ ...before, laidOut: before.laidOut + ROWS_AT_ONCE }))
      },
      { rootMargin: `0px 0px ${AHEAD_PX}px` },
    )
    observer.observe(last)
    return () => observer.disconnect()
  }, [shown, hasMore])

  return {
    firstBody: firstBody as RefObject<HTMLElement | null>,
    laterBody: laterBody as RefObject<HTMLElement | null>,
    isAwake: rows !== null,
    range,
    sorting,
    announcement,
    search(next: string) {
      if (next !== query) change({ query: next })
    },
    chooseLength: (next: number) => change({ length: next }),
    sortBy(column: number) {
      const next = nextSorting(sorting, column)
      change({
        sorting: next,
        announcement: next === null ? UNSORTED : SORTED(columns[column]?.heading ?? '', next.direction),
      })
    },
    turnTo(next: number) {
      isTurned.current = true
      change({ page: next })
    },
    toggleDetails: (target: EventTarget) => rows?.details?.press(target),
    /** The headings and the rows that are found now, in their order. */
    readTexts: () => [columns.map(({ heading }) => heading), ...found.map((row) => rows?.store.textsOf(row) ?? [])],
  }
}

const START = { page: 1, laidOut: ROWS_AT_ONCE, announcement: '' }
