import type { Person } from '../../../domain/frame/cases/case-step'
import type { PracticeConfig } from '../../../domain/civic/rankings/practice-config'
import type { OwnRank, RankedSubject, RankedKind } from '../../../domain/civic/rankings/ranking'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/**
 * A choice of ranking as in the address: the period and the measure. An unknown period means the month, and an unknown
 * measure means the minutes.
 */
export interface RankingChoice {
  readonly period: string
  readonly by: string
}

/** Rankings of people, teams and organisations by service. */
export interface RankingsGateway {
  /** The settings of the site's volunteer centre. */
  practiceConfig(signal?: CancelSignal): Promise<Outcome<PracticeConfig>>
  /** The people who became volunteers most recently (C082). */
  newVolunteers(signal?: CancelSignal): Promise<Outcome<readonly Person[]>>
  ranking(
    kind: RankedKind,
    choice: RankingChoice,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<RankedSubject>>>
  /** The member's rank; null without service in that period. */
  ownPlace(choice: RankingChoice, signal?: CancelSignal): Promise<Outcome<OwnRank | null>>
}
export const RankingsGateway = port<RankingsGateway>('RankingsGateway')
