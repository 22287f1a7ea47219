import type { ThreadKey } from '../../../domain/civic/threads/thread'

/** The thread of a wish or an order with the volunteer who holds it. */
export const threadPath = ({ kind, caseId, helperId }: ThreadKey) =>
  `/case-thread/${[kind, caseId, helperId].map(encodeURIComponent).join('/')}`
