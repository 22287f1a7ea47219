import { domainUrl } from '../../../../src/domain/frame/navigation/external-url'
import { hostOf } from '../../../../src/domain/frame/shared/parses'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { FastifyInstance } from 'fastify'
import { errorCodes } from '../../../../contract/envelope'
import * as contract from '../../../../contract/wallet'
import type { CashOutDto } from '../../../../contract/wallet'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { listSteps } from '../../../kernel/cases/case-steps'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { proofWays } from '../../frame/session/member-proof'
import { selectConfigurations } from '../../../kernel/site/site.queries'
import { findUser } from '../../frame/session/user-answer'
import { cashOutCase } from './cash-out-case'
import { readMessengerAccount } from '../../frame/session/messenger-account'
import { realNameState } from '../../people/identities/real-name-state'
import { cashOutRules, hasBrowserRules } from './cash-out-rules'
import { requestCashOut, type WantedCashOut } from './request-cash-out'
import { selectPendingRewards } from './pending-rewards'
import { selectCashOut, selectCashOuts, selectMovements, selectWallet } from './wallet.queries'

export function walletRoutes(app: FastifyInstance): void {
  const { platform } = app

  serve(app, contract.getWallet, ({ database, caller }) => selectWallet(queriesOf(database), caller.require().id))

  serve(app, contract.listPendingRewards, async ({ database, caller }) => {
    const rows = await selectPendingRewards(database, caller.require().id)
    return {
      items: rows.map(({ orderId, title, cents, dueAt }) => ({
        order_id: orderId,
        title: title[caller.language],
        cents,
        due_at: dueAt?.toISOString() ?? null,
      })),
    }
  })

  serve(app, contract.listMovements, async ({ database, query, caller }) => {
    const rows = await selectMovements(queriesOf(database), {
      userId: caller.require().id,
      limit: query.page_size + 1,
      after: cursorValues(query.cursor, 'tn'),
      only: query.only,
      language: caller.language,
    })
    const itemOf = (row: (typeof rows)[number]) => ({ ...row, id: String(row.id), at: row.at.toISOString() })
    return listPage(rows, query.page_size, ({ at, id }) => [at.toISOString(), id], itemOf)
  })

  serve(app, contract.listCashOuts, async ({ database, query, caller }) => {
    const rows = await selectCashOuts(queriesOf(database), {
      userId: caller.require().id,
      limit: query.page_size + 1,
      after: cursorValues(query.cursor, 'ts'),
    })
    return listPage(
      rows,
      query.page_size,
      ({ at, id }) => [at.toISOString(), id],
      (row) => ({ ...row, at: row.at.toISOString() }),
    )
  })

  serve(app, contract.getCashOut, async ({ database, path, caller }) => ({
    cash_out: await readCashOut(database, caller.require().id, path.id, caller.language),
  }))

  const rulesFor = async (database: Database, caller: Caller, surface: 'browser' | 'any') => {
    const { channels, least, most, mostPerDay, feeRate, leastFee } = await cashOutRules(
      database,
      platform.payer,
      surface,
    )
    const limits = { least, most, most_per_day: mostPerDay, fee_rate: feeRate, least_fee: leastFee }
    const { id } = caller.require()
    return {
      channels: [...channels],
      ...limits,
      real_name: await realNameState(database, id),
      prove_by: proofWays(await findUser(database, id), platform.now()),
    }
  }
  serve(app, contract.getTransferConfig, ({ database, caller }) => rulesFor(database, caller, 'any'))
  serve(app, contract.getH5TransferConfig, async ({ database, caller }) => {
    if (!(await hasBrowserRules(database))) throw new Refusal(errorCodes.notFound)
    return await rulesFor(database, caller, 'browser')
  })

  serve(app, contract.getMessengerAccount, async ({ database, caller }) => {
    const messengerAccount = await readMessengerAccount(database, caller.require().id)
    return { account: messengerAccount === null ? null : { nickname: messengerAccount.nickname } }
  })
  serve(app, contract.getMessengerDomain, async ({ database }) => {
    const [domains] = await selectConfigurations(queriesOf(database), ['domains'])
    const { mp_wechat_domain: configured } = (domains?.value ?? {}) as { readonly mp_wechat_domain?: unknown }
    const { publicOrigin, port } = platform.configuration
    const own = publicOrigin ?? `http://127.0.0.1:${port}`
    return { domain: hostOf(typeof configured === 'string' && configured !== '' ? domainUrl(configured) : own) ?? '' }
  })

  const cashOut = async (database: Transaction, caller: Caller, request: WantedCashOut) => {
    const { id: userId } = caller.require()
    const id = await requestCashOut(database, userId, request, platform)
    return { cash_out: await readCashOut(database, userId, id, caller.language) }
  }
  serve(app, contract.cashOutToAlipay, ({ database, caller, body }) =>
    cashOut(database, caller, { channel: 'alipay', ...body }),
  )
  for (const endpoint of [contract.cashOut, contract.cashOutInMessenger])
    serve(app, endpoint, ({ database, caller, body }) =>
      cashOut(database, caller, { channel: 'messenger', account: '', ...body }),
    )
}

/** Selects a cash-out; 403001 for one that is not the member's own. */
async function readCashOut(database: Database, userId: string, id: string, language: Language): Promise<CashOutDto> {
  const row = await selectCashOut(queriesOf(database), userId, id)
  if (row === null) throw new Refusal(errorCodes.gone)
  const steps = (await listSteps(database, cashOutCase.name, id, language)) as CashOutDto['steps']
  return { ...row, at: row.at.toISOString(), steps }
}
