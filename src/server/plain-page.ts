import type { ErrorProblem } from './messages.ts'

/** A page that needs neither database nor renderer: for overload, and for when those fail. */
export function renderPlainPage({ status, title, message }: ErrorProblem, styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}">`).join('')
  return `<!doctype html>
<html lang="zh-Hant-TW">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title>${links}</head>
<body><main><h1>${title}</h1><p>${message}</p><p>錯誤代碼：${status}</p><p><a href="/">回首頁</a></p></main></body>
</html>
`
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`)
}
