import { externalTarget, type Target } from '../navigation/target'

/** A registration, licence or certificate of the organisation that runs the site. Missing texts are empty. */
export interface Licence {
  readonly name: string
  /** The entry in the public register; null for none. */
  readonly target: Target | null
  readonly number: string
  readonly issuer: string
  /** The last day on which it is valid, YYYY-MM-DD; null when it does not expire. */
  readonly validUntil: string | null
  readonly picture: string | null
}

/** The organisation that runs the site. Missing texts are empty. */
export interface AboutUs {
  readonly paragraphs: readonly string[]
  readonly phone: string
  readonly email: string
  readonly address: string
  /** The hours in which the office answers, in words. */
  readonly hours: string
  readonly licences: readonly Licence[]
  readonly app: AboutApp
}

/** What is told of the site's own app; empty where it is not configured. */
export interface AboutApp {
  readonly reasons: readonly { readonly title: string; readonly text: string }[]
  /** Screens of the app, with what they show in words. */
  readonly pictures: readonly { readonly picture: string; readonly text: string }[]
}

/** The paragraphs of a plain text, which blank lines separate. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** The target that calls a phone number, as people write it; null for none. */
export function phoneTarget(phone: string): Target | null {
  return phone === '' ? null : externalTarget(`tel:${phone.replace(/[\s()\u2013\u2014.-]/g, '')}`)
}

export function mailTarget(email: string): Target | null {
  return email === '' ? null : externalTarget(`mailto:${email}`)
}
