import { lt } from 'drizzle-orm'
import type { Feature } from '../../../kernel/platform'
import { commitmentsDesk } from './commitments.desk'
import { commitments } from './commitments.schema'

/** What ended longer ago counts for no limit, and is of no use to the desk. */
const kept = 90 * 86_400_000

/** Claimed wishes and taken orders, as what a volunteer holds: one set of limits for both. */
export const commitmentsFeature: Feature = {
  name: 'commitments',
  routes: () => undefined,
  desk: commitmentsDesk,
  cleanUp: async (database, at) => {
    await database.delete(commitments).where(lt(commitments.endedAt, new Date(at.getTime() - kept)))
  },
}
