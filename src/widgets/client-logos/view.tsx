import { carouselLook } from '#kit/carousel/carousel-look.ts'
import { CarouselIsland } from '#kit/carousel/client.tsx'
import { SafeLink } from '#kit/links/safe-link.tsx'
import { LogoPair } from '#kit/pictures/logo-pair.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { columnsOf } from './model.ts'
import type { clientLogosSettings } from './settings.ts'

type Settings = SettingsOf<typeof clientLogosSettings>
type Item = Settings['items'][number]

export function ClientLogosView({ id, settings }: ViewProps<Settings>) {
  const { label, style, rows, separators } = settings
  const items = settings.items.filter(({ name, logo }) => name !== '' || logo !== null)
  if (items.length === 0) return null
  return (
    <div className="w-client-logos" data-style={style} data-separators={separators || undefined}>
      <CarouselIsland
        when="visible"
        id={id}
        label={label}
        look={carouselLook(settings)}
        slides={columnsOf(items, rows).map((column) => (
          <div key={column[0]?.id} className="w-client-logos__column">
            {column.map((item) => (
              <ClientLogo key={item.id} item={item} />
            ))}
          </div>
        ))}
      />
    </div>
  )
}

function ClientLogo({ item: { name, logo, hover_logo, link } }: { item: Item }) {
  const sign = <LogoPair name={name} logo={logo} hoverLogo={hover_logo} />
  return (
    <div className="w-client-logos__item" dir="auto" data-logo-holder="">
      {link === null ? sign : <SafeLink link={link}>{sign}</SafeLink>}
    </div>
  )
}
