import type { Problem } from '#kit/forms/field-problem.tsx'
import { PROBLEM_TEXTS } from './messages.ts'

/** What is wrong with the fields of the form, in their order. */
export function findProblems({ elements }: HTMLFormElement): Problem[] {
  return [...elements].flatMap((element) => {
    if (!(element instanceof HTMLInputElement) || element.validity.valid) return []
    const { name, validity } = element
    const texts = PROBLEM_TEXTS[name]
    return texts === undefined ? [] : { name, text: validity.valueMissing ? texts.missing : texts.wrong }
  })
}
