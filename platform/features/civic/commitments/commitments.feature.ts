import { removeOlder } from '../../../kernel/database/remove-old'
import type { PlatformFeature } from '../../../kernel/platform'
import { personalCommitments } from './commitments.personal'
import { commitmentsDesk } from './commitments.desk'
import { commitments } from './commitments.schema'

/**
 * Milliseconds after which an ended commitment is deleted. By then it counts towards no limit, and the desk does not
 * need it.
 */
const retention = 90 * 86_400_000

/** Limits what a volunteer holds: claimed wishes and taken orders together. */
export const commitmentsFeature: PlatformFeature = {
  name: 'commitments',
  personalData: personalCommitments,
  routes: () => undefined,
  desk: commitmentsDesk,
  cleanUp: async (database, at) => {
    await removeOlder(database, commitments.endedAt, new Date(at.getTime() - retention))
  },
}
