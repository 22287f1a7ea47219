import { characterCount } from './field-rules'
import { failure, success, type Result } from './result'
import { withoutUnseen } from './unseen-characters'

export type TextProblem = 'required' | 'too-short' | 'too-long'

/** Length limits of a text, in characters; a text without a minimum is optional. */
export interface TextRule {
  readonly least?: number
  readonly most: number
  /** 'one': line breaks are not allowed. */
  readonly lines?: 'one' | 'many'
}

/** A text of several lines as it is sent: without unseen characters, with no more than two consecutive line breaks. */
export function plainLines(typed: string): string {
  return withoutUnseen(typed)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A text of one line as it is sent: without unseen characters, with single spaces. */
export function plainLine(typed: string): string {
  return withoutUnseen(typed).replace(/\s+/g, ' ').trim()
}

/** A text of a form's field as it is sent; every field of either side is read by this rule or those above. */
export function parseText(typed: string, { least = 0, most, lines = 'many' }: TextRule): Result<string, TextProblem> {
  const text = lines === 'one' ? plainLine(typed) : plainLines(typed)
  if (!/[^\p{C}\p{Z}]/u.test(text)) return least === 0 ? success('') : failure('required')
  const count = characterCount(text)
  if (count < least) return failure('too-short')
  return count > most ? failure('too-long') : success(text)
}
