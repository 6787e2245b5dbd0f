/** Screens that a page is looked at on, in CSS pixels. */
export const WIDTHS = {
  phone: { label: '手機', px: 375 },
  tablet: { label: '平板', px: 768 },
  desktop: { label: '桌機', px: 1440 },
} as const

export type Width = keyof typeof WIDTHS

export const WIDTH_NAMES = Object.keys(WIDTHS) as Width[]
