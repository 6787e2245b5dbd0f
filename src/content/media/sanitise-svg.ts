import sax from 'sax'

const ELEMENTS = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath clipPath mask pattern ' +
    'linearGradient radialGradient stop filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode marker'
  ).split(' '),
)
const ATTRIBUTES = new Set(
  (
    'id class x y x1 x2 y1 y2 cx cy r rx ry d points width height viewBox preserveAspectRatio transform fill fill-opacity fill-rule ' +
    'stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset stroke-miterlimit opacity ' +
    'clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity ' +
    'patternUnits patternContentUnits patternTransform fx fy font-family font-size font-weight font-style text-anchor dominant-baseline ' +
    'letter-spacing dx dy rotate textLength lengthAdjust startOffset filter filterUnits primitiveUnits in in2 result stdDeviation mode type values operator ' +
    'k1 k2 k3 k4 flood-color flood-opacity markerWidth markerHeight refX refY orient markerUnits marker-start marker-mid marker-end color ' +
    'version role aria-label aria-hidden focusable vector-effect paint-order'
  ).split(' '),
)
const LOCAL_REFERENCE = /^#[\w.-]+$/
// CSS can spell `url` with escapes, and has other functions that fetch.
const FOREIGN_URL = /url\(\s*(?!['"]?#)|\\|\/\/|data:/i

/** Rewrites an SVG keeping only drawing: no scripts, styles, links, foreign content or outside addresses. `null`: not an SVG. */
export function sanitiseSvg(source: string): string | null {
  const parser = sax.parser(true, { xmlns: false, trim: false })
  let out = ''
  let skipped = 0
  let depth = 0
  let isBroken = false
  let hasRoot = false
  parser.onerror = () => {
    isBroken = true
  }
  parser.onopentag = (node) => {
    const isAllowed = ELEMENTS.has(node.name) && (depth > 0 || (node.name === 'svg' && !hasRoot))
    depth++
    if (skipped > 0 || !isAllowed) {
      skipped++
      return
    }
    hasRoot = true
    out += `<${node.name}${depth === 1 ? ' xmlns="http://www.w3.org/2000/svg"' : ''}${keptAttributes(node.attributes as Record<string, string>)}>`
  }
  parser.onclosetag = (name) => {
    depth--
    if (skipped > 0) skipped--
    else out += `</${name}>`
  }
  parser.ontext = (text) => {
    if (skipped === 0 && depth > 0) out += escapeXml(text)
  }
  parser.write(source.replace(/^\uFEFF/, ''))
  // A parser that has met an error throws it again at the next call.
  if (!isBroken) parser.close()
  return isBroken || !hasRoot ? null : out
}

function keptAttributes(attributes: Record<string, string>): string {
  let out = ''
  for (const [name, value] of Object.entries(attributes)) {
    // Browsers follow the new spelling where both stand, and no attribute may come twice.
    if (name === 'xlink:href' && attributes.href !== undefined) continue
    const isLocalUse = (name === 'href' || name === 'xlink:href') && LOCAL_REFERENCE.test(value)
    if (!isLocalUse && (!ATTRIBUTES.has(name) || FOREIGN_URL.test(value))) continue
    out += ` ${isLocalUse ? 'href' : name}="${escapeXml(value)}"`
  }
  return out
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
