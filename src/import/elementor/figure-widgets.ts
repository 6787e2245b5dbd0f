import { TIME_ZONE_OFFSET } from '#platform/clock/taipei-time.ts'
import { paneContent } from '../assemble/panes.ts'
import type { WidgetRow, WidgetRows } from './table.ts'
import { widgetPiece } from './table.ts'

const LEADING_NUMBER = /^\s*([\d,]+(?:\.\d+)?)\s*(.*)$/s

/** 「70K+」 is 70 with 「K+」 after it. */
function splitNumber(text: string): { number: number; rest: string } | null {
  const [, digits, rest = ''] = LEADING_NUMBER.exec(text) ?? []
  return digits === undefined ? null : { number: Number(digits.replaceAll(',', '')), rest: rest.trim() }
}

const counter: WidgetRow = ({ settings, conversion }) => {
  const split = splitNumber(settings.raw('ending_number') || settings.raw('ekit_funfact_number') || '100')
  if (split === null) return []
  const duration = settings.number('duration')
  return widgetPiece(
    'fun-fact',
    {
      number: split.number,
      prefix: settings.firstWords('prefix', 'ekit_funfact_number_prefix'),
      suffix: [split.rest, settings.firstWords('suffix', 'ekit_funfact_number_suffix')].filter(Boolean).join(' '),
      super_text: settings.words('ekit_funfact_super_text'),
      title: settings.firstWords('title', 'ekit_funfact_title_text'),
      ...(duration !== undefined && { duration }),
    },
    conversion,
  )
}

const BAR_STYLES: Readonly<Record<string, string>> = {
  'inner-content skill-big': 'inner-content',
  'skilltrack-style2': 'bar-shadow',
  'pin-style': 'pin',
  'style-switch': 'switch',
}

function barStyle(style: string): string {
  if (style.startsWith('tooltip-style')) return 'tooltips'
  if (style.startsWith('style-stripe')) return 'stripe'
  return Object.hasOwn(BAR_STYLES, style) ? (BAR_STYLES[style] ?? 'default') : 'default'
}

const progress: WidgetRow = ({ settings, element, conversion }) => {
  const isKit = element.widget.startsWith('elementskit')
  const percentage = isKit ? (settings.number('ekit_progressbar_percentage') ?? 90) : (settings.number('percent') ?? 50)
  const title = [settings.firstWords('title', 'ekit_progressbar_title'), settings.words('inner_text')].filter(Boolean).join('：')
  return widgetPiece(
    'progress-bar',
    { title: title || '進度', percentage, style: barStyle(settings.raw('ekit_progressbar_style')) },
    conversion,
  )
}

const pie: WidgetRow = ({ settings, conversion }) =>
  widgetPiece(
    'pie-chart',
    {
      percentage: settings.number('ekit_piechart_percentage') ?? 50,
      title: settings.words('ekit_piechart_title'),
      description: settings.words('ekit_piechart_item_description'),
      style: settings.raw('ekit_piechart_style').includes('content') ? 'with-content' : 'simple',
      content: settings.raw('ekit_piechart_content') === 'icon' ? 'icon' : 'percentage',
      content_style: settings.raw('ekit_piechart_content_type').includes('flip') ? 'flip' : 'static',
    },
    conversion,
  )

/** On the site's own clock. */
function dueMoment(text: string): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})/.exec(text.trim())
  const moment = match === null ? Number.NaN : Date.parse(`${match[1]}T${match[2]}:00${TIME_ZONE_OFFSET}`)
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}

const countdown: WidgetRow = ({ settings, element, conversion }) => {
  const due = dueMoment(settings.raw('due_date') || settings.raw('ekit_countdown_timer_due_time'))
  if (due === null) {
    conversion.note('dropped', element.widget, settings.raw('countdown_type'))
    return []
  }
  const label = (kit: string, plain: string) => settings.firstWords(`ekit_countdown_timer_${kit}`, plain)
  const labels = {
    weeksLabel: label('weeks_label', 'label_weeks'),
    daysLabel: label('days_label', 'label_days'),
    hoursLabel: label('hours_label', 'label_hours'),
    minutesLabel: label('minutes_hours_label', 'label_minutes'),
    secondsLabel: label('seconds_hours_label', 'label_seconds'),
  }
  const named = Object.fromEntries(Object.entries(labels).filter(([, words]) => words !== ''))
  const message = settings.raw('message_after_expire') || settings.raw('ekit_countdown_timer_expiry_content')
  const { text } = paneContent(conversion.html(message), conversion)
  const finishTitle = settings.words('ekit_countdown_timer_title')
  return widgetPiece(
    'countdown',
    {
      due,
      due_tz: 'Asia/Taipei',
      ...named,
      ...(text !== undefined && { finishContent: text }),
      ...(finishTitle !== '' && { finishTitle }),
    },
    conversion,
  )
}

export const figureWidgets: WidgetRows = {
  counter,
  'elementskit-funfact': counter,
  progress,
  'elementskit-progressbar': progress,
  'elementskit-piechart': pie,
  countdown,
  'elementskit-countdown-timer': countdown,
}
