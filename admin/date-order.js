/** As one writes them in Taiwan, by how Payload's calendar writes them where nobody can tell it: in the drawer of a schedule, say. */
const FORMATS = {
  'MM/dd/yyyy': 'yyyy/MM/dd',
  'MMM d, yyy h:mm a': 'yyyy/MM/dd HH:mm',
  'h:mm a': 'HH:mm',
  'h:mm aa': 'HH:mm',
  'MMM dd': 'MM/dd',
}

/** A loader of Turbopack, for the one file of Payload that `next.config.ts` names. */
export default function orderDates(/** @type {string} */ source) {
  return Object.entries(FORMATS).reduce((code, [from, to]) => code.replaceAll(`"${from}"`, `"${to}"`), source)
}
