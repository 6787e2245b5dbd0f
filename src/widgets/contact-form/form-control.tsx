import { type FormField, hasOptions, LONGEST, sentName } from '#forms/form-fields.ts'
import { FieldProblem, problemId, RequiredMark } from '#kit/forms/field-problem.tsx'
import { MESSAGES } from './messages.ts'

interface FormControlProps {
  id: string
  field: FormField
  /** What was filled in before. */
  values: readonly string[]
  problem: string | undefined
}

const TYPES = { text: 'text', email: 'email', tel: 'tel' } as const
const COMPLETED_AS = { text: undefined, email: 'email', tel: 'tel' } as const
const ROWS = 6

/** One question with its answer. */
export function FormControl(props: FormControlProps) {
  const { id, field, problem } = props
  const { label, help, isRequired, isHalf, kind } = field
  const words = (
    <>
      {label}
      {isRequired ? <RequiredMark /> : <span className="form-required">{MESSAGES.optional}</span>}
    </>
  )
  const notes = (
    <>
      {help !== '' && (
        <p className="w-contact-form__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldProblem id={id} problem={problem} />
    </>
  )
  if (kind === 'checkboxes') {
    return (
      <fieldset className="w-contact-form__field" data-half={isHalf || undefined}>
        <legend>{words}</legend>
        <Checkboxes {...props} />
        {notes}
      </fieldset>
    )
  }
  return (
    <div className="w-contact-form__field" data-half={isHalf || undefined}>
      <label htmlFor={id}>{words}</label>
      <Control {...props} />
      {notes}
    </div>
  )
}

function Control({ id, field, values, problem }: FormControlProps) {
  const { kind, isRequired, options } = field
  const [value = ''] = values
  const shared = {
    id,
    name: sentName(field),
    className: 'w-contact-form__input',
    required: isRequired,
    ...describedBy(id, field, problem),
  }
  if (hasOptions(field)) {
    return (
      <select {...shared} defaultValue={value}>
        <option value="">{MESSAGES.choose}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    )
  }
  if (kind === 'long') return <textarea {...shared} rows={ROWS} maxLength={LONGEST.long} defaultValue={value} />
  const single = kind as keyof typeof TYPES
  return (
    <input
      {...shared}
      type={TYPES[single]}
      autoComplete={COMPLETED_AS[single]}
      maxLength={LONGEST[single]}
      defaultValue={value}
    />
  )
}

/** The first has the id of the question, to which the list of mistakes leads. */
function Checkboxes({ id, field, values, problem }: FormControlProps) {
  return field.options.map((option, index) => (
    <label key={option} className="w-contact-form__tick">
      <input
        id={index === 0 ? id : `${id}-${index + 1}`}
        type="checkbox"
        name={sentName(field)}
        value={option}
        defaultChecked={values.includes(option)}
        {...describedBy(id, field, problem)}
      />
      <span>{option}</span>
    </label>
  ))
}

function describedBy(id: string, { help }: FormField, problem: string | undefined) {
  const ids = [...(help === '' ? [] : [`${id}-help`]), ...(problem === undefined ? [] : [problemId(id)])]
  return {
    ...(problem !== undefined && { 'aria-invalid': true }),
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
  }
}
