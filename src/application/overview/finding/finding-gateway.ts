import type { PublisherKind } from '../../../domain/frame/content/content-kinds'
import type { MuchRead, PublisherToFollow, Shelf } from '../../../domain/overview/finding/finding'
import type { ReadPeriod } from '../../../domain/people/account/most-read'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** What is read in the place that the visitor chose, and whom to follow. */
export interface FindingGateway {
  muchRead(
    scope: { readonly period: ReadPeriod; readonly shelf: Shelf | null },
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<MuchRead>>>
  toFollow(kind: PublisherKind, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<PublisherToFollow>>>
}
export const FindingGateway = port<FindingGateway>('FindingGateway')
