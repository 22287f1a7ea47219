import { unsaid } from '../../../kernel/shared/as-written'
import { refer } from '../../../kernel/messages/message-words'
import { eq } from 'drizzle-orm'
import { contentPath } from '../../../../src/domain/frame/navigation/content-target'
import { showLifecycle } from '../../../../src/domain/civic/shows/show-lifecycle'
import type { ShowAct, ShowRole, ShowState } from '../../../../src/domain/civic/shows/show-lifecycle'
import type { CaseKind } from '../../../kernel/cases/case-kind'
import { showMessages } from './show-messages.words'
import { shows } from './shows.schema'

/** Describes how acts on shows are performed. */
export const showCase: CaseKind<ShowState, ShowRole, ShowAct, typeof shows> = {
  name: 'show',
  lifecycle: showLifecycle,
  table: shows,
  rule: (role, actorId) => (role === 'author' ? eq(shows.userId, actorId ?? '') : undefined),
  isThere: (state) => state !== 'deleted',
  withdrawal: { state: 'deleted', emptied: { text: unsaid, place: unsaid, pictures: [], video: null } },
  recipients: async (_database, { userId }) => [{ userId, role: 'author' }],
  messages: showMessages,
  leadsTo: ({ id, topicId }) => contentPath(topicId === null ? 'show' : 'entry', id) ?? '/show-civilization',
  params: ({ id }) => ({ beginning: refer('show', id) }),
}
