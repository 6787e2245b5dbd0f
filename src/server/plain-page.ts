import { FONTS_HREF } from '#addresses/files.ts'
import { nameLook } from '#brand/look-sheet.ts'
import type { Site } from '#published/types.ts'
import type { ErrorProblem } from './messages.ts'

/** What a plain page shows of the site, as far as that is known without asking anybody. */
export interface Dress {
  name: string
  styles: readonly string[]
}

const UNDRESSED: Dress = { name: '', styles: [] }

/** Of a site that is not known: nothing, rather than somebody else's colours. */
export function dressOf(site: Pick<Site, 'university' | 'department' | 'brand'> | null, styles: readonly string[]): Dress {
  if (site === null) return UNDRESSED
  const look = nameLook(site.brand)
  return {
    name: `${site.university}${site.department}`,
    styles: look === null ? styles : [...styles, `${FONTS_HREF}${look}.css`],
  }
}

/** A page that needs neither database nor renderer: for overload, and for when those fail. */
export function renderPlainPage({ status, title, message }: ErrorProblem, { name, styles }: Dress = UNDRESSED): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('')
  const site = escapeHtml(name)
  return `<!doctype html>
<html lang="zh-Hant-TW">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}${site && `｜${site}`}</title>${links}</head>
<body><main class="wrap notice">${site && `<p><b>${site}</b></p>`}<h1>${title}</h1><p class="notice__lead">${message}</p><p>錯誤代碼：${status}</p><p><a class="btn" href="/">回首頁</a></p></main></body>
</html>
`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`)
}
