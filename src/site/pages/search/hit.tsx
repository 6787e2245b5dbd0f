import { createElement, Fragment } from 'react'
import { formatDate } from '#kit/text/format-date.ts'
import type { SearchHit, TextPart } from '../../response.ts'

const KINDS: Record<SearchHit['kind'], string> = { post: '消息', page: '頁面' }

export function Hit({ hit }: { hit: SearchHit }) {
  return (
    <article className="result">
      <p className="meta">
        <span className="tag">{KINDS[hit.kind]}</span>
        {hit.publishedAt !== null && <time dateTime={hit.publishedAt}>{formatDate(hit.publishedAt)}</time>}
      </p>
      <h2 className="result__title">
        <a href={hit.href}>
          <Marked parts={hit.titleParts} />
        </a>
      </h2>
      {hit.excerptParts.length > 0 && (
        <p className="result__excerpt">
          <Marked parts={hit.excerptParts} />
        </p>
      )}
    </article>
  )
}

function Marked({ parts }: { parts: TextPart[] }) {
  return createElement(Fragment, null, ...parts.map(({ text, hit }) => (hit ? createElement('mark', null, text) : text)))
}
