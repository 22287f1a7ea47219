import { characterCount } from '../shared/field-rules'
import { toHalfWidth } from '../shared/half-width'
import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'

export type RealNameProblem = 'empty' | 'too-short' | 'too-long' | 'not-a-name'

/** Every dot that a keyboard offers for the one between the parts of a name. */
const dots = /[\u2022\u2027\u2219\u22c5\u30fb\uff65.]/g
const name = /^[\p{Script=Han}\p{Script=Latin}]+(?:·[\p{Script=Han}\p{Script=Latin}]+)*$/u

/** A real name: 2 to 30 Chinese characters or Latin letters, with the middle dot between its parts. */
export function parseRealName(typed: string): Result<string, RealNameProblem> {
  const written = toHalfWidth(typed).normalize('NFC').trim().replace(dots, '·')
  const count = characterCount(written)
  if (count === 0) return failure('empty')
  if (!name.test(written)) return failure('not-a-name')
  if (count < 2) return failure('too-short')
  return count > 30 ? failure('too-long') : success(written)
}
