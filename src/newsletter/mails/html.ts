/** Text as it may stand in HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Mail programs know no style sheets: every element carries its own. */
export const STYLE = {
  page: 'margin:0;padding:0;background:#ece5d8;',
  sheet:
    "max-width:600px;margin:0 auto;padding:32px 28px;background:#fcfaf6;color:#1d1614;font:16px/1.85 'PingFang TC','Noto Sans TC','Microsoft JhengHei',sans-serif;",
  brand: 'margin:0 0 24px;padding:0 0 12px;border-bottom:4px solid #1d1614;font-weight:700;letter-spacing:.06em;',
  title: "margin:0 0 20px;font:900 26px/1.4 'Noto Serif TC','Songti TC','PMingLiU',serif;",
  heading: "margin:28px 0 10px;font:700 20px/1.5 'Noto Serif TC','Songti TC','PMingLiU',serif;",
  text: 'margin:0 0 16px;',
  link: 'color:#a3230d;',
  button:
    'display:inline-block;margin:8px 0 20px;padding:12px 24px;background:#cc3016;color:#ffffff;font-weight:600;text-decoration:none;',
  quote: 'margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid #cc3016;',
  list: 'margin:0 0 16px;padding:0 0 0 24px;',
  rule: 'margin:28px 0;border:0;border-top:1px solid #d9d0c3;',
  cell: 'padding:6px 10px;border:1px solid #d9d0c3;text-align:left;vertical-align:top;',
  foot: 'margin:32px 0 0;padding:16px 0 0;border-top:1px solid #d9d0c3;font-size:13px;line-height:1.7;color:#5b514c;',
  hidden: 'display:none;max-height:0;overflow:hidden;',
} as const
