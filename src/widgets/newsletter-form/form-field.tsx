interface FormFieldProps {
  id: string
  label: string
  name: string
  type?: 'text' | 'email' | 'tel'
  autoComplete: string
  maxLength: number
  placeholder?: string
  /** The element that says what is wrong with it. */
  problemId?: string
}

export function FormField({ label, problemId, placeholder = '', type = 'text', ...input }: FormFieldProps) {
  return (
    <div className="w-newsletter-form__field">
      <label htmlFor={input.id}>{label}</label>
      <input
        {...input}
        className="w-newsletter-form__input"
        type={type}
        required
        placeholder={placeholder === '' ? undefined : placeholder}
        aria-invalid={problemId === undefined ? undefined : true}
        aria-describedby={problemId}
      />
    </div>
  )
}
