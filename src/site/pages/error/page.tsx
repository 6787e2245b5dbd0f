import { HOME_HREF } from '#addresses/documents.ts'
import type { Site } from '#published/types.ts'

/** 500: nothing in here needs the database. */
export function ErrorPage({ site }: { site: Site }) {
  const { phone, phoneNote, email } = site.contact
  return (
    <div className="wrap notice">
      <p className="notice__code num" aria-hidden="true">
        500
      </p>
      <h1>網站暫時出了問題</h1>
      <p className="notice__lead">不是您的操作有誤。我們已經收到通知，請過幾分鐘再試一次。</p>
      {(phone !== '' || email !== '') && (
        <p>
          如果急著找資料，歡迎聯絡系辦公室
          {phone !== '' && `，電話 ${phone}${phoneNote === '' ? '' : ` ${phoneNote}`}`}
          {email !== '' && (
            <>
              ，信箱 <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
          。
        </p>
      )}
      <p>
        <a className="btn" href={HOME_HREF}>
          回首頁
        </a>
      </p>
    </div>
  )
}
