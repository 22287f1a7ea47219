import { bareFigures } from '../../frame/shared/typed-figures'

/** The service of one calendar year. */
export interface YearOfService {
  readonly year: number
  readonly minutes: number
}

/** The facts that a certificate states, as of the day of its issue; they are never computed again. */
export interface Certificate {
  /** The number in groups, such as `LANT-ERNS-2345`. */
  readonly number: string
  /** The printed name, masked. Only the owner sees the unmasked name. */
  readonly name: string
  readonly minutes: number
  /** How many times the volunteer served. */
  readonly times: number
  /** The service of each year, latest first; the sum is `minutes`. */
  readonly years: readonly YearOfService[]
  /** When the owner became a volunteer, in milliseconds since 1970. */
  readonly since: number
  readonly issuedAt: number
}

/** A certificate as its owner sees it. */
export interface OwnCertificate extends Certificate {
  /** The real name where it was verified, the nickname otherwise. */
  readonly printedName: string
}

/** Whether a member can have a certificate: `open` means that one with new facts can be issued. */
export const certificateStates = ['not-a-volunteer', 'no-hours', 'open', 'issued'] as const
export type CertificateState = (typeof certificateStates)[number]

export interface OwnCertificates {
  readonly state: CertificateState
  /** The latest certificate, which a former volunteer keeps; null before the first. */
  readonly certificate: OwnCertificate | null
}

/**
 * The characters of a number, without letters and digits that look alike (I and 1, O and 0). There are 32, so that each
 * carries five random bits.
 */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const groups = 3
const groupLength = 4

export const certificateNumberLength = groups * groupLength

/** Makes a number from random bytes, one character for each byte. */
export function numberFrom(bytes: readonly number[]): string {
  return formatNumber(bytes.slice(0, certificateNumberLength).map((byte) => alphabet.charAt(byte & 31)))
}

/** Parses a typed number to its standard form; null when the text is not a number of a certificate. */
export function parseNumber(text: string): string | null {
  const groups = [...bareFigures(text).toUpperCase()]
  return groups.length === certificateNumberLength && groups.every((sign) => alphabet.includes(sign))
    ? formatNumber(groups)
    : null
}

function formatNumber(written: readonly string[]): string {
  return Array.from({ length: groups }, (_, index) =>
    written.slice(index * groupLength, (index + 1) * groupLength).join(''),
  ).join('-')
}

/** The latest years, and the sum of the minutes of all earlier ones. */
export function latestYears(
  years: readonly YearOfService[],
  most: number,
): { readonly latest: readonly YearOfService[]; readonly earlier: number } {
  const sorted = [...years].sort((one, other) => other.year - one.year)
  return { latest: sorted.slice(0, most), earlier: sorted.slice(most).reduce((sum, { minutes }) => sum + minutes, 0) }
}
