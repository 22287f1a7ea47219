import type { KindWith } from '../../domain/frame/content/content-kinds'
import type { Outcome } from '../frame/shared/failure'
import { port } from '../frame/shared/port'

/** Writes the member's history. */
export interface VisitGateway {
  recordVisit(kind: KindWith<'visit'>, id: string): Promise<Outcome<unknown>>
}
export const VisitGateway = port<VisitGateway>('VisitGateway')
