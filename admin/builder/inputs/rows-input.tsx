import type { ArrayField, Field } from 'payload'
import { type FunctionComponent, useState } from 'react'
import { newRow } from '#builder/new-block.ts'
import { isRecord } from '#platform/is-record.ts'
import { summarise } from '../../components/row-summary.ts'
import type { InputProps, SettingsForm } from './form.ts'

interface RowsInputProps extends InputProps<ArrayField> {
  /** Rows hold fields, rows among them. */
  renderFields: FunctionComponent<{
    fields: readonly Field[]
    values: Record<string, unknown>
    path: string
    form: SettingsForm
  }>
}

/** Rows that can be added, moved and taken away. */
export function RowsInput({ field, path, value, form, renderFields: Fields }: RowsInputProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const rows = Array.isArray(value) ? value.filter(isRecord) : []
  const name = String(field.labels?.singular ?? '項目')
  const change = (next: readonly unknown[]) => setProblem(form.set(path, next, false))

  function move(from: number, to: number): void {
    const others = rows.filter((_, index) => index !== from)
    change([...others.slice(0, to), rows[from], ...others.slice(to)])
  }

  return (
    <fieldset>
      <legend>{String(field.label)}</legend>
      {typeof field.admin?.description === 'string' && <p className="lectern-visual__help">{field.admin.description}</p>}
      {rows.map((row, index) => {
        const id = String(row.id ?? index)
        const title = `第 ${index + 1} ${name}`
        return (
          <details
            key={id}
            className="lectern-visual__row"
            open={id === openId}
            onToggle={({ currentTarget }) => currentTarget.open && setOpenId(id)}
          >
            <summary>
              {title} <span className="lectern-visual__summary">{summarise(row)}</span>
            </summary>
            <div className="lectern-visual__actions">
              <button type="button" aria-label={`${title}：上移`} disabled={index === 0} onClick={() => move(index, index - 1)}>
                上移
              </button>
              <button
                type="button"
                aria-label={`${title}：下移`}
                disabled={index === rows.length - 1}
                onClick={() => move(index, index + 1)}
              >
                下移
              </button>
              <button
                type="button"
                aria-label={`${title}：刪除`}
                disabled={rows.length <= (field.minRows ?? 0)}
                onClick={() => change(rows.filter((other) => other !== row))}
              >
                刪除
              </button>
            </div>
            <Fields fields={field.fields} values={row} path={`${path}.${index}.`} form={form} />
          </details>
        )
      })}
      {problem !== null && (
        <p className="lectern-visual__problem" role="alert">
          {problem}
        </p>
      )}
      <button
        type="button"
        disabled={rows.length >= (field.maxRows ?? Number.POSITIVE_INFINITY)}
        onClick={() => {
          const row = newRow(field, {}, form.newId)
          change([...rows, row])
          setOpenId(String(row.id))
        }}
      >
        {`＋ 新增${name}`}
      </button>
    </fieldset>
  )
}
