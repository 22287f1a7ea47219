import { characterCount } from '../shared/field-rules'
import { plainLine } from '../shared/plain-text'
import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'

export type NicknameProblem = 'empty' | 'too-long' | 'unseen-characters' | 'reserved'

export const longestNickname = 20

/** Parses a nickname: 1 to 20 visible characters, with single spaces between words. */
export function parseNickname(input: string): Result<string, NicknameProblem> {
  const nickname = plainLine(input)
  // `plainLine` leaves NUL and lone surrogates, which are no text, and private-use characters, which look different on
  // every device.
  if (/[\p{Cc}\p{Cs}\p{Co}]/u.test(nickname)) return failure('unseen-characters')
  if (!/[^\p{C}\p{Z}\p{M}]/u.test(nickname)) return failure('empty')
  return characterCount(nickname) > longestNickname ? failure('too-long') : success(nickname)
}
