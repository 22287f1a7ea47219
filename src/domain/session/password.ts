import { characterCount } from '../shared/field-rules'
import { toHalfWidth } from '../shared/half-width'
import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'

export type PasswordProblem = 'empty' | 'too-short' | 'too-long' | 'too-common' | 'personal'

export const passwordLimits = [8, 64] as const

/** What everybody knows of somebody and of the place, and would try first. */
export interface KnownToOthers {
  /** Their own number, 11 digits, or masked as the client keeps it (138****8000); null without one. */
  readonly phone: string | null
  /** What the site is called, in each language. */
  readonly siteNames: readonly string[]
}

/** A number is known by its end; less of it is in many a good password. */
const leastOfPhone = 8
/** Characters of one's own beside a number or a name: fewer are tried through. */
const leastOfOwn = 4

/** A new password: 8 to 64 characters of any kind, spaces too; none of the commonest, which `isCommon` knows in lower case, and neither one's number nor the site's name. */
export function checkPassword(
  password: string,
  isCommon: (lowerCase: string) => boolean,
  known: KnownToOthers = { phone: null, siteNames: [] },
): Result<string, PasswordProblem> {
  const [least, most] = passwordLimits
  const count = characterCount(password)
  if (count === 0) return failure('empty')
  if (count < least) return failure('too-short')
  if (count > most) return failure('too-long')
  if (isPersonal(password, known)) return failure('personal')
  return isCommon(password.toLowerCase()) ? failure('too-common') : success(password)
}

function isPersonal(password: string, { phone, siteNames }: KnownToOthers): boolean {
  const plain = plainly(password)
  // The longest first, so that what is left is the least.
  return [...endsOf(phone), ...siteNames.map(plainly).filter((name) => name !== '')].some((part) => {
    const rest = plain.split(part).join('')
    return rest !== plain && characterCount(rest) < leastOfOwn
  })
}

/** A number and its ends. Of a masked one only the whole: too many numbers have the same end. */
function endsOf(phone: string | null): readonly (string | RegExp)[] {
  if (phone === null) return []
  if (phone.includes('*')) return [new RegExp(phone.replaceAll('*', String.raw`\d`))]
  return Array.from({ length: Math.max(0, phone.length - leastOfPhone + 1) }, (_, from) => phone.slice(from))
}

/** Letters and digits alone: signs between them hide nothing. */
function plainly(text: string): string {
  return toHalfWidth(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
