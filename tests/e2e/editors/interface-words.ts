import type { Page } from '@playwright/test'

/** Names, formats, units and keys; what everybody in Taiwan writes in Latin letters. */
const KNOWN = new Set(
  `JPEG PNG WebP GIF SVG WOFF TTF OTF PDF CSV WebM OGG WebVTT Word Excel PowerPoint ODT ODS ODP ZIP TXT ICS MP MB KB px
  API URL ID SMTP Alt Enter Escape Ctrl Mailchimp Facebook Instagram YouTube Threads LINE Telegram Twitter Podcast
  Google Issuu Spotify Windows macOS Linux Android iOS iPhone iPad ChromeOS Chrome Firefox Safari Edge Opera
  http https example mingde demo old news`
    .toLowerCase()
    .split(/\s+/),
)
const MAINLAND = /區塊|文本|默認|信息|視頻|用戶|搜索|保存|創建|添加|菜單|屏幕|鏈接|\{\{|\}\}/g

/** Words of the interface that are not Chinese as written in Taiwan: seen, heard or hovered. What editors wrote is theirs, and what the machine says of commands and folders its own. */
export async function findForeignWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(readInterface)
  return [...new Set(texts.flatMap(foreignIn))]
}

function foreignIn(text: string): string[] {
  const latin = (text.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !KNOWN.has(word.toLowerCase()))
  return [...latin, ...(text.match(MAINLAND) ?? [])].map((word) => `${word} in 「${text.trim().slice(0, 60)}」`)
}

/** In the page. */
function readInterface(): string[] {
  const written =
    'input, textarea, td, [contenteditable], code, script, style, iframe, time, .lectern-row-label, .row-label, .render-title, .step-nav, .relationship--multi-value-label, .rs__single-value, .rs__multi-value, .file-details, .file-meta, .thumbnail, .lectern-start__documents, .lectern-elsewhere, .lectern-health li, .lectern-search [role="option"], .upload-relationship-details, .thumbnail-card, .cm-editor, .monaco-editor'
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const isHeard = parent?.closest('.lectern-heard, [id^="DndDescribedBy"]') !== null
    if (parent && !parent.closest(written) && (isHeard || parent.checkVisibility())) texts.push(node.textContent ?? '')
  }
  for (const name of ['title', 'aria-label', 'aria-roledescription', 'placeholder', 'alt']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      const isWritten = element.parentElement?.closest(written) !== null || element.matches('.render-title, .thumbnail img')
      // A row's button is called by what is written in the row.
      const isRow = element.matches('.array-actions__button, .collapsible__drag, .select-row input')
      if (!isWritten && !isRow) texts.push(element.getAttribute(name) ?? '')
    }
  }
  return texts
}
