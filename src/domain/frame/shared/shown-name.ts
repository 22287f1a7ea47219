import { characterCount } from './graphemes'
import { radicalsAsCharacters } from './han-radicals'
import { isNameTooLong, type NameLength } from './name-length'
import { plainLine, type TextProblem } from './plain-text'
import { failure, success, type Result } from './result'

/**
 * The name of a member, a team or an organisation in the one form in which it is stored and compared: composed, with
 * letters and figures in half width, characters instead of radicals, and without selectors of a character's variant.
 * Signs and emoji stay as they are, because such a name is shown as its owner made it.
 */
export const canonicalShownName = (text: string): string =>
  plainLine(radicalsAsCharacters(text))
    .replace(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g, (wide) => wide.normalize('NFKC'))
    .replace(/(\p{Script=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]+/gu, '$1')

export interface ShownNameRule {
  readonly least: number
  readonly most: NameLength
}

/** Parses a name to the form in which it is stored. */
export function parseShownName(text: string, { least, most }: ShownNameRule): Result<string, TextProblem> {
  const name = canonicalShownName(text)
  if (!/[^\p{C}\p{Z}\p{M}]/u.test(name)) return failure('required')
  if (isNameTooLong(name, most)) return failure('too-long')
  return characterCount(name) < least ? failure('too-short') : success(name)
}
