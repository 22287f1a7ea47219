import { externalTarget, type Target } from '../navigation/target'

/** A registration, licence or certificate of who runs the site. Empty texts for what it does not have. */
export interface Licence {
  readonly name: string
  /** Where the public register shows it. */
  readonly target: Target | null
  readonly number: string
  readonly issuer: string
  /** The last day on which it is valid, YYYY-MM-DD; null without an end. */
  readonly validUntil: string | null
  readonly picture: string | null
}

/** Who runs the site. Empty texts for what is not known. */
export interface AboutUs {
  readonly paragraphs: readonly string[]
  readonly phone: string
  readonly email: string
  readonly address: string
  /** When somebody answers. */
  readonly hours: string
  readonly licences: readonly Licence[]
}

/** The paragraphs of a plain text, which blank lines separate. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** Calls a phone number as people write it; null for none. */
export function phoneTarget(phone: string): Target | null {
  return phone === '' ? null : externalTarget(`tel:${phone.replace(/[\s()\u2013\u2014.-]/g, '')}`)
}

export function mailTarget(email: string): Target | null {
  return email === '' ? null : externalTarget(`mailto:${email}`)
}
