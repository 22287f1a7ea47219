import type { OpeningHours } from '../amenities/opening-hours'
import { linkTarget } from '../../frame/navigation/site-link'
import type { Target } from '../../frame/navigation/target'

/** The themes of guides, in the order in which they are offered. */
export const guideThemes = [
  'documents',
  'family',
  'learning',
  'work',
  'health',
  'housing',
  'transport',
  'business',
  'support',
] as const
export type GuideTheme = (typeof guideThemes)[number]

/** The events of a life for which somebody needs several guides at once. */
export const lifeEvents = [
  'birth',
  'school',
  'first-job',
  'marriage',
  'new-home',
  'arrival',
  'illness',
  'retirement',
  'bereavement',
] as const
export type LifeEvent = (typeof lifeEvents)[number]

/** What a guide lacks, in the words of somebody whom it did not help. */
export const guideLacks = ['outdated', 'unclear', 'incomplete', 'other-case'] as const
export type GuideLack = (typeof guideLacks)[number]

/** A department with the number of its guides. */
export interface GuideDepartment {
  readonly id: string
  readonly name: string
  readonly guides: number
}

/** A guide to an official procedure, as lists show it. */
export interface GuideCard {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly theme: GuideTheme
  /** The department that wrote it; null when it no longer exists. */
  readonly department: { readonly id: string; readonly name: string } | null
  /** The working days that the department promises; 0 when it is done while the applicant waits. */
  readonly promisedDays: number
  readonly isFree: boolean
}

/** A form to fill in, as a file. */
export interface GuideForm {
  readonly name: string
  readonly url: string
  /** Its size in bytes. */
  readonly size: number
}

export interface GuideMaterial {
  readonly id: string
  readonly name: string
  /** What to watch out for; '' for nothing. */
  readonly hint: string
  readonly form: GuideForm | null
}

export interface GuidePlace {
  readonly id: string
  readonly name: string
  readonly address: string
  /** They are null where nobody knows them. */
  readonly hours: OpeningHours | null
  readonly phone: string | null
  /** WGS-84 */
  readonly latitude: number
  readonly longitude: number
}

export interface Guide extends GuideCard {
  readonly events: readonly LifeEvent[]
  readonly conditions: readonly string[]
  readonly materials: readonly GuideMaterial[]
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  /** The fees in cents; none for a procedure that is free. */
  readonly fees: readonly { readonly name: string; readonly cents: number }[]
  /** The working days that the law allows; null where it sets no term. */
  readonly legalDays: number | null
  readonly places: readonly GuidePlace[]
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
  /** The laws and rules on which the procedure rests. */
  readonly laws: readonly string[]
  /** The day on which the department last checked the guide, YYYY-MM-DD. */
  readonly checkedOn: string
  /** The last day on which it is valid, YYYY-MM-DD; null where no end is set. */
  readonly validUntil: string | null
  /** The address where it is begun online, which `onlineTarget` reads; null where it cannot be. */
  readonly onlineUrl: string | null
  readonly opinions: GuideOpinions
}

/**
 * The target where a procedure is begun online: a path of this client, or a page with https. Null for any other address,
 * which a guide must not lead to.
 */
export function onlineTarget(url: string): Target | null {
  if (url.startsWith('/')) return linkTarget({ kind: 'path', type: null, value: url })
  return /^https:/i.test(url) ? linkTarget({ kind: 'external', type: null, value: url }) : null
}

/** How many people said whether a guide was useful. */
export interface GuideOpinions {
  readonly useful: number
  readonly all: number
}

/** The fewest opinions whose share is told, since that of fewer would tell about single people. */
const fewestOpinions = 10

/** The share of people who found a guide useful, in per cent; null while too few have said so. */
export function usefulShare({ useful, all }: GuideOpinions): number | null {
  return all < fewestOpinions ? null : Math.round((useful / all) * 100)
}
