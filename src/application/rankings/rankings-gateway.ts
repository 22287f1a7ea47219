import type { Person } from '../../domain/cases/case-step'
import type { PracticeConfig } from '../../domain/rankings/practice-config'
import type { OwnPlace, Ranked, RankedKind } from '../../domain/rankings/ranking'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { Page, PageRequest } from '../shared/page'
import { port } from '../shared/port'

/** Of which ranking, as an address names it; the month and the minutes where it names no other. */
export interface RankingChoice {
  readonly period: string
  readonly by: string
}

/** Who served most. */
export interface RankingsGateway {
  /** What the volunteer centre of the site sets. */
  practiceConfig(signal?: CancelSignal): Promise<Outcome<PracticeConfig>>
  /** Who became a volunteer last (C082). */
  newVolunteers(signal?: CancelSignal): Promise<Outcome<readonly Person[]>>
  ranking(
    kind: RankedKind,
    choice: RankingChoice,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<Ranked>>>
  /** Null without service in that period. */
  ownPlace(choice: RankingChoice, signal?: CancelSignal): Promise<Outcome<OwnPlace | null>>
}
export const RankingsGateway = port<RankingsGateway>('RankingsGateway')
