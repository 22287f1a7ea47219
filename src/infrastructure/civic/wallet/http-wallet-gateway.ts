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
} from '../../../../contract/wallet'
import { proveMember } from '../../../../contract/session'
import { Messenger } from '../../../application/frame/hosts/messenger'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { PageRequest } from '../../../application/frame/shared/page'
import { DeviceMark } from '../../../application/frame/session/visit/device-mark'
import type { OwnSecret } from '../../../application/frame/session/password/own-proof'
import type { CashOutOffer, MessengerPayee, WalletGateway } from '../../../application/civic/wallet/wallet-gateway'
import { success } from '../../../domain/frame/shared/result'
import type { CheckedCashOut } from '../../../domain/civic/wallet/cash-out-form'
import type { PendingReward, WalletAccount } from '../../../domain/civic/wallet/wallet'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpWalletGateway implements WalletGateway {
  constructor(
    @inject(HttpClient) private readonly http: HttpClient,
    @inject(Messenger) private readonly messenger: Messenger,
    @inject(DeviceMark) private readonly device: DeviceMark,
  ) {}

  account(signal?: CancelSignal): Promise<Outcome<WalletAccount>> {
    return this.http.send(getWallet, { failures, signal })
  }

  movements(only: 'earnings' | 'all', request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...(only === 'all' ? {} : { only }) }
    return this.http.send(listMovements, { failures, query, signal })
  }

  async pending(signal?: CancelSignal): Promise<Outcome<readonly PendingReward[]>> {
    return partOf(await this.http.send(listPendingRewards, { failures, signal }), 'items')
  }

  cashOuts(query: PageRequest, signal?: CancelSignal) {
    return this.http.send(listCashOuts, { failures, query, signal })
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
    return this.http.send(getMessengerDomain, { failures, signal })
  }

  proveIdentity(secret: OwnSecret) {
    return this.http.send(proveMember, {
      failures,
      body: { purpose: 'cash-out', device: this.device.read(), ...secret },
    })
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

const mappedAnswer = (answer: Outcome<AnswerOf<typeof getCashOut>>) => mapped(answer, ({ cashOut: found }) => found)
