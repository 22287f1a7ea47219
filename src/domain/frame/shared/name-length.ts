import { characterCount } from './graphemes'

/**
 * The greatest length of a name: so many Chinese characters, or so many letters of another script, which take less room
 * and say less. A name of both may have a part of each.
 */
export interface NameLength {
  readonly chinese: number
  readonly other: number
}

export function isNameTooLong(name: string, { chinese, other }: NameLength): boolean {
  const characters = name.match(/\p{Script=Han}/gu)?.length ?? 0
  const letters = characterCount(name.replace(/\p{Script=Han}/gu, ''))
  return characters * other + letters * chinese > chinese * other
}
