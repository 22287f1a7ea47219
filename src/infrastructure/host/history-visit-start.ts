import type { VisitStart } from '../../application/feed/first-page'

/** By the number that the router keeps in each entry of the history. */
export class HistoryVisitStart implements VisitStart {
  isHere(): boolean {
    if (typeof history === 'undefined') return false
    return ((history.state as { idx?: number } | null)?.idx ?? 0) === 0
  }
}
