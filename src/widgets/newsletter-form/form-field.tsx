import { FieldProblem, problemAttributes, RequiredMark } from '#kit/forms/field-problem.tsx'

interface FormFieldProps {
  id: string
  label: string
  name: string
  type?: 'text' | 'email' | 'tel'
  autoComplete: string
  maxLength: number
  placeholder?: string
  /** What is wrong with it. */
  problem?: string | undefined
  /** The element that says why the server did not take it. */
  refusalId?: string | undefined
}

export function FormField({ label, problem, refusalId, placeholder = '', type = 'text', ...input }: FormFieldProps) {
  const refusal = refusalId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': refusalId }
  return (
    <div className="w-newsletter-form__field">
      <label htmlFor={input.id}>
        {label}
        <RequiredMark />
      </label>
      <input
        {...input}
        className="w-newsletter-form__input"
        type={type}
        required
        placeholder={placeholder === '' ? undefined : placeholder}
        {...(problem === undefined ? refusal : problemAttributes(input.id, problem))}
      />
      <FieldProblem id={input.id} problem={problem} />
    </div>
  )
}
