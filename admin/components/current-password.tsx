'use client'

import { FieldDescription, PasswordField, useDocumentEvents, useForm, withCondition } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'

// The server checks it; an empty one is only wrong where something is changed that asks for it.
const accept = () => true as const

/** Asks for the password of whoever fills in the form, once for each save. */
export const CurrentPassword = withCondition<TextFieldClientProps>(({ field, path }) => {
  const { mostRecentUpdate } = useDocumentEvents()
  const { dispatchFields } = useForm()
  useEffect(() => {
    if (mostRecentUpdate) dispatchFields({ type: 'UPDATE', path, value: '' })
  }, [mostRecentUpdate, dispatchFields, path])
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name: field.name, label: field.label }}
        path={path}
        validate={accept}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
})
