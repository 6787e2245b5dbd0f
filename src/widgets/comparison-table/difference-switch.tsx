import { SHOWN_ROWS } from './messages.ts'
import type { ComparisonTableSettings } from './settings.ts'

/** A checkbox that is announced as on and off. */
const SWITCH = { type: 'checkbox', role: 'switch' }

export function DifferenceSwitch({ id, settings }: { id: string; settings: ComparisonTableSettings }) {
  const { difference, difference_text, full_text } = settings
  if (difference === 'button') {
    return (
      <label className="w-comparison-table__switch">
        <input {...SWITCH} data-difference="" />
        {difference_text}
      </label>
    )
  }
  return (
    <fieldset className="w-comparison-table__choice">
      <legend className="vh">{SHOWN_ROWS}</legend>
      <label>
        <input type="radio" name={`${id}-rows`} value="full" defaultChecked />
        {full_text}
      </label>
      <label>
        <input type="radio" name={`${id}-rows`} value="difference" data-difference="" />
        {difference_text}
      </label>
    </fieldset>
  )
}
