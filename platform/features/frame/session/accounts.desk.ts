import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { maskPhone } from '../../../../src/domain/frame/shared/format/text-mask'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { Desk } from '../../../kernel/operator/desk'
import { officeReason } from '../../../kernel/cases/office-reason'
import { findMember } from '../../../kernel/members/find-member'
import { forgetDevicesOf } from './known-devices'
import { endSessionsOf } from '../../../kernel/members/session-tokens'
import { users } from '../../../kernel/members/members.schema'

/** Finds accounts by their id, number or nickname. It lists the locked ones, so that none is forgotten. */
export const accountsDesk: Desk = {
  name: 'accounts',
  summary: 'Accounts that are locked (those of others: by their id, number or nickname)',
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select()
        .from(users)
        .where(isNotNull(users.lockedAt))
        .orderBy(asc(users.lockedAt), asc(users.id))
        .limit(limit),
    )
    return rows.map(({ id, nickname, phone, lockedAt, lockedReason, createdAt }) => ({
      id,
      since: lockedAt ?? createdAt,
      from: nickname,
      title: phone === null ? 'no number' : maskPhone(phone),
      text: lockedReason ?? '',
    }))
  },
  acts: {
    'end-sessions': {
      summary: 'logs them out everywhere; they can log in again',
      takesText: false,
      idOf: findMember,
      carryOut: logOutEverywhere,
    },
    lock: {
      summary: 'logs them out and locks the account, with a reason that they read when they log in',
      takesText: true,
      idOf: findMember,
      carryOut: lockAccount,
    },
    unlock: {
      summary: 'they can log in again',
      takesText: false,
      idOf: findMember,
      carryOut: async (database, id) => {
        const [unlocked] = await database
          .update(users)
          .set({ lockedAt: null, lockedReason: null })
          .where(and(eq(users.id, id), isNotNull(users.lockedAt)))
          .returning({ id: users.id })
        if (unlocked === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'open' })
      },
    },
  },
}

async function lockAccount(database: Transaction, id: string, text: string, at: Date): Promise<void> {
  const reason = officeReason(text)['zh-CN']
  const [lockedUser] = await database
    .update(users)
    .set({ lockedAt: at, lockedReason: reason })
    .where(and(eq(users.id, id), isNull(users.lockedAt)))
    .returning({ id: users.id })
  if (lockedUser === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'locked' })
  await logOutEverywhere(database, id)
}

async function logOutEverywhere(database: Transaction, id: string): Promise<void> {
  await endSessionsOf(database, id)
  await forgetDevicesOf(database, id)
}
