'use client'

import { useConfig } from '@payloadcms/ui'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { beginWriting } from './begin-writing.ts'
import { focusFirstError } from './first-error.ts'
import { MAIN, mendMarkup } from './mend-markup.ts'
import { showOriginalNames } from './stored-names.ts'

/**
 * Around every view of the admin: the skip link, names and roles that Payload's markup lacks, put in as it appears, and the focus where
 * writing goes on. Its effects run after those of all that came with the page: once it is marked as awake, everything on it listens.
 */
export function MendedMarkup({ children }: { children: ReactNode }) {
  const { api } = useConfig().config.routes
  useEffect(() => {
    let frame = 0
    const mend = () => {
      frame = 0
      mendMarkup(document)
      showOriginalNames(document, api)
      focusFirstError(document)
      beginWriting(document)
    }
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(mend)
    })
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['class', 'aria-label', 'aria-hidden', 'tabindex', 'title', 'role', 'data-form-ready'],
    })
    mend()
    document.documentElement.dataset.lecternAwake = 'true'
    return () => {
      delete document.documentElement.dataset.lecternAwake
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [api])

  return (
    <>
      <a className="lectern-skip" href={`#${MAIN}`} onClick={skip}>
        跳到主要內容
      </a>
      {children}
    </>
  )
}

function skip(event: MouseEvent): void {
  event.preventDefault()
  const main = document.getElementById(MAIN)
  main?.focus()
  main?.scrollIntoView()
}
