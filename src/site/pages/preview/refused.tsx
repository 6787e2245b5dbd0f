import type { Answer } from '../../answer.ts'
import { headOf } from '../../head/page-head.ts'
import { answerPage } from '../answer-page.tsx'
import type { Visit } from '../visit.ts'

const TEXTS = {
  403: { title: '預覽已失效', message: '預覽的連結不正確，或有效時間已過。請回到後台，再按一次預覽。' },
  404: { title: '找不到草稿', message: '這份內容已經不在了。請回到後台確認。' },
}

export async function answerRefused(visit: Visit, status: 403 | 404): Promise<Answer> {
  const { title, message } = TEXTS[status]
  return answerPage(
    { ...visit, preview: null },
    {
      site: await visit.reader.site(),
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
