import type { LoadContext } from '#settings/define-widget.ts'

export interface EmbedData {
  /** Said before anything is asked of the other site. */
  notice: string
}

export async function loadEmbed(_settings: unknown, { reader }: LoadContext): Promise<EmbedData> {
  return { notice: (await reader.site()).words.embedNotice }
}
