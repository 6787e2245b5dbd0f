/** Widths up to which a window is a phone's or a tablet's; the style sheets have the same. */
export const MOBILE_PX = 767
export const TABLET_PX = 1024
