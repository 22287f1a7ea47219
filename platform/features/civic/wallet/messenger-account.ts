import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { socialAccounts } from '../../frame/session/session.schema'
import { users } from '../../../kernel/members/members.schema'

/** The account at the messenger that a member logs in with, and is paid at; null without one. */
export async function messengerAccountOf(
  database: Database,
  userId: string,
): Promise<{ readonly subject: string; readonly nickname: string } | null> {
  const [row] = await database
    .select({ subject: socialAccounts.subject, nickname: users.nickname })
    .from(socialAccounts)
    .innerJoin(users, eq(users.id, socialAccounts.userId))
    .where(eq(socialAccounts.userId, userId))
    .orderBy(desc(socialAccounts.createdAt))
    .limit(1)
  return row ?? null
}
