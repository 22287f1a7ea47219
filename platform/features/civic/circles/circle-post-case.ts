import { eq } from 'drizzle-orm'
import {
  circlePostLifecycle,
  type CirclePostAct,
  type CirclePostRole,
  type CirclePostState,
} from '../../../../src/domain/civic/circles/circle-post-lifecycle'
import { contentPath } from '../../../../src/domain/frame/navigation/content-target'
import { beginningOf } from '../../../kernel/cases/beginning-of'
import type { CaseKind } from '../../../kernel/cases/case-kind'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { asWritten } from '../../../kernel/shared/as-written'
import { circlePostMessages } from './circle-messages.words'
import { circlePosts, circles } from './circles.schema'

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
  recipients: async (_database, { userId }) => [{ userId, role: 'author' }],
  messages: circlePostMessages,
  leadsTo: ({ id }) => contentPath('circlePost', id) ?? '/groups',
  params: async ({ circleId, text, reason }, database) => {
    const name = await queriesOf(database).readValue(
      build.select({ name: circles.name }).from(circles).where(eq(circles.id, circleId)),
    )
    return { circle: name ?? asWritten(''), beginning: beginningOf(text), reason: asWritten(reason) }
  },
}
