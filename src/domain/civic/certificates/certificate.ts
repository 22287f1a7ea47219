import { daysOfDate, parseIsoDate, type CivilDate } from '../../frame/shared/civil-date'
import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { failure, success, type Result } from '../../frame/shared/result'
import { bareFigures } from '../../frame/shared/typed-figures'

/** The service of one calendar year. */
export interface YearOfService {
  readonly year: number
  readonly minutes: number
}

export const scopeKinds = ['period', 'activity'] as const

/** What a certificate is limited to: the service of a period, or that at one activity. */
export interface CertificateScope {
  readonly kind: (typeof scopeKinds)[number]
  /** The first and the last day, YYYY-MM-DD in the site's calendar; of an activity, those on which service was given. */
  readonly from: string
  readonly until: string
  /** The title of the activity; '' for a period, and for an activity that is gone. */
  readonly title: string
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
  /** What it is limited to; null for all service. */
  readonly scope: CertificateScope | null
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
  /** The latest certificates of a period or of one activity. */
  readonly others: readonly OwnCertificate[]
}

/** The days of a period, YYYY-MM-DD; '' until chosen. */
export interface CertifiedPeriod {
  readonly from: string
  readonly until: string
}
export type PeriodProblem = 'required' | 'not-a-date' | 'in-future' | 'before-start'

/** Checks the days of a period, of which none is still to come. */
export function checkPeriod(
  period: CertifiedPeriod,
  today: CivilDate,
): Result<CertifiedPeriod, FieldErrors<keyof CertifiedPeriod, PeriodProblem>> {
  const [from, until] = [parseIsoDate(period.from), parseIsoDate(period.until)]
  const dayProblem = (text: string, date: CivilDate | null): PeriodProblem | null =>
    text === '' ? 'required' : date === null ? 'not-a-date' : daysOfDate(date) > daysOfDate(today) ? 'in-future' : null
  const isTurned = from !== null && until !== null && daysOfDate(until) < daysOfDate(from)
  const errors = fieldErrors<keyof CertifiedPeriod, PeriodProblem>({
    from: dayProblem(period.from, from),
    until: dayProblem(period.until, until) ?? (isTurned ? 'before-start' : null),
  })
  return errors === null ? success(period) : failure(errors)
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
