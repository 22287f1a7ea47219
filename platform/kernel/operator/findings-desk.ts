import type { Database } from '../database/client'
import type { Desk, WaitingCase } from './desk'

/** What a check found: without a moment where it is only known that it is so now. */
type Finding = Omit<WaitingCase, 'since'> & { readonly since?: Date }

/** A desk of what a check finds rather than of cases: found anew each time that it is listed, and without acts. */
export function findingsDesk(
  name: string,
  summary: string,
  find: (database: Database) => Promise<readonly Finding[]>,
): Desk {
  return {
    name,
    summary,
    waiting: async (database, limit) =>
      (await find(database)).slice(0, limit).map((finding) => ({ since: new Date(), ...finding })),
    acts: {},
  }
}
