'use client'

import { useNav, usePreferences } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { PREFERENCE_KEYS } from 'payload/shared'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { VISUAL_PATH } from '#addresses/admin.ts'

/** Screens with room for the side menu on which Payload folds it away whenever the admin is opened, and forgets who wanted it how. */
const LAPTOPS = '(min-width: 1025px) and (max-width: 1440px)'
const BUTTON = '.nav-toggler'

/** Keeps the side menu as its reader left it, on laptops as on larger screens. Only where a page is edited on itself is it folded away there. */
export function SideMenu({ children }: { children: ReactNode }) {
  const { navOpen, setNavOpen } = useNav()
  const { setPreference } = usePreferences()
  const isVisual = usePathname().endsWith(VISUAL_PATH)
  /** As the server has said, before Payload folds it away. */
  const left = useRef(navOpen)
  const wanted = useRef(navOpen)

  useLayoutEffect(() => {
    wanted.current = !isVisual && left.current
  }, [isVisual])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another view wants it otherwise.
  useLayoutEffect(() => {
    if (matchMedia(LAPTOPS).matches && navOpen !== wanted.current) setNavOpen(wanted.current)
  }, [isVisual, navOpen, setNavOpen])

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest(BUTTON))) return
      wanted.current = !navOpen
      if (isVisual) return
      left.current = !navOpen
      if (matchMedia(LAPTOPS).matches) void setPreference(PREFERENCE_KEYS.NAV, { open: !navOpen }, true)
    }
    // Before the button itself hears it, and changes what is open.
    addEventListener('click', remember, true)
    return () => removeEventListener('click', remember, true)
  }, [isVisual, navOpen, setPreference])

  return children
}
