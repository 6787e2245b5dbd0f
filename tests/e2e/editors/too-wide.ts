import type { Page } from '@playwright/test'

/** What makes a view scroll sideways. */
export async function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const parts = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth,
    )
    return [`${document.documentElement.scrollWidth} px wide`, ...parts.map((part) => part.className || part.tagName)].slice(
      0,
      12,
    )
  })
}
