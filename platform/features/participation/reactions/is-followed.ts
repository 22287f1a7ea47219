import { eq } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { existsIn } from '../../../kernel/database/expressions'
import type { FollowKind } from './reactions.queries'
import { follows } from './reactions.schema'

/** Whether a member follows the target whose id a column holds. */
export const isFollowed = (viewer: string | Placeholder, kind: FollowKind, target: PgColumn): SQL<boolean> =>
  existsIn(follows, eq(follows.userId, viewer), eq(follows.kind, kind), eq(follows.targetId, target))
