import { inject } from 'inversify'
import {
  cashOut,
  cashOutInMessenger,
  cashOutToAlipay,
  getCashOut,
  getH5TransferConfig,
  getMessengerAccount,
  getMessengerDomain,
  getTransferConfig,
  getWallet,
  listCashOuts,
  listMovements,
  listPendingRewards,
  type CashOutCardDto,
  type CashOutDto,
} from '../../../../contract/wallet'
import { proveMember } from '../../../../contract/session'
import { Messenger } from '../../../application/frame/hosts/messenger'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { PageRequest } from '../../../application/frame/shared/page'
import { DeviceMark } from '../../../application/frame/session/device-mark'
import type { OwnSecret } from '../../../application/frame/session/own-proof'
import type { CashOutOffer, MessengerPayee, WalletGateway } from '../../../application/civic/wallet/wallet-gateway'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { success } from '../../../domain/frame/shared/result'
import type { CheckedCashOut } from '../../../domain/civic/wallet/cash-out-form'
import type { CashOut, CashOutCard, PendingReward, WalletAccount } from '../../../domain/civic/wallet/wallet'
import { stepOf } from '../../frame/cases/case-of-wire'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import type { Camelised } from '../../frame/http/wire-case'

const failures = 'in-place'

export class HttpWalletGateway implements WalletGateway {
  constructor(
    @inject(HttpClient) private readonly http: HttpClient,
    @inject(Messenger) private readonly messenger: Messenger,
    @inject(DeviceMark) private readonly device: DeviceMark,
  ) {}

  async account(signal?: CancelSignal): Promise<Outcome<WalletAccount>> {
    return mapped(await this.http.send(getWallet, { failures, signal }), ({ balance, underWay, earned, pending }) => ({
      balance,
      underWay,
      earned,
      pending,
    }))
  }

  async movements(only: 'earnings' | 'all', request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...(only === 'all' ? {} : { only }) }
    return mapped(
      await this.http.send(listMovements, { failures, query, signal }),
      pageOf(({ id, kind, subjectId, title, cents, at }) => ({
        id,
        kind,
        subjectId,
        title,
        cents,
        at: instantOf(at) ?? 0,
      })),
    )
  }

  async pending(signal?: CancelSignal): Promise<Outcome<readonly PendingReward[]>> {
    return mapped(await this.http.send(listPendingRewards, { failures, signal }), ({ items }) =>
      items.map(({ orderId, title, cents, dueAt }) => ({
        orderId,
        title,
        cents,
        dueAt: dueAt === null ? null : instantOf(dueAt),
      })),
    )
  }

  async cashOuts(query: PageRequest, signal?: CancelSignal) {
    return mapped(await this.http.send(listCashOuts, { failures, query, signal }), pageOf(cardOf))
  }

  async cashOut(id: string, signal?: CancelSignal) {
    return mappedAnswer(await this.http.send(getCashOut, { failures, path: { id }, signal }))
  }

  async offer(signal?: CancelSignal): Promise<Outcome<CashOutOffer>> {
    // A site without separate limits for browsers answers 404 (B89). This is not reported as a failure; the general
    // limits apply instead.
    const own = await this.http.send(getH5TransferConfig, { failures: 'background', signal })
    const answer =
      own.ok || own.reason.code !== 'not-found' ? own : await this.http.send(getTransferConfig, { failures, signal })
    return mapped(answer, ({ realName, proveBy, channels, least, most, mostPerDay, feeRate, leastFee }) => ({
      realName,
      proofWays: proveBy,
      rules: { channels, least, most, mostPerDay, feeRate, leastFee },
    }))
  }

  async messengerPayee(signal?: CancelSignal): Promise<Outcome<MessengerPayee>> {
    const answer = await this.http.send(getMessengerAccount, { failures, signal })
    if (!answer.ok) return answer
    const { account } = answer.value
    if (account !== null) return success({ nickname: account.nickname })
    return mapped(await this.http.send(getMessengerDomain, { failures, signal }), ({ domain }) => ({ domain }))
  }

  async proveIdentity(secret: OwnSecret) {
    return mapped(
      await this.http.send(proveMember, {
        failures,
        body: { purpose: 'cash-out', device: this.device.read(), ...secret },
      }),
      ({ proof }) => ({ proof }),
    )
  }

  async request({ channel, cents: amount, account }: CheckedCashOut, proof: string, idempotencyKey: string) {
    if (channel === 'alipay') {
      const body = { amount, account, proof }
      return mappedAnswer(await this.http.send(cashOutToAlipay, { failures, body, idempotencyKey }))
    }
    const endpoint = this.messenger.isPresent ? cashOutInMessenger : cashOut
    return mappedAnswer(await this.http.send(endpoint, { failures, body: { amount, proof }, idempotencyKey }))
  }
}

const mappedAnswer = (answer: Outcome<AnswerOf<typeof getCashOut>>) =>
  mapped(answer, ({ cashOut: found }) => cashOutOf(found))

function cardOf({ id, channel, cents, fee, state, at }: Camelised<CashOutCardDto>): CashOutCard {
  return { id, channel, cents, fee, state, at: instantOf(at) ?? 0 }
}

function cashOutOf(found: Camelised<CashOutDto>): CashOut {
  const { account, problem, steps } = found
  return { ...cardOf(found), account, problem, steps: steps.map(stepOf) }
}
