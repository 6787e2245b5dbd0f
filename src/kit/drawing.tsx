/** A line drawing in the colour of the text. It is decoration: the name stands in the text beside it. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
