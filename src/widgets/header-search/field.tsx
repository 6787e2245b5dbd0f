import type { Ref } from 'react'
import { SEARCH_HREF } from '#addresses/search.ts'
import { Icon } from '#kit/icon.tsx'
import { LONGEST_QUERY } from './model.ts'

interface SearchFieldProps {
  id: string
  placeholder: string
  /** What the visitor means by now, which is not what an input method is still composing. */
  onType: (typed: string) => void
  ref: Ref<HTMLInputElement>
}

export function SearchField({ id, placeholder, onType, ref }: SearchFieldProps) {
  const fieldId = `${id}-query`
  return (
    <search>
      <form className="search" action={SEARCH_HREF} method="get">
        <label className="vh" htmlFor={fieldId}>
          搜尋關鍵字
        </label>
        <input
          className="search__input"
          id={fieldId}
          name="q"
          // Escape would empty a field of the type `search` instead of closing the dialog.
          type="text"
          placeholder={placeholder === '' ? undefined : placeholder}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          enterKeyHint="search"
          onInput={({ nativeEvent, currentTarget }) => {
            if (!(nativeEvent as InputEvent).isComposing) onType(currentTarget.value)
          }}
          onCompositionEnd={({ currentTarget }) => onType(currentTarget.value)}
          ref={ref}
        />
        <button className="search__button" type="submit">
          <Icon name="search" />
          <span className="vh">送出搜尋</span>
        </button>
      </form>
    </search>
  )
}
