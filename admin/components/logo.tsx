/** The seal: a speech bubble with the tones of 口語傳播. */
function Seal({ size }: { size: number }) {
  return (
    <svg width={(size * 48) / 59} height={size} viewBox="0 0 48 59" aria-hidden="true">
      <path d="M0 0H48V48H12L0 59Z" fill="#cc3016" />
      <path
        fill="#fff"
        d="M6 39V15L9.3 19.1L12.6 15V39ZM15.8 39V22L19.1 26.1L22.4 22V39ZM25.6 39V13.1L32.2 9V39ZM35.4 39V16L42 20.1V39Z"
      />
    </svg>
  )
}

export function Logo() {
  return (
    <div className="lectern-logo">
      <Seal size={72} />
      <p>講台</p>
    </div>
  )
}

export function Icon() {
  return <Seal size={24} />
}
