import { characterCount } from './field-rules'
import { failure, success, type Result } from './result'

export type TextProblem = 'required' | 'too-short' | 'too-long'

/** Length limits of a text, in characters; a text without a minimum is optional. */
export interface TextRule {
  readonly least?: number
  readonly most: number
  /** 'one': line breaks are not allowed. */
  readonly lines?: 'one' | 'many'
}

/** A text as it is sent: trimmed, with no more than two consecutive line breaks. */
export function parseText(typed: string, { least = 0, most, lines = 'many' }: TextRule): Result<string, TextProblem> {
  const text = (
    lines === 'one' ? typed.replace(/\s+/g, ' ') : typed.replace(/\r\n?/g, '\n').replace(/\n{3,}/g, '\n\n')
  ).trim()
  if (!/[^\p{C}\p{Z}]/u.test(text)) return least === 0 ? success('') : failure('required')
  const count = characterCount(text)
  if (count < least) return failure('too-short')
  return count > most ? failure('too-long') : success(text)
}
