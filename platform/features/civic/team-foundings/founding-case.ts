import { refer } from '../../../kernel/messages/message-words'
import { eq } from 'drizzle-orm'
import { foundingLifecycle } from '../../../../src/domain/civic/team-foundings/founding-lifecycle'
import type {
  FoundingAct,
  FoundingRole,
  FoundingState,
} from '../../../../src/domain/civic/team-foundings/founding-lifecycle'
import type { CaseKind } from '../../../kernel/cases/case-kind'
import { foundingMessages } from './founding-messages.words'
import { teamFoundings } from './team-foundings.schema'

/** Describes how acts on requests for teams and names are performed. */
export const foundingCase: CaseKind<FoundingState, FoundingRole, FoundingAct, typeof teamFoundings> = {
  name: 'team-founding',
  lifecycle: foundingLifecycle,
  table: teamFoundings,
  isPrivate: true,
  rule: (role, actorId) => (role === 'founder' ? eq(teamFoundings.userId, actorId ?? '') : undefined),
  isThere: () => true,
  withdrawal: { state: 'withdrawn', emptied: { name: '', intro: '', street: '', why: '', picture: '', reason: '' } },
  recipients: async (_, { userId }) => [{ userId, role: 'founder' }],
  messages: foundingMessages,
  leadsTo: ({ teamId }) => (teamId === null ? '/found-team' : `/team-managetab/${encodeURIComponent(teamId)}`),
  params: ({ id }) => ({ name: refer('team-founding', id) }),
}
