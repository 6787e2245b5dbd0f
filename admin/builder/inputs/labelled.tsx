import type { ReactNode } from 'react'

interface LabelledProps {
  label: unknown
  /** Of the input that the label is for. */
  htmlFor: string
  help?: unknown
  problem?: string | null
  children: ReactNode
}

/** An input with its name above and, below, what there is to know and what is wrong; `describedBy` names both. */
export function Labelled({ label, htmlFor, help, problem = null, children }: LabelledProps) {
  return (
    <div className="lectern-visual__field">
      <label htmlFor={htmlFor}>{String(label)}</label>
      {children}
      <Beneath id={htmlFor} help={help} problem={problem} />
    </div>
  )
}

export function Beneath({ id, help, problem = null }: { id: string; help?: unknown; problem?: string | null }) {
  return (
    <div id={beneath(id)}>
      {typeof help === 'string' && <p className="lectern-visual__help">{help}</p>}
      {problem !== null && (
        <p className="lectern-visual__problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

export function beneath(id: string): string {
  return `${id}-beneath`
}
