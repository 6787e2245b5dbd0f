import { FieldContext, FieldPathContext, ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'

/** Whose schema the editor was made from. */
const COLLECTION = 'fragments'

interface RichTextFieldProps {
  /** Payload's editor, as the server made it. */
  editor: ReactNode
  /** Tells this field from all others of the document. */
  path: string
  value: unknown
  onChange: (value: unknown) => void
}

/** Payload's editor of formatted text outside of a form of Payload's: it shows this value, and tells of changes. */
export function RichTextField({ editor, path, value, onChange }: RichTextFieldProps) {
  const serverFunctions = useServerFunctions()
  const { getFormState } = serverFunctions
  // The form of a link belongs to no document: its fields are the same everywhere.
  const ofNoDocument = useMemo<typeof getFormState>(
    () =>
      ({ id: _, globalSlug: __, ...args }) =>
        getFormState({ ...args, collectionSlug: COLLECTION }),
    [getFormState],
  )
  const field = {
    path,
    value,
    initialValue: value,
    setValue: onChange,
    disabled: false,
    formInitializing: false,
    formProcessing: false,
    formSubmitted: false,
    showError: false,
    // The setting has its label and its help already.
    customComponents: { Label: <span hidden />, Description: <span hidden /> },
  }
  return (
    <ServerFunctionsContext value={{ ...serverFunctions, getFormState: ofNoDocument }}>
      <FieldPathContext value={path} key={path}>
        <FieldContext value={field}>{editor}</FieldContext>
      </FieldPathContext>
    </ServerFunctionsContext>
  )
}
