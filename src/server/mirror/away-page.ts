import type { Look } from '#brand/brand.ts'
import { escapeHtml } from '../plain-page.ts'

interface AwaySite {
  university: string
  department: string
  brand: Pick<Look, 'palette'>
}

/** What the web server shows where the program does not answer: one file with all that it needs. */
export function renderAwayPage({ university, department, brand: { palette } }: AwaySite): string {
  const name = escapeHtml(`${university}${department}`)
  const style = `body{margin:0;padding:15vh 1.5rem;background:${palette.paper};color:${palette.ink};font:1.125rem/1.8 sans-serif}main{max-width:36rem;margin:auto;border-top:6px solid ${palette.zhu};padding-top:1.5rem}a{color:${palette['zhu-deep']}}`
  return `<!doctype html>
<html lang="zh-Hant-TW">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>網站暫時無法使用｜${name}</title><style>${style}</style></head>
<body><main><p><b>${name}</b></p><h1>網站暫時無法使用</h1><p>我們正在處理，請過幾分鐘再試一次。</p><p><a href="/">回首頁</a></p></main></body>
</html>
`
}
