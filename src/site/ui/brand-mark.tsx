const SEAL = 'M0 0H48V48H12L0 59Z'
const TONES = 'M6 39V15L9.3 19.1L12.6 15V39ZM15.8 39V22L19.1 26.1L22.4 22V39ZM25.6 39V13.1L32.2 9V39ZM35.4 39V16L42 20.1V39Z'

/** The seal: a speech bubble with the tones of 口語傳播, third, third, second, fourth. */
export function BrandMark() {
  return (
    <svg className="brand__mark" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path fill="#cc3016" d={SEAL} />
      <path fill="#fff" d={TONES} />
    </svg>
  )
}

/** The seal for the browser's tab, as an address: one request less on every first visit. */
export const BRAND_ICON = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5.5 0 59 59"><path fill="#cc3016" d="${SEAL}"/><path fill="#fff" d="${TONES}"/></svg>`,
)}`
