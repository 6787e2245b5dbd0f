/** Text waits so long for its face and no longer; then it is shown in that of the system. */
const PATIENCE_MS = 1000
const SYSTEM = 'system'
const TIERS = [1, 2, 3, 4]

const faces = new Map<string, Promise<string>>()

/**
 * The typeface that another page has for its headings, under a name for `data-face`: posts that come from there find their
 * characters in it, while the font of the page that they join has only those that it began with.
 */
export function adoptFace(page: Document): Promise<string> {
  const sheet = page.querySelector('link[data-face]')?.getAttribute('href') ?? ''
  const tier = /\.(\d)(?:\.\w+)?\.css$/.exec(sheet)?.[1]
  if (tier === undefined) return Promise.resolve(SYSTEM)
  const fonts = [...page.querySelectorAll('link[rel=preload][as=font]')].map((link) => link.getAttribute('href') ?? '')
  const face = faces.get(sheet) ?? loadFace(`more-${faces.size + 1}`, fonts, Number(tier))
  faces.set(sheet, face)
  return face
}

/** From the first font, and from the next what that one lacks. */
async function loadFace(name: string, addresses: string[], tier: number): Promise<string> {
  const families = addresses.map((_, place) => `"Lectern ${name}${place === 0 ? '' : ` ${place + 1}`}"`)
  const faces = addresses.map((address, place) => new FontFace(families[place] ?? '', `url("${address}")`, { weight: '700 900' }))
  const isThere = await Promise.race([
    Promise.all(faces.map((face) => face.load())).then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false)),
  ])
  if (!isThere) return SYSTEM
  for (const face of faces) document.fonts.add(face)
  const rule = new CSSStyleSheet()
  const fonts = TIERS.map((place) => `--f-${place}:${[...(place <= tier ? families : []), 'var(--f-serif)'].join(',')}`)
  rule.insertRule(`[data-face="${name}"]{${fonts.join(';')}}`)
  document.adoptedStyleSheets.push(rule)
  return name
}
