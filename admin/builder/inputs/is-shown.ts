import type { Field } from 'payload'

/** Whether there is something to set: the condition holds, and it is neither a slot for blocks, which are set one by one, nor a note. */
export function isShown(field: Field, values: Record<string, unknown>): boolean {
  if (field.type === 'blocks' || field.type === 'ui') return false
  const condition = field.admin && 'condition' in field.admin ? field.admin.condition : undefined
  // Ours look at their siblings alone.
  const holds = condition as ((data: unknown, siblings: Record<string, unknown>) => boolean) | undefined
  return holds === undefined || holds({}, values)
}
