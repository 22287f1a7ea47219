/** The service of one calendar year. */
export interface YearOfService {
  readonly year: number
  readonly minutes: number
}

/** What a certificate states: as it was when it was issued, and never computed again. */
export interface Certificate {
  /** In groups, such as `LANT-ERNS-2345`. */
  readonly number: string
  /** The printed name, masked: all that anybody but the owner sees of it. */
  readonly name: string
  readonly minutes: number
  /** How many services. */
  readonly times: number
  /** The latest first; their sum is `minutes`. */
  readonly years: readonly YearOfService[]
  /** Since when they are a volunteer, in milliseconds since 1970. */
  readonly since: number
  readonly issuedAt: number
}

/** As its owner sees it. */
export interface OwnCertificate extends Certificate {
  /** The real name where it was checked, the nickname otherwise. */
  readonly printedName: string
}

/** Where a member is with their certificate: `open` when one can be issued that states something new. */
export const certificateStates = ['not-a-volunteer', 'no-hours', 'open', 'issued'] as const
export type CertificateState = (typeof certificateStates)[number]

export interface OwnCertificates {
  readonly state: CertificateState
  /** The latest one. Who stops being a volunteer keeps it. */
  readonly certificate: OwnCertificate | null
}

/** Without letters and digits that look alike: I and 1, O and 0. 32 signs, so that each stands for five random bits. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const groups = 3
const signsOfGroup = 4

export const signsOfNumber = groups * signsOfGroup

/** The number that random bytes give, one sign for each byte. */
export function numberFrom(bytes: readonly number[]): string {
  return grouped(bytes.slice(0, signsOfNumber).map((byte) => signs.charAt(byte & 31)))
}

/** A number as somebody wrote it, in its form; null for what is none. */
export function parseNumber(text: string): string | null {
  const written = [
    ...text
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[\s\p{Dash}]/gu, ''),
  ]
  return written.length === signsOfNumber && written.every((sign) => signs.includes(sign)) ? grouped(written) : null
}

function grouped(written: readonly string[]): string {
  return Array.from({ length: groups }, (_, place) =>
    written.slice(place * signsOfGroup, (place + 1) * signsOfGroup).join(''),
  ).join('-')
}

/** The latest years, and the minutes of all before them together. */
export function latestYears(
  years: readonly YearOfService[],
  most: number,
): { readonly latest: readonly YearOfService[]; readonly earlier: number } {
  const sorted = [...years].sort((one, other) => other.year - one.year)
  return { latest: sorted.slice(0, most), earlier: sorted.slice(most).reduce((sum, { minutes }) => sum + minutes, 0) }
}
