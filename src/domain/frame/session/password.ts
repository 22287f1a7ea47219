import { codePointCount } from '../shared/graphemes'
import { toHalfWidth } from '../shared/half-width'
import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'

export type PasswordProblem = 'empty' | 'too-short' | 'too-long' | 'too-common' | 'personal'

export const passwordLimits = [8, 64] as const

/** Facts about a member and the site that others know, and try first when they guess a password. */
export interface KnownToOthers {
  /** The member's phone number with 11 digits, or masked as the client stores it (138****8000); null without one. */
  readonly phone: string | null
  /** The nickname; null when unknown, as for somebody who has forgotten their password. */
  readonly nickname: string | null
  /** The site's name in each language. */
  readonly siteNames: readonly string[]
}

/** The product's own name, which is the same for every site. */
const productName = 'townsquare'
/**
 * The length of the shortest ending of a phone number that is looked for in a password; shorter endings occur in many
 * good passwords.
 */
const leastOfPhone = 8
/**
 * The least number of other characters beside a phone number and names. If there are fewer, an attacker can try all
 * combinations.
 */
const leastOfOwn = 4

/**
 * Checks a new password: 8 to 64 characters of any kind, spaces included. It must not be a common one (`isCommon` takes
 * it in lower case), and it must not consist mainly of the member's phone number, their nickname, and the names of the
 * site and the product, alone or together.
 */
export function checkNewPassword(
  password: string,
  isCommon: (lowerCase: string) => boolean,
  personal: KnownToOthers = { phone: null, nickname: null, siteNames: [] },
): Result<string, PasswordProblem> {
  const [least, most] = passwordLimits
  const count = codePointCount(password)
  if (count === 0) return failure('empty')
  if (count < least) return failure('too-short')
  if (count > most) return failure('too-long')
  if (isPersonal(password, personal)) return failure('personal')
  return isCommon(password.toLowerCase()) ? failure('too-common') : success(password)
}

function isPersonal(password: string, { phone, nickname, siteNames }: KnownToOthers): boolean {
  const lettersAndDigits = withoutPunctuation(password)
  const names = [productName, nickname ?? '', ...siteNames].map(withoutPunctuation).filter((name) => name !== '')
  // Letters and digits alone are left, so each part is a pattern as it stands. Names may overlap in a password.
  const known = new Set(
    [...endsOf(phone), ...names]
      .flatMap((part) => [...lettersAndDigits.matchAll(new RegExp(part, 'g'))])
      .flatMap(({ 0: { length }, index }) => Array.from({ length }, (_, at) => index + at)),
  )
  const own = lettersAndDigits.split('').filter((_, at) => !known.has(at))
  return known.size > 0 && codePointCount(own.join('')) < leastOfOwn
}

/** The phone number and its endings. A masked number is used only as a whole, because many numbers share an ending. */
function endsOf(phone: string | null): readonly string[] {
  if (phone === null) return []
  if (phone.includes('*')) return [phone.replaceAll('*', String.raw`\d`)]
  return Array.from({ length: Math.max(0, phone.length - leastOfPhone + 1) }, (_, from) => phone.slice(from))
}

/** Keeps only letters and digits, because punctuation in between hides nothing. */
function withoutPunctuation(text: string): string {
  return toHalfWidth(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
