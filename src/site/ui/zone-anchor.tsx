const ZONES = { U: '上方功能區塊', C: '中央內容區塊', Z: '下方頁尾區塊' } as const

type Zone = keyof typeof ZONES

/** 定位點: the `:::` that the accessibility rules ask for at the head of each zone, with its access key. */
export function ZoneAnchor({ zone }: { zone: Zone }) {
  const shortcut = { id: zone, accessKey: zone }
  return (
    <a {...shortcut} href={`#${zone}`} className="zone-anchor" title={ZONES[zone]} aria-label={ZONES[zone]}>
      :::
    </a>
  )
}
