import { eq } from 'drizzle-orm'
import {
  circlePostLifecycle,
  type CirclePostAct,
  type CirclePostRole,
  type CirclePostState,
} from '../../../../src/domain/civic/circles/circle-post-lifecycle'
import { contentPath } from '../../../../src/domain/frame/navigation/content-target'
import type { CaseKind } from '../../../kernel/cases/case-kind'
import { refer } from '../../../kernel/messages/message-words'
import { asWritten, unsaid } from '../../../kernel/shared/as-written'
import { circlePostMessages } from './circle-messages.words'
import { circlePosts } from './circles.schema'

export type CirclePostRow = typeof circlePosts.$inferSelect

/**
 * Describes how acts on posts of circles are performed. Whether a moderator leads the circle is checked once the post is
 * locked (`circle-post-acts.ts`).
 */
export const circlePostCase: CaseKind<CirclePostState, CirclePostRole, CirclePostAct, typeof circlePosts> = {
  name: 'circle-post',
  lifecycle: circlePostLifecycle,
  table: circlePosts,
  rule: (role, actorId) => (role === 'author' ? eq(circlePosts.userId, actorId ?? '') : undefined),
  isThere: (state) => state !== 'deleted',
  withdrawal: {
    state: 'deleted',
    emptied: {
      ...{ text: unsaid, pictures: [], video: null, reason: '', searchParts: [] },
      ...{ place: unsaid, latitude: null, longitude: null },
    },
  },
  recipients: async (_database, { userId }) => [{ userId, role: 'author' }],
  messages: circlePostMessages,
  leadsTo: ({ id }) => contentPath('circlePost', id) ?? '/groups',
  params: ({ id, circleId, reason }) => ({
    circle: refer('circle', circleId),
    beginning: refer('circle-post', id),
    reason: asWritten(reason),
  }),
}
