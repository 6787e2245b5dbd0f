import sax from 'sax'
import { SvgStyles } from './svg-styles.ts'

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
    'version role aria-label aria-hidden focusable vector-effect paint-order display visibility'
  ).split(' '),
)
const LOCAL_REFERENCE = /^#[\w.-]+$/
// CSS can spell `url` with escapes, and has other functions that fetch.
const FOREIGN_URL = /url\(\s*(?!['"]?#)|\\|\/\/|data:/i

// Drawing programs nest a dozen deep; browsers give up at a few hundred.
const MAX_DEPTH = 200
const NO_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u

/**
 * Rewrites an SVG in UTF-8 keeping only drawing: no scripts, links, foreign content or outside addresses; what simple styles say is
 * written as attributes. `null`: not an SVG.
 */
export function sanitiseSvg(bytes: Uint8Array): string | null {
  try {
    return rewrite(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    // Another encoding, or markup that the parser can't read.
    return null
  }
}

function rewrite(source: string): string | null {
  if (NO_XML.test(source)) return null
  const styles = readStyles(source)
  const parser = newParser()
  let out = ''
  let skipped = 0
  let depth = 0
  let hasRoot = false
  parser.onopentag = (node) => {
    const isAllowed = ELEMENTS.has(node.name) && (depth > 0 || (node.name === 'svg' && !hasRoot))
    depth++
    if (depth > MAX_DEPTH) throw new Error('Nested too deeply')
    if (skipped > 0 || !isAllowed) {
      skipped++
      return
    }
    hasRoot = true
    const attributes = node.attributes as Record<string, string>
    const drawn = { ...attributes, ...Object.fromEntries(styles.of(node.name, attributes)) }
    out += `<${node.name}${depth === 1 ? ' xmlns="http://www.w3.org/2000/svg"' : ''}${keptAttributes(drawn)}>`
  }
  parser.onclosetag = (name) => {
    depth--
    if (skipped > 0) skipped--
    else out += `</${name}>`
  }
  const keepText = (text: string) => {
    if (skipped === 0 && depth > 0) out += escapeXml(text)
  }
  parser.ontext = keepText
  // What stands in CDATA is text, and is written as such.
  parser.oncdata = keepText
  parser.write(source).close()
  return hasRoot ? out : null
}

function newParser(): sax.SAXParser {
  const parser = sax.parser(true, { xmlns: false, trim: false, position: false })
  parser.onerror = (error) => {
    throw error
  }
  return parser
}

/** They may stand behind what they speak of. */
function readStyles(source: string): SvgStyles {
  const styles = new SvgStyles()
  const parser = newParser()
  let sheet: string | null = null
  parser.onopentag = ({ name }) => {
    sheet = name === 'style' ? '' : null
  }
  const read = (text: string) => {
    if (sheet !== null) sheet += text
  }
  parser.ontext = read
  parser.oncdata = read
  parser.onclosetag = () => {
    if (sheet !== null) styles.add(sheet)
    sheet = null
  }
  parser.write(source).close()
  return styles
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
