import { characterCount } from '../shared/field-rules'
import { toHalfWidth } from '../shared/half-width'
import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'

export type PasswordProblem = 'empty' | 'too-short' | 'too-long' | 'too-common' | 'personal'

export const passwordLimits = [8, 64] as const

/** Facts about a member and the site that others know, and would try first. */
export interface KnownToOthers {
  /** The member's number, 11 digits, or masked as the client stores it (138****8000); null without one. */
  readonly phone: string | null
  /** Null when it is not known, as for somebody who has forgotten their password. */
  readonly nickname: string | null
  /** The site's name in each language. */
  readonly siteNames: readonly string[]
}

/** The product's own name, which is the same for every site. */
const productName = 'townsquare'
/** Length from which the end of a phone number is recognised; shorter ones occur in many good passwords. */
const leastOfPhone = 8
/** Minimum of other characters beside a number or a name: fewer can be tried out. */
const leastOfOwn = 4

/**
 * A new password: 8 to 64 characters of any kind, spaces included; not a common one (`isCommon` takes it in lower
 * case), and neither the member's number or nickname nor the name of the site or of the product.
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
  // The longest first, so that the remainder is the shortest.
  const names = [productName, nickname ?? '', ...siteNames].map(withoutPunctuation).filter((name) => name !== '')
  return [...endsOf(phone), ...names].some((part) => {
    const rest = plain.split(part).join('')
    return rest !== plain && characterCount(rest) < leastOfOwn
  })
}

/** A number and its endings. A masked one only as a whole: too many numbers share an ending. */
function endsOf(phone: string | null): readonly (string | RegExp)[] {
  if (phone === null) return []
  if (phone.includes('*')) return [new RegExp(phone.replaceAll('*', String.raw`\d`))]
  return Array.from({ length: Math.max(0, phone.length - leastOfPhone + 1) }, (_, from) => phone.slice(from))
}

/** Letters and digits only: punctuation in between hides nothing. */
function withoutPunctuation(text: string): string {
  return toHalfWidth(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
