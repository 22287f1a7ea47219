import { characterCount } from './field-rules'
import { failure, success, type Result } from './result'

export type TextProblem = 'required' | 'too-short' | 'too-long'

/** How long a text may be, in characters; a text with no least length may be left out. */
export interface TextRule {
  readonly least?: number
  readonly most: number
  /** A text of one line has no line breaks. */
  readonly lines?: 'one' | 'many'
}

/** A typed text as it is sent: without spaces around it, no more than two line breaks in a row. */
export function parseText(typed: string, { least = 0, most, lines = 'many' }: TextRule): Result<string, TextProblem> {
  const text = (
    lines === 'one' ? typed.replace(/\s+/g, ' ') : typed.replace(/\r\n?/g, '\n').replace(/\n{3,}/g, '\n\n')
  ).trim()
  if (!/[^\p{C}\p{Z}]/u.test(text)) return least === 0 ? success('') : failure('required')
  const count = characterCount(text)
  if (count < least) return failure('too-short')
  return count > most ? failure('too-long') : success(text)
}
