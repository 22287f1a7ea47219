import { hiddenRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { threadNotes } from './threads.schema'

/** What becomes of what these tables hold of members. A thread goes with the account of either side. */
export const personalThreads: readonly PersonalData[] = [
  ownRows(threadNotes, threadNotes.writerId, ['readerId', 'commitmentId']),
  hiddenRows(threadNotes, threadNotes.readerId),
]
