import type { SiteResponse } from '../../response.ts'
import { CALL_HEADERS } from './headers.ts'

/** What cannot be answered, in the shape and under the names that clients of WordPress know. */
export interface RestProblem {
  kind: 'problem'
  status: 400 | 401 | 404
  code: string
  message: string
  /** Wrong parameters, each with what is wrong. */
  wrong: Record<string, WrongParameter>
}

export interface WrongParameter {
  code: string
  message: string
}

const MESSAGES = {
  rest_no_route: [404, '找不到符合網址與請求方式的路由。'],
  rest_post_invalid_id: [404, '無效的文章編號。'],
  rest_term_invalid: [404, '找不到這個分類或標籤。'],
  rest_user_invalid_id: [404, '無效的使用者編號。'],
  rest_type_invalid: [404, '無效的內容類型。'],
  rest_taxonomy_invalid: [404, '無效的分類法。'],
  rest_status_invalid: [404, '無效的狀態。'],
  rest_cannot_read_status: [401, '您沒有權限檢視這個狀態。'],
  rest_forbidden_context: [401, '您沒有權限以編輯模式讀取內容。'],
  rest_not_logged_in: [401, '您尚未登入。'],
  rest_cannot_create: [401, '您沒有權限新增內容。'],
  rest_cannot_create_user: [401, '您沒有權限新增使用者。'],
  rest_cannot_edit: [401, '您沒有權限修改這項內容。'],
  rest_cannot_update: [401, '您沒有權限修改這個分類或標籤。'],
  rest_cannot_delete: [401, '您沒有權限刪除這項內容。'],
  rest_user_cannot_delete: [401, '您沒有權限刪除使用者。'],
  rest_post_invalid_page_number: [400, '要求的頁碼超過總頁數。'],
  rest_search_invalid_page_number: [400, '要求的頁碼超過總頁數。'],
  rest_no_search_term_defined: [400, '依相關程度排序時，必須提供搜尋字詞。'],
  rest_callback_disabled: [400, '這個網站不支援 JSONP。'],
  rest_forbidden_orderby: [401, '您沒有權限以這個欄位排序使用者。'],
  rest_user_cannot_view: [401, '您沒有權限依角色或權限篩選使用者。'],
  rest_forbidden_who: [401, '您沒有權限以這個參數查詢使用者。'],
  rest_menu_location_invalid: [404, '無效的選單位置。'],
  rest_orderby_include_missing_include: [400, '依指定順序排序時，必須提供 include。'],
} as const satisfies Record<string, readonly [RestProblem['status'], string]>

export type ProblemCode = keyof typeof MESSAGES

export function problem(code: ProblemCode): RestProblem {
  const [status, message] = MESSAGES[code]
  return { kind: 'problem', status, code, message, wrong: {} }
}

export function wrongParameters(wrong: Record<string, WrongParameter>): RestProblem {
  const message = `無效的參數：${Object.keys(wrong).join('、')}`
  return { kind: 'problem', status: 400, code: 'rest_invalid_param', message, wrong }
}

export function problemResponse({ status, code, message, wrong }: RestProblem, headers: Record<string, string>): SiteResponse {
  const entries = Object.entries(wrong)
  const data = {
    status,
    ...(entries.length > 0 && {
      params: Object.fromEntries(entries.map(([name, each]) => [name, each.message])),
      details: Object.fromEntries(entries.map(([name, each]) => [name, { ...each, data: null }])),
    }),
  }
  return {
    status,
    headers: { ...CALL_HEADERS, ...headers },
    body: JSON.stringify({ code, message, data }),
    tags: new Set(),
    caching: 'none',
    expiresAt: null,
  }
}
