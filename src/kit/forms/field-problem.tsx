/** A field that wants a correction. */
export interface Problem {
  /** Name of the field. */
  name: string
  text: string
}

/** What a field says of itself when something is wrong with it. */
export function problemAttributes(fieldId: string, problem: string | undefined) {
  if (problem === undefined) return {}
  return { 'aria-invalid': true, 'aria-describedby': problemId(fieldId) } as const
}

export function problemId(fieldId: string): string {
  return `${fieldId}-problem`
}

export function RequiredMark() {
  return <span className="form-required">（必填）</span>
}

/** Stands beside its field. */
export function FieldProblem({ id, problem }: { id: string; problem: string | undefined }) {
  if (problem === undefined) return null
  return (
    <p className="form-problem" id={problemId(id)}>
      {problem}
    </p>
  )
}

/** All of them together, each a link to its field, whose id is that of the form before its name. */
export function ProblemLinks({ formId, problems }: { formId: string; problems: readonly Problem[] }) {
  return problems.map(({ name, text }) => (
    <a key={name} className="form-wrong" href={`#${formId}-${name}`}>
      {text}
    </a>
  ))
}
