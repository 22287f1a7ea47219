import type { Person } from '../../../domain/frame/cases/case-step'
import type { PracticeConfig } from '../../../domain/civic/rankings/practice-config'
import type { OwnPlace, Ranked, RankedKind } from '../../../domain/civic/rankings/ranking'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

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
