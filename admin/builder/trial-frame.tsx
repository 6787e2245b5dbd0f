import { useState } from 'react'
import { EDIT_PARAMETER } from '#addresses/preview.ts'
import { Screen } from './screen.tsx'
import type { Width } from './widths.ts'

/** The stored draft as visitors will use it: everything works, but no link leaves it and no form is sent. */
export function TrialFrame({ url, width }: { url: string; width: Width }) {
  const [src] = useState(() => withoutEditing(url))
  const [isBusy, setBusy] = useState(true)
  return (
    <Screen width={width} isBusy={isBusy}>
      {({ title, ...attributes }) => <iframe src={src} title={title} {...attributes} onLoad={() => setBusy(false)} />}
    </Screen>
  )
}

function withoutEditing(address: string): string {
  const url = new URL(address)
  url.searchParams.delete(EDIT_PARAMETER)
  return url.href
}
