import { characterCount } from '../shared/field-rules'
import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'

export type NicknameProblem = 'empty' | 'too-long' | 'unseen-characters' | 'reserved'

export const longestNickname = 20

/** A nickname: 1 to 20 visible characters, with single spaces between words. */
export function parseNickname(typed: string): Result<string, NicknameProblem> {
  const nickname = typed.trim().replace(/\p{Z}+/gu, ' ')
  // Some scripts and joined emoji need the zero-width joiners; bidirectional marks are only used to deceive.
  if (/[\p{Cc}\p{Cs}\p{Co}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u.test(nickname))
    return failure('unseen-characters')
  if (!/[^\p{C}\p{Z}\p{M}]/u.test(nickname)) return failure('empty')
  return characterCount(nickname) > longestNickname ? failure('too-long') : success(nickname)
}
