import { and, eq, inArray } from 'drizzle-orm'
import { feeOf } from '../../../../../src/domain/civic/wallet/cash-out-form'
import { cashOutLifecycle } from '../../../../../src/domain/civic/wallet/cash-out-lifecycle'
import type { Database } from '../../../../kernel/database/client'
import { caseSteps } from '../../../../kernel/cases/cases.schema'
import { socialAccounts } from '../../../../features/frame/session/session.schema'
import { configurations } from '../../../../kernel/site/site.schema'
import { accountUse, payeeUse } from '../../../../features/civic/wallet/ask-payer'
import { cashOutCase } from '../../../../features/civic/wallet/cash-out-case'
import { cashOuts, walletAccounts, walletMovements } from '../../../../features/civic/wallet/wallet.schema'
import type { Vault } from '../../../../kernel/shared/vault'
import { unsaid } from '../../../../kernel/shared/as-written'
import { demoBrowserRules, demoCashOuts, demoEarnings, demoTransferRules } from '../../../content/wallet'
import { demoAccounts } from '../../../accounts'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'
import { day, hour } from '../../../city-day'

export const walletDemo: DemoStep = {
  feature: 'wallet',
  what: bilingual('钱包', 'wallets'),
  seed: (database, at, _, vault) => seedWallet(database, vault, at),
}

const userId = 'user-volunteer'
/** The name of the payee, which is the verified name of the volunteer. */
const demoPayee = demoAccounts.find(({ id }) => id === userId)?.identity?.name ?? ''

/** Seeds the volunteer's wallet: earnings, and cash-outs in every state. The editor's wallet stays empty. */
export async function seedWallet(database: Database, vault: Vault, now: Date): Promise<void> {
  await insertAll(database, configurations, [
    { code: 'transfer', value: demoTransferRules },
    { code: 'h5_transfer', value: demoBrowserRules },
  ])
  await insertAll(database, socialAccounts, [
    { provider: 'demo', subject: 'demo-volunteer', userId, createdAt: new Date(now.getTime() - 150 * day) },
  ])
  const demoRows = demoCashOuts.map((cashOut, index) => {
    const createdAt = new Date(now.getTime() - cashOut.daysAgo * day - 2 * hour)
    const last = cashOut.acts.at(-1)
    return {
      ...cashOut,
      id: `cash-out-demo-${index + 1}`,
      createdAt,
      state: last === undefined ? cashOutLifecycle.start : cashOutLifecycle.acts[last].to,
      at: (round: number) => new Date(createdAt.getTime() + round * 5 * hour),
    }
  })
  await insertAll(
    database,
    cashOuts,
    demoRows.map(({ id, channel, cents, state, problem = null, acts, createdAt, at }) => ({
      id,
      userId,
      channel,
      cents,
      fee: feeOf(cents, demoTransferRules),
      sealedAccount:
        state === 'paid' || state === 'failed'
          ? null
          : vault.seal(accountUse(id), channel === 'alipay' ? '13800000003' : 'demo-volunteer'),
      sealedName: state === 'paid' || state === 'failed' ? null : vault.seal(payeeUse(id), demoPayee),
      shownAccount: channel === 'alipay' ? '138****0003' : '灯笼街志愿者小何',
      state,
      problem,
      // The payer never answers about this cash-out, so it stays in this state.
      askAt: state === 'paying' ? new Date(now.getTime() + 3650 * day) : null,
      asked: state === 'paying' ? 9 : acts.includes('pay') ? 1 : 0,
      createdAt,
      updatedAt: at(acts.length),
    })),
  )
  const movements = [
    ...demoEarnings.map(({ title, cents, daysAgo }, index) => ({
      userId,
      kind: 'award' as const,
      subjectId: `award-demo-${index + 1}`,
      title,
      cents,
      at: new Date(now.getTime() - daysAgo * day),
    })),
    ...demoRows.flatMap(({ id, cents, state, acts, createdAt, at }) => {
      const fee = feeOf(cents, demoTransferRules)
      const of = { userId, subjectId: id, title: unsaid }
      return [
        { ...of, kind: 'cash-out' as const, cents: fee - cents, at: createdAt },
        { ...of, kind: 'fee' as const, cents: -fee, at: createdAt },
        ...(state === 'failed' ? [{ ...of, kind: 'money-back' as const, cents, at: at(acts.length) }] : []),
      ]
    }),
  ]
  await insertAll(
    database,
    walletMovements,
    movements.sort((one, other) => one.at.getTime() - other.at.getTime()),
  )
  await insertAll(database, walletAccounts, [{ userId, balance: movements.reduce((sum, { cents }) => sum + cents, 0) }])
  // Steps have no ids that an interrupted seeding could recognise, so they are removed first.
  const ids = demoRows.map(({ id }) => id)
  await database.delete(caseSteps).where(and(eq(caseSteps.kind, cashOutCase.name), inArray(caseSteps.caseId, ids)))
  await insertAll(
    database,
    caseSteps,
    demoRows.flatMap(({ id: caseId, acts, reason = unsaid, createdAt, at }) => {
      const of = { kind: cashOutCase.name, caseId }
      const start = { ...of, act: 'submit', state: cashOutLifecycle.start, role: 'owner', actorId: userId }
      return [
        { ...start, text: unsaid, at: createdAt },
        ...acts.map((act, round) => ({
          ...of,
          act,
          state: cashOutLifecycle.acts[act].to,
          role: cashOutLifecycle.acts[act].by[0] ?? 'operator',
          actorId: null,
          text: act === 'fail' ? reason : unsaid,
          at: at(round + 1),
        })),
      ]
    }),
  )
}
