import { toInlineJson } from './inline-json.ts'

/** Data for programs that read the page. Never runs. */
export function DataBlock({ type, id, data }: { type: 'application/json' | 'application/ld+json'; id?: string; data: unknown }) {
  return (
    <script type={type} id={id}>
      {toInlineJson(data)}
    </script>
  )
}
