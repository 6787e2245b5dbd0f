'use client'

import { FieldDescription, PasswordField, withCondition } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

// The server judges it; an empty one is only wrong where something is changed that asks for it.
const accept = () => true as const

/** Asks for the password of whoever fills in the form. */
export const CurrentPassword = withCondition<TextFieldClientProps>(({ field, path }) => (
  <div className="field-type">
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, label: field.label }}
      path={path}
      validate={accept}
    />
    <FieldDescription description={field.admin?.description} path={path} />
  </div>
))
