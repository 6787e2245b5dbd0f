/** The first that matches: later ones also call themselves by the names of earlier ones. */
const SYSTEMS: [mark: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]
const BROWSERS: [mark: RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung 瀏覽器'],
  [/Line\//, 'LINE'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** What somebody signed in with, as one would say it: `Windows 的 Chrome`. Nothing else of what the browser tells is kept. */
export function describeDevice(userAgent: string): string {
  const nameIn = (known: typeof SYSTEMS) => known.find(([mark]) => mark.test(userAgent))?.[1]
  const [system, browser] = [nameIn(SYSTEMS), nameIn(BROWSERS)]
  if (system && browser) return `${system} 的 ${browser}`
  return system ?? browser ?? '不明的裝置'
}
