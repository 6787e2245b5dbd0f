import type { Point } from '#kit/mercator.ts'

export const RETRY = '再試一次'
export const FAILED = '地圖圖磚無法下載，請看簡圖與文字，或用下方的連結開啟地圖。'
export const NOT_FOUND = '查不到這個地址的位置，地圖停在預設的地方。請用下方的連結開啟地圖。'
export const NO_ROUTE = '目前無法取得路線，圖上是直線。請用下方的連結規劃路線。'
export const ZOOM_IN = '放大'
export const ZOOM_OUT = '縮小'
export const CLOSE = '關閉說明'
export const FULLSCREEN = '全螢幕'
export const PHOTO = '空照圖'
export const STREET_VIEW = '街景'
export const PAN = { up: '往北移', left: '往西移', right: '往東移', down: '往南移' } as const
export const WHEEL_HINT = '按住 Ctrl 並捲動，可以縮放地圖'
export const WHEEL_OFF_HINT = '請用按鈕移動與縮放地圖'
export const TOUCH_HINT = '請用兩根手指移動地圖'
export const NORTH = '北'
export const UNNAMED = '未命名的地點'

const MODES = { walking: '步行', bicycling: '騎自行車', driving: '開車' } as const

export type TravelMode = keyof typeof MODES

export function nameDrawing(title: string, count: number): string {
  const places = count > 1 ? `，標出 ${count} 個地點` : ''
  return `${title === '' ? '位置' : title}簡圖${places}`
}

/** A still map never moves, so it does not promise to. */
function kindOf(isStill: boolean): string {
  return isStill ? '地圖' : '互動地圖'
}

export function nameMap(title: string, isStill: boolean): string {
  return title === '' ? kindOf(isStill) : `${kindOf(isStill)}：${title}`
}

export function wordsFor(isStill: boolean): { load: string; loading: string; ready: string } {
  return { load: `載入${kindOf(isStill)}`, loading: '地圖載入中…', ready: `${kindOf(isStill)}已載入。` }
}

export function allPlaces(count: number): string {
  return `全部 ${count} 個地點`
}

export function formatPoint({ lat, lng }: Point): string {
  const side = (degrees: number, [positive, negative]: [string, string]) =>
    `${degrees < 0 ? negative : positive} ${Math.abs(degrees).toFixed(5)}°`
  return `${side(lat, ['北緯', '南緯'])}，${side(lng, ['東經', '西經'])}`
}

export function formatDistance(metres: number): string {
  if (metres < 1000) return `${Math.max(10, Math.round(metres / 10) * 10)} 公尺`
  const kilometres = metres / 1000
  return `${kilometres < 10 ? Number(kilometres.toFixed(1)) : Math.round(kilometres)} 公里`
}

export function straightDistance(metres: number): string {
  return `直線距離約 ${formatDistance(metres)}`
}

export function describeRoute(mode: TravelMode, metres: number, seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const time = minutes < 60 ? `${minutes} 分鐘` : `${Math.floor(minutes / 60)} 小時 ${minutes % 60} 分鐘`
  return `${MODES[mode]}約 ${formatDistance(metres)}，${time}。`
}

export function nameOfMode(mode: TravelMode): string {
  return MODES[mode]
}
