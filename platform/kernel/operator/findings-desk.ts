import type { Database } from '../database/client'
import type { Desk, WaitingCase } from './desk'

/** A finding of a check; without a time when the check knows only the present state. */
type Finding = Omit<WaitingCase, 'since'> & { readonly since?: Date }

/**
 * A desk that shows the findings of a check rather than cases. The check runs each time the desk is listed, and there
 * are no acts.
 */
export function findingsDesk(
  name: string,
  summary: string,
  find: (database: Database) => Promise<readonly Finding[]>,
): Desk {
  return {
    name,
    summary,
    selectWaiting: async (database, limit) =>
      (await find(database)).slice(0, limit).map((finding) => ({ since: new Date(), ...finding })),
    acts: {},
  }
}
