import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { isReservedName } from '../../../../src/domain/frame/session/reserved-names'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { forgetAnswersAbout } from '../../../kernel/http/idempotency'
import { Refusal } from '../../../kernel/http/refusal'
import type { Desk } from '../../../kernel/operator/desk'
import { randomDigits } from '../../../kernel/shared/random'
import { newcomerName } from '../../../kernel/words/text-message-words'
import { organisations } from '../../../kernel/contents/contents.schema'
import { users } from '../../../kernel/members/members.schema'
import { officialAccounts } from './organisations.schema'
import { selectReservedNames } from '../../frame/session/reserved-names'

/** The number of accounts checked at a time. */
const batch = 5000

/**
 * Lists nicknames that are reserved now but were not when their members chose them, because the organisation or the
 * rule about reserved names came later. Also changes which accounts speak for an organisation.
 */
export const namesDesk: Desk = {
  name: 'names',
  summary: 'Nicknames that sound like an organisation, and accounts that may have one',
  selectWaiting: async (database, limit) => {
    const reservedNames = await selectReservedNames(database)
    const reservedAccounts: { id: string; nickname: string; createdAt: Date }[] = []
    for (let after = ''; reservedAccounts.length < limit;) {
      const rows = await queriesOf(database).read(
        build
          .select({ id: users.id, nickname: users.nickname, createdAt: users.createdAt })
          .from(users)
          .leftJoin(officialAccounts, eq(officialAccounts.userId, users.id))
          .where(and(isNull(officialAccounts.userId), sql`${users.id} > ${after}`))
          .orderBy(asc(users.id))
          .limit(batch),
      )
      reservedAccounts.push(...rows.filter(({ nickname }) => isReservedName(nickname, reservedNames)))
      after = rows.at(-1)?.id ?? ''
      if (rows.length < batch) break
    }
    return reservedAccounts
      .slice(0, limit)
      .map(({ id, nickname, createdAt }) => ({
        id,
        since: createdAt,
        from: nickname,
        title: 'nickname',
        text: nickname,
      }))
  },
  acts: {
    rename: { summary: 'gives the member the default name of a new account', takesText: false, carryOut: rename },
    appoint: {
      summary: 'the account speaks for the organisation with this id',
      takesText: true,
      carryOut: appointNameOwner,
    },
    dismiss: { summary: 'the account no longer speaks for an organisation', takesText: false, carryOut: dismiss },
  },
}

async function rename(database: Transaction, id: string): Promise<void> {
  const organisationRows = await database
    .update(users)
    .set({ nickname: newcomerName('zh-CN', randomDigits(6)) })
    .where(eq(users.id, id))
    .returning({ id: users.id })
  if (organisationRows.length === 0) throw new Refusal(errorCodes.gone)
  await forgetAnswersAbout(database, [id])
}

async function appointNameOwner(database: Database, id: string, organisationId: string): Promise<void> {
  const user = await queriesOf(database).readOne(build.select({ id: users.id }).from(users).where(eq(users.id, id)))
  const organisation = await queriesOf(database).readOne(
    build.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, organisationId.trim())),
  )
  if (user === null || organisation === null) throw new Refusal(errorCodes.gone)
  await database
    .insert(officialAccounts)
    .values({ userId: id, organisationId: organisation.id })
    .onConflictDoUpdate({ target: officialAccounts.userId, set: { organisationId: organisation.id } })
}

async function dismiss(database: Database, id: string): Promise<void> {
  const removedAccounts = await database.delete(officialAccounts).where(eq(officialAccounts.userId, id)).returning()
  if (removedAccounts.length === 0) throw new Refusal(errorCodes.gone)
}
