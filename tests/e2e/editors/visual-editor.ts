import { expect, type FrameLocator, type Page } from '@playwright/test'
import { ADMIN } from './admin-pages.ts'

export const heading = (id: string, text: string) => ({ id, blockType: 'heading', text, level: '2' })

/** A paragraph as the editor of formatted text stores it. */
export function richText(words: string) {
  const text = { type: 'text', version: 1, text: words, format: 0, detail: 0, mode: 'normal', style: '' }
  const paragraph = { type: 'paragraph', version: 1, direction: null, format: '', indent: 0, textFormat: 0, textStyle: '' }
  const root = { type: 'root', version: 1, direction: null, format: '', indent: 0 }
  return { root: { ...root, children: [{ ...paragraph, children: [text] }] } }
}

/** A page with two headings in a section, as a draft. */
export async function createPage(page: Page, title: string, layout: unknown[] = sampleLayout()): Promise<number> {
  const { doc } = await callApi(page, 'POST', '/pages?draft=true&depth=0', { title, template: 'standard', layout })
  return doc.id
}

export function sampleLayout() {
  return [{ id: 'section', blockType: 'section', content: [heading('one', '第一個標題'), heading('two', '第二個標題')] }]
}

/** As the admin itself asks: from its own pages, with the session of whoever is signed in. */
export async function callApi(page: Page, method: string, path: string, body?: unknown) {
  return page.evaluate(
    async ([address, verb, data]) => {
      const response = await fetch(address, {
        method: verb,
        headers: { 'content-type': 'application/json' },
        ...(data !== null && { body: data }),
      })
      return response.json()
    },
    [`${ADMIN()}/api${path}`, method, body === undefined ? null : JSON.stringify(body)] as const,
  )
}

export const readDraft = (page: Page, id: number) => callApi(page, 'GET', `/pages/${id}?draft=true&depth=0`)

export async function openEditor(page: Page, id: number): Promise<FrameLocator> {
  await page.goto(`${ADMIN()}/admin/collections/pages/${id}/visual`)
  const canvas = page.frameLocator('iframe[title="頁面"]')
  await expect(canvas.getByRole('main')).toBeVisible()
  await expect(page.getByRole('tree')).toBeVisible()
  // Clicks on a page whose script has not come yet go nowhere.
  await expect(page.locator('[aria-busy=false] iframe[title="頁面"]')).toBeVisible()
  return canvas
}

export const saveState = (page: Page) => page.getByLabel('儲存狀態')
export const settings = (page: Page) => page.getByRole('region', { name: '元件設定' })
export const row = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name })
