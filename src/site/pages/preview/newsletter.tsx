import type { Payload } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { MAIL_PARAMETER, previewHref } from '#addresses/preview.ts'
import { previewIssue } from '#newsletter/write-issue.ts'
import type { Newsletter } from '#platform/payload-types.ts'
import type { SiteResponse } from '../../response.ts'
import { HTML_HEADERS } from '../page-response.tsx'
import type { RequestContext } from '../request-context.ts'

/** The widths of a reading pane and of a phone, in pixels. */
const WIDTHS = [
  { name: '電腦', width: 720, height: 900 },
  { name: '手機', width: 375, height: 700 },
]

/** Links open in tabs of their own. */
const MAY = 'allow-popups allow-popups-to-escape-sandbox'

/** A newsletter as it will be in a mailbox, on a desk and on a phone, each in a frame of its own. */
export function widthsResponse(token: string, { subject }: Pick<Newsletter, 'subject'>, adminOrigin: string): SiteResponse {
  const mail = `${previewHref(token)}&${MAIL_PARAMETER}`
  const page = (
    <html lang="zh-Hant-TW">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`預覽電子報：${subject}`}</title>
      </head>
      <body>
        <h1>{`預覽電子報：${subject}`}</h1>
        <p>這是最近一次儲存的內容。退訂與修改資料的連結在預覽裡沒有作用。</p>
        {WIDTHS.map(({ name, width, height }) => (
          <section key={name}>
            <h2>{`${name}（寬 ${width} 像素）`}</h2>
            <iframe title={`${name}上的樣子`} src={mail} width={width} height={height} sandbox={MAY} />
          </section>
        ))}
      </body>
    </html>
  )
  return answer(`<!doctype html>${renderToStaticMarkup(page)}`, ["frame-src 'self'", `frame-ancestors ${adminOrigin}`])
}

/** The mail by itself. It has its styles in its elements, as mailboxes want it; nothing else of it may do anything. */
export async function mailResponse(
  { context, reader }: RequestContext,
  issue: Newsletter,
  payload: Payload,
): Promise<SiteResponse> {
  const { html } = await previewIssue(issue, payload, { reader, siteUrl: context.origin })
  const inTabs = html.replace('<head>', '<head><base target="_blank">')
  return answer(inTabs, ["style-src 'unsafe-inline'", "img-src 'self' data:", "frame-ancestors 'self'", `sandbox ${MAY}`])
}

function answer(body: string, policy: string[]): SiteResponse {
  const headers = { ...HTML_HEADERS, 'content-security-policy': ["default-src 'none'", ...policy].join('; ') }
  return { status: 200, headers, body, tags: new Set(), caching: 'none', expiresAt: null }
}
