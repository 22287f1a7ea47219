import { hiddenRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { threadNotes } from './threads.schema'

/** How the personal data of members in these tables is copied and deleted. A thread goes with the account of either side. */
export const personalThreads: readonly PersonalData[] = [
  ownRows(threadNotes, threadNotes.writerId, ['readerId', 'commitmentId']),
  hiddenRows(threadNotes, threadNotes.readerId),
]
