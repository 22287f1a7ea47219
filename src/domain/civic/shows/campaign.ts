import type { Person } from '../../frame/cases/case-step'
import type { ShareInfo } from '../../frame/sharing/share'
import type { ShowPicture } from './show'

/** The phases of a campaign: before it begins, while it takes entries, while they are judged, and afterwards. */
export const campaignPhases = ['coming', 'entries', 'judging', 'results'] as const
export type CampaignPhase = (typeof campaignPhases)[number]

/** The times of a campaign, in milliseconds since 1970. */
export interface CampaignTimes {
  readonly opensAt: number
  readonly closesAt: number
  readonly resultsAt: number
}

export interface CampaignWinner {
  readonly prize: string
  readonly entryId: string
  readonly summary: string
  readonly cover: ShowPicture | null
  readonly author: Person
}

/** A campaign for entries of members; the entries belong to its topic. */
export interface Campaign extends CampaignTimes {
  readonly id: string
  readonly topicId: string
  readonly title: string
  readonly lead: string
  /** Addresses, the main one first. */
  readonly pictures: readonly string[]
  readonly rules: readonly string[]
  readonly prizes: readonly { readonly name: string; readonly text: string }[]
  /** They are empty until the office has published them. */
  readonly winners: readonly CampaignWinner[]
  readonly share: ShareInfo
  /** The platform's time when it answered, in milliseconds since 1970. */
  readonly answeredAt: number
}

export const entryOrders = ['new', 'hot'] as const
export type EntryOrder = (typeof entryOrders)[number]

export function campaignPhase({ opensAt, closesAt, resultsAt }: CampaignTimes, now: number): CampaignPhase {
  if (now < opensAt) return 'coming'
  if (now < closesAt) return 'entries'
  return now < resultsAt ? 'judging' : 'results'
}

/** The instant at which the next phase begins; null for the last one. */
export function nextPhaseAt(times: CampaignTimes, now: number): number | null {
  const { opensAt, closesAt, resultsAt } = times
  return { coming: opensAt, entries: closesAt, judging: resultsAt, results: null }[campaignPhase(times, now)]
}
