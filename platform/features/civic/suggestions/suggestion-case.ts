import { refer } from '../../../kernel/messages/message-words'
import { eq } from 'drizzle-orm'
import {
  publicSuggestionStates,
  suggestionLifecycle,
  type SuggestionAct,
  type SuggestionRole,
  type SuggestionState,
} from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import type { CaseKind } from '../../../kernel/cases/case-kind'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { unsaid } from '../../../kernel/shared/as-written'
import { suggestionMessages } from './suggestion-messages.words'
import { selectSubscribers } from './suggestions.queries'
import { departments, suggestions } from './suggestions.schema'

export type SuggestionRow = typeof suggestions.$inferSelect

/** Whether everybody may see it. */
export const isListedRow = ({ isPublic, state }: Pick<SuggestionRow, 'isPublic' | 'state'>): boolean =>
  isPublic && publicSuggestionStates.some((each) => each === state)

/** The instant until which the act had been promised; null when nothing was. */
function dueOf(act: SuggestionAct, { acceptDueAt, acceptedAt, replyDueAt, followUpDueAt }: SuggestionRow): Date | null {
  if (act === 'accept' || (act === 'refuse' && acceptedAt === null)) return acceptDueAt
  if (act === 'respond') return followUpDueAt
  return act === 'reply' ? replyDueAt : null
}

/** Describes how acts on suggestions are performed. */
export const suggestionCase: CaseKind<SuggestionState, SuggestionRole, SuggestionAct, typeof suggestions> = {
  name: 'suggestion',
  lifecycle: suggestionLifecycle,
  table: suggestions,
  isPrivate: true,
  rule: (role, actorId) => (role === 'author' ? eq(suggestions.userId, actorId ?? '') : undefined),
  isThere: () => true,
  withdrawal: {
    state: 'withdrawn',
    emptied: {
      ...{ title: unsaid, text: unsaid, pictures: [], video: null, contact: null, searchParts: [] },
      ...{ placeName: unsaid, latitude: null, longitude: null, evaluation: null },
    },
  },
  recipients: async (database, row) => {
    // What is not public any more is told to its author alone.
    const subscribers = isListedRow(row) ? await selectSubscribers(database, row.id) : []
    return [
      { userId: row.userId, role: 'author' },
      ...subscribers.map((userId) => ({ userId, role: 'subscriber' as const })),
    ]
  },
  messages: suggestionMessages,
  leadsTo: ({ id }) => `/interacts/${encodeURIComponent(id)}`,
  params: ({ id }) => ({ title: refer('suggestion', id) }),
  stepFacts: async (transaction, row, { act, role }) => {
    // The step of an author who is not to be named is stored without their id, so that no reader of it can name them.
    if (role === 'author') return row.isAnonymous ? { actorId: null } : {}
    if (role === 'clock') return {}
    const department = await queriesOf(transaction).readOne(
      build.select({ name: departments.name }).from(departments).where(eq(departments.id, row.departmentId)),
    )
    return { office: department?.name ?? null, dueAt: dueOf(act, row) }
  },
}
