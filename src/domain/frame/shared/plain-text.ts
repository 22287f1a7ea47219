import { characterCount } from './graphemes'
import { failure, success, type Result } from './result'
import { withoutUnseen } from './unseen-characters'

export type TextProblem = 'required' | 'too-short' | 'too-long'

/** The length limits of a text in characters; a text without a minimum is optional. */
export interface TextRule {
  readonly least?: number
  readonly most: number
  /** Whether line breaks are allowed; 'one' forbids them. */
  readonly lines?: 'one' | 'many'
}

/**
 * A text of several lines as it is sent: without unseen characters, composed (NFC), since devices send the accents of
 * letters in either form, and with at most two consecutive line breaks.
 */
export function plainLines(text: string): string {
  return withoutUnseen(text)
    .normalize('NFC')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A text of one line as it is sent: without unseen characters, composed, and with single spaces. */
export function plainLine(text: string): string {
  return withoutUnseen(text).normalize('NFC').replace(/\s+/g, ' ').trim()
}

/**
 * Parses the text of a form's field to the form in which it is sent. The client and the platform parse every field with
 * this function or the two above.
 */
export function parseText(input: string, { least = 0, most, lines = 'many' }: TextRule): Result<string, TextProblem> {
  const text = lines === 'one' ? plainLine(input) : plainLines(input)
  if (!/[^\p{C}\p{Z}\p{M}]/u.test(text)) return least === 0 ? success('') : failure('required')
  const count = characterCount(text)
  if (count < least) return failure('too-short')
  return count > most ? failure('too-long') : success(text)
}
