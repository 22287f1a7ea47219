import { characterCount } from '../shared/field-rules'
import { toHalfWidth } from '../shared/half-width'
import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'

export type PasswordProblem = 'empty' | 'too-short' | 'too-long' | 'too-common' | 'personal'

export const passwordLimits = [8, 64] as const

/** Facts about a member and the site that others know, and would try first. */
export interface KnownToOthers {
  /** The member's number with 11 digits, or masked as the client stores it (138****8000); null without one. */
  readonly phone: string | null
  /** The nickname; null when unknown, as for somebody who has forgotten their password. */
  readonly nickname: string | null
  /** The site's name in each language. */
  readonly siteNames: readonly string[]
}

/** The product's own name, which is the same for every site. */
const productName = 'townsquare'
/** The length from which the end of a phone number is recognised; shorter ones occur in many good passwords. */
const leastOfPhone = 8
/** The minimum of other characters beside a number or a name; with fewer, somebody could try all combinations. */
const leastOfOwn = 4

/**
 * Checks a new password: 8 to 64 characters of any kind, spaces included. It must not be a common one (`isCommon` takes
 * it in lower case), and not consist mainly of the member's number or nickname, or the name of the site or the product.
 */
export function checkNewPassword(
  password: string,
  isCommon: (lowerCase: string) => boolean,
  known: KnownToOthers = { phone: null, nickname: null, siteNames: [] },
): Result<string, PasswordProblem> {
  const [least, most] = passwordLimits
  const count = characterCount(password)
  if (count === 0) return failure('empty')
  if (count < least) return failure('too-short')
  if (count > most) return failure('too-long')
  if (isPersonal(password, known)) return failure('personal')
  return isCommon(password.toLowerCase()) ? failure('too-common') : success(password)
}

function isPersonal(password: string, { phone, nickname, siteNames }: KnownToOthers): boolean {
  const plain = withoutPunctuation(password)
  // The longest name is removed first, so that the remainder is the shortest.
  const names = [productName, nickname ?? '', ...siteNames].map(withoutPunctuation)
  return [...endsOf(phone), ...names].some((part) => {
    const rest = plain.split(part).join('')
    return rest !== plain && characterCount(rest) < leastOfOwn
  })
}

/** The number and its endings. A masked number is only used as a whole, because too many numbers share an ending. */
function endsOf(phone: string | null): readonly (string | RegExp)[] {
  if (phone === null) return []
  if (phone.includes('*')) return [new RegExp(phone.replaceAll('*', String.raw`\d`))]
  return Array.from({ length: Math.max(0, phone.length - leastOfPhone + 1) }, (_, from) => phone.slice(from))
}

/** Keeps only letters and digits, because punctuation in between hides nothing. */
function withoutPunctuation(text: string): string {
  return toHalfWidth(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
