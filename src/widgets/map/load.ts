import type { MapServices } from '#platform/env/map-services.ts'
import type { LoadContext } from '#settings/define-widget.ts'

export interface MapData extends MapServices {
  /** Said before tiles are asked for. */
  notice: string
}

export async function loadMap(_settings: unknown, { mapServices, reader }: LoadContext<'mapServices'>): Promise<MapData> {
  return { ...mapServices, notice: (await reader.site()).words.mapNotice }
}
