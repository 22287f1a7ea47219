import { keptRows, type PersonalData } from '../../../kernel/members/personal-data'
import { rankingSums, serviceEntries, serviceMinutes } from './rankings.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalRankings: readonly PersonalData[] = [
  keptRows(serviceEntries, serviceEntries.userId, 'The ledger of hours only grows', { copy: {} }),
  keptRows(serviceEntries, serviceEntries.actorId, 'The ledger of hours only grows'),
  keptRows(serviceMinutes, serviceMinutes.userId, 'The hours of teams and projects are counted', { copy: {} }),
  keptRows(rankingSums, rankingSums.subjectId, 'The sums are those of the ledger; rankings name nobody deleted', {
    copy: {},
  }),
]
