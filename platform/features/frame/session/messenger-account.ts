import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { socialAccounts } from './session.schema'
import { users } from '../../../kernel/members/members.schema'

/** Selects the messenger account with which a member logs in, and to which they are paid; null without one. */
export async function readMessengerAccount(
  database: Database,
  userId: string,
): Promise<{ readonly subject: string; readonly nickname: string } | null> {
  const row = await queriesOf(database).readOne(
    build
      .select({ subject: socialAccounts.subject, own: socialAccounts.nickname, member: users.nickname })
      .from(socialAccounts)
      .innerJoin(users, eq(users.id, socialAccounts.userId))
      .where(eq(socialAccounts.userId, userId))
      .orderBy(desc(socialAccounts.createdAt))
      .limit(1),
  )
  // Accounts that were bound before their nicknames were kept are shown by the member's own.
  return row === null ? null : { subject: row.subject, nickname: row.own || row.member }
}
