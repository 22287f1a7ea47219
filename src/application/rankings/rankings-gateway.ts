import type { OwnPlace, Ranked, RankedKind } from '../../domain/rankings/ranking'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { Page, PageRequest } from '../shared/page'
import { port } from '../shared/port'

/** Who served most. */
export interface RankingsGateway {
  ranking(kind: RankedKind, period: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Ranked>>>
  /** Null without service in that period. */
  ownPlace(period: string, signal?: CancelSignal): Promise<Outcome<OwnPlace | null>>
}
export const RankingsGateway = port<RankingsGateway>('RankingsGateway')
