import type { Look } from '#brand/brand.ts'

const SANS = "'PingFang TC','Noto Sans TC','Microsoft JhengHei',sans-serif"
const SERIF = "'Noto Serif TC','Songti TC','PMingLiU',serif"

/** Text as it may stand in HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Mail programs know no style sheets: every element carries its own. */
export function mailStyle({ palette, face }: Pick<Look, 'palette' | 'face'>) {
  const { paper, bone, ink, zhu, line } = palette
  const family = face === 'sans' ? SANS : SERIF
  return {
    page: `margin:0;padding:0;background:${bone};`,
    sheet: `max-width:600px;margin:0 auto;padding:32px 28px;background:${paper};color:${ink};font:16px/1.85 ${SANS};`,
    head: `width:100%;margin:0 0 24px;border-bottom:4px solid ${zhu};border-collapse:collapse;`,
    sign: 'width:48px;padding:0 12px 12px 0;',
    name: `padding:0 0 12px;color:${ink};font:700 16px/1.5 ${SANS};letter-spacing:.06em;`,
    title: `margin:0 0 20px;font:900 26px/1.4 ${family};`,
    heading: `margin:28px 0 10px;font:700 20px/1.5 ${family};`,
    text: 'margin:0 0 16px;',
    link: `color:${palette['zhu-deep']};`,
    button: `display:inline-block;margin:8px 0 20px;padding:12px 24px;background:${zhu};color:#ffffff;font-weight:600;text-decoration:none;`,
    quote: `margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid ${zhu};`,
    list: 'margin:0 0 16px;padding:0 0 0 24px;',
    picture: 'display:block;max-width:100%;height:auto;border:0;',
    rule: `margin:28px 0;border:0;border-top:1px solid ${line};`,
    cell: `padding:6px 10px;border:1px solid ${line};text-align:left;vertical-align:top;`,
    foot: `margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${line};font-size:13px;line-height:1.7;color:${palette['ink-2']};`,
    hidden: 'display:none;max-height:0;overflow:hidden;',
  }
}

export type MailStyle = ReturnType<typeof mailStyle>
