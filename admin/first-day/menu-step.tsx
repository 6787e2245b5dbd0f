'use client'

import type { FirstDay } from '#cms/first-day/state.ts'

interface MenuStepProps extends Pick<FirstDay, 'pages' | 'menu'> {
  admin: string
  isBusy: boolean
  onMake(chosen: { pages: number[]; news: boolean }): void
  onSkip(): void
}

/** The menu at the head of the site: what is in it, or which pages to put there. */
export function MenuStep({ pages, menu, admin, isBusy, onMake, onSkip }: MenuStepProps) {
  if (menu !== null)
    return (
      <>
        <p>主選單裡有：{menu.labels.join('、')}。還是草稿的頁面，發布以後才會出現在網站上。</p>
        <p>
          要改順序、改文字或加下拉選單，到<a href={`${admin}/collections/menus/${menu.id}`}>「選單」</a>。
        </p>
        <button type="button" onClick={onSkip}>
          下一步
        </button>
      </>
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        onMake({ pages: fields.getAll('page').map(Number), news: fields.has('news') })
      }}
    >
      <fieldset className="lectern-first-day__ways">
        <legend>網站最上面的選單放哪些</legend>
        {pages.map(({ id, title }) => (
          <label key={id}>
            <input type="checkbox" name="page" value={id} defaultChecked />
            <b>{title}</b>
          </label>
        ))}
        <label>
          <input type="checkbox" name="news" defaultChecked />
          <b>最新消息</b>
          <span>所有文章的列表。</span>
        </label>
      </fieldset>
      {pages.length === 0 && <p>還沒有頁面。可以先做選單，之後在「選單」裡加；也可以做好頁面再回來。</p>}
      <button type="submit" disabled={isBusy}>
        做好選單
      </button>
      <button type="button" onClick={onSkip}>
        之後再做
      </button>
    </form>
  )
}
