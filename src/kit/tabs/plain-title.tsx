/** The heading of a panel where no script makes tabs of it. */
export function PlainTitle({ block, title }: { block: string; title: string }) {
  return (
    <p className={`${block}__plain-title`} aria-hidden="true">
      {title}
    </p>
  )
}
