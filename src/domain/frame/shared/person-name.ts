import { parseText, type TextProblem, type TextRule } from './plain-text'
import { failure, success, type Result } from './result'

/**
 * The rule for a person's name: 2 to 30 Chinese characters or Latin letters, with a middle dot or a space between
 * parts.
 */
export const personNameRule = { least: 2, most: 30, lines: 'one' } as const satisfies TextRule

export type PersonNameProblem = TextProblem | 'not-a-name'

export function parsePersonName(text: string): Result<string, PersonNameProblem> {
  const name = parseText(text, personNameRule)
  if (!name.ok) return name
  const isName = /^[\p{Script=Han}\p{Script=Latin}]+(?:[·• '’-][\p{Script=Han}\p{Script=Latin}]+)*$/u.test(name.value)
  return isName ? success(name.value) : failure('not-a-name')
}
