const WEEKDAYS = '日一二三四五六'
const DATE = /(?:(\d{4}) 年 )?(\d{1,2})(?: 月 |\.)(\d{1,2})(?: 日)?（([日一二三四五六])）/g

/** Dates that are said to fall on another weekday than they do; for tests. A date without its year is the one nearest to `written`. */
export function findWrongWeekdays(text: string, written: Date): string[] {
  return [...text.matchAll(DATE)]
    .filter(([, year, month, day, weekday]) => {
      const years = year === undefined ? [-1, 0, 1].map((shift) => written.getUTCFullYear() + shift) : [Number(year)]
      const dates = years.map((year) => new Date(Date.UTC(year, Number(month) - 1, Number(day))))
      const nearest = dates.toSorted((a, b) => Math.abs(Number(a) - Number(written)) - Math.abs(Number(b) - Number(written)))[0]
      return WEEKDAYS[nearest?.getUTCDay() ?? -1] !== weekday
    })
    .map(([found]) => found)
}
