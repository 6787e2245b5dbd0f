import type { MapServices } from '#platform/env/map-services.ts'
import type { LoadContext } from '#settings/define-widget.ts'

export function loadMap(_settings: unknown, { mapServices }: LoadContext): MapServices {
  return mapServices
}
