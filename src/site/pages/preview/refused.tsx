import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { pageResponse } from '../page-response.tsx'
import type { RequestContext } from '../request-context.ts'

const TEXTS = {
  403: { title: '預覽已失效', message: '預覽的連結不正確，或有效時間已過。請回到後台，再按一次預覽。' },
  404: { title: '找不到草稿', message: '這份內容已經不在了。請回到後台確認。' },
}

export async function refusedResponse(requestContext: RequestContext, status: 403 | 404): Promise<SiteResponse> {
  const { title, message } = TEXTS[status]
  return pageResponse(
    { ...requestContext, preview: null },
    {
      status,
      caching: 'none',
      head: headOf({ name: title, description: '', canonicalPath: null, isIndexed: false }),
      body: (
        <div className="wrap section">
          <h1>{title}</h1>
          <p>{message}</p>
        </div>
      ),
    },
  )
}
