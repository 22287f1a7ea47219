import { characterCount } from '../shared/graphemes'
import { isNameTooLong, type NameLength } from '../shared/name-length'
import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'
import { canonicalShownName } from '../shared/shown-name'

export type NicknameProblem = 'empty' | 'too-short' | 'too-long' | 'unseen-characters' | 'reserved'

const shortest = 2
export const nicknameLength: NameLength = { chinese: 20, other: 40 }

/** Parses a nickname: visible characters in the form of a shown name, with single spaces between words. */
export function parseNickname(input: string): Result<string, NicknameProblem> {
  const nickname = canonicalShownName(input)
  // That form keeps NUL and lone surrogates, which are no text, and private-use characters, which look different on
  // every device.
  if (/[\p{Cc}\p{Cs}\p{Co}]/u.test(nickname)) return failure('unseen-characters')
  if (!/[^\p{C}\p{Z}\p{M}]/u.test(nickname)) return failure('empty')
  return isNameTooLong(nickname, nicknameLength) ? failure('too-long') : success(nickname)
}

/** Parses the nickname that a member gives themselves, which has two characters at least. */
export function parseOwnNickname(input: string): Result<string, NicknameProblem> {
  const nickname = parseNickname(input)
  return nickname.ok && characterCount(nickname.value) < shortest ? failure('too-short') : nickname
}
