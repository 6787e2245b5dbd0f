import type { LoadContext } from '#settings/define-widget.ts'

/** For widgets that show a fragment. */
export interface FragmentData {
  /** Its HTML; `null` where none is chosen, or it is not published. */
  fragmentHtml: string | null
}

export async function loadFragment(
  { fragment }: { fragment: number | null },
  { renderFragment }: LoadContext<'renderFragment'>,
): Promise<FragmentData> {
  return { fragmentHtml: fragment === null ? null : await renderFragment(fragment) }
}
