import type { KindWith } from '../../domain/content/content-kinds'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Writes the member's history. */
export interface VisitGateway {
  recordVisit(kind: KindWith<'visit'>, id: string): Promise<Outcome<unknown>>
}
export const VisitGateway = port<VisitGateway>('VisitGateway')
