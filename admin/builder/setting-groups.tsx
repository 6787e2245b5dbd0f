import { useState } from 'react'
import { groupFields, type SettingGroup } from '#builder/setting-groups.ts'
import type { Widgets } from '#builder/widgets.ts'
import type { StoredBlock } from '#published/types.ts'
import { FieldInputs } from './inputs/field-inputs.tsx'
import type { SettingsForm } from './inputs/form.ts'
import { isShown } from './inputs/is-shown.ts'

interface SettingGroupsProps {
  block: StoredBlock
  widgets: Widgets
  form: SettingsForm
}

/** The settings of a block by group. The first is open; what was opened or closed stays so for the next block. */
export function SettingGroups({ block, widgets, form }: SettingGroupsProps) {
  const [isOpen, setOpen] = useState<Partial<Record<SettingGroup, boolean>>>({})
  const groups = groupFields(widgets.fieldsOf(block.blockType))
    .map(({ group, fields }) => ({ group, fields: fields.filter((field) => isShown(field, block)) }))
    .filter(({ fields }) => fields.length > 0)
  return groups.map(({ group, fields }, index) => (
    <details
      key={group}
      className="lectern-visual__settings"
      open={isOpen[group] ?? index === 0}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== (isOpen[group] ?? index === 0)) setOpen((before) => ({ ...before, [group]: open }))
      }}
    >
      <summary>{group}</summary>
      <FieldInputs key={block.id} fields={fields} values={block} path="" form={form} />
    </details>
  ))
}
