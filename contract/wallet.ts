import * as z from 'zod/mini'
import { cashOutChannels } from '../src/domain/civic/wallet/cash-out-form'
import { cashOutStates, cashOutStepActs } from '../src/domain/civic/wallet/cash-out-lifecycle'
import { cashOutProblems, movementKinds } from '../src/domain/civic/wallet/wallet'
import { stepOf } from './cases'
import { identityStates } from '../src/domain/people/identities/identity-lifecycle'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, id, idPath, moment, mostNumber, pageOf, pageQueryShape } from './fields'

/** The channel by which a cash-out is paid. */
const channel = z.enum(cashOutChannels)
const state = z.enum(cashOutStates)

/** The wallet; like all amounts of money, its amounts are integer cents. */
export const getWallet = endpoint({
  id: 'C137',
  name: 'getWallet',
  method: 'GET',
  url: '/v1/consumer/account',
  summary:
    'My wallet: its balance, what is on the way to me, what I earned in all, and rewards that are held until nobody objects',
  access: 'session',
  answer: z.object({ balance: count, under_way: count, earned: count, pending: count }),
})

export const listPendingRewards = endpoint({
  id: null,
  name: 'listPendingRewards',
  method: 'GET',
  url: '/v1/consumer/account/pending',
  summary: 'Rewards of completed orders that are not in my wallet yet, the next one first; 50 at most',
  access: 'session',
  answer: z.object({
    items: z.array(
      z.object({
        order_id: id,
        /** The name of the service that the order is for. */
        title: z.string(),
        cents: count,
        /** When the reward is paid; null while somebody objects. */
        due_at: z.nullable(moment),
      }),
    ),
  }),
})

export const listMovements = endpoint({
  id: 'C138',
  name: 'listMovements',
  method: 'GET',
  url: '/v1/consumer/account/details',
  summary: 'The movements of my wallet, newest first; only what I earned when asked for',
  access: 'session',
  query: z.object({ ...pageQueryShape, only: z.optional(z.literal('earnings')) }),
  answer: pageOf(
    z.object({
      id,
      kind: z.enum(movementKinds),
      /** The order or the cash-out that the movement belongs to. */
      subject_id: id,
      /** What an earning was for; '' where it has no name. */
      title: z.string(),
      /** The amount in cents; negative for money that leaves the wallet. */
      cents: z.int(),
      at: moment,
    }),
  ),
})

export const cashOutCardSchema = z.object({
  id,
  channel,
  /** The amount taken from the wallet in cents, fee included. */
  cents: count,
  fee: count,
  state,
  at: moment,
})

export const cashOutSchema = z.object({
  ...cashOutCardSchema.shape,
  /** The account that the money goes to, masked. */
  account: z.string(),
  problem: z.nullable(z.enum(cashOutProblems)),
  steps: z.array(stepOf(z.enum(cashOutStepActs), state)),
})
export type CashOutDto = z.input<typeof cashOutSchema>

export const listCashOuts = endpoint({
  id: 'C139',
  name: 'listCashOuts',
  method: 'GET',
  url: '/v1/consumer/transfers',
  summary: 'My cash-outs, newest first',
  access: 'session',
  query: z.object(pageQueryShape),
  answer: pageOf(cashOutCardSchema),
})
const oneCashOut = z.object({ cash_out: cashOutSchema })
export const getCashOut = endpoint({
  id: 'C140',
  name: 'getCashOut',
  method: 'GET',
  url: '/v1/consumer/transfers/:id',
  summary: 'One cash-out of mine, with its steps',
  access: 'session',
  path: idPath,
  answer: oneCashOut,
  errors: [errorCodes.gone],
})

const rules = z.object({
  /** The ways of payment; empty where cash-outs are not offered. */
  channels: z.array(channel),
  least: count,
  most: count,
  most_per_day: count,
  /** The fee in ten-thousandths of the amount, from which it is deducted. */
  fee_rate: count,
  least_fee: count,
  /** The state of the real-name check; a cash-out needs a verified one. */
  real_name: z.enum(['none', ...identityStates]),
  /**
   * How the caller can prove who they are, which a cash-out needs (`proveMember`). It is empty for a week after the
   * caller set up their only proof.
   */
  prove_by: z.array(z.enum(['password', 'code'])),
})
export const getTransferConfig = endpoint({
  id: 'C141',
  name: 'getTransferConfig',
  method: 'GET',
  url: '/v1/consumer/transfer_config',
  summary: 'Limits and fee of a cash-out',
  access: 'session',
  answer: rules,
})
export const getH5TransferConfig = endpoint({
  id: 'C142',
  name: 'getH5TransferConfig',
  method: 'GET',
  url: '/v1/consumer/h5_transfer_config',
  summary: 'The same for browsers, where a site has limits of their own; 404 where it has none (B89)',
  access: 'session',
  answer: rules,
  errors: [errorCodes.notFound],
})
export const getMessengerAccount = endpoint({
  id: 'C143',
  name: 'getMessengerAccount',
  method: 'GET',
  url: '/v1/consumer/transfer_wechat',
  summary: 'The account at the messenger that is paid',
  access: 'session',
  answer: z.object({ account: z.nullable(z.object({ nickname: z.string() })) }),
})
export const getMessengerDomain = endpoint({
  id: 'C144',
  name: 'getMessengerDomain',
  method: 'GET',
  url: '/v1/consumer/mp_wechat_domain',
  summary: 'Where a member logs in within the messenger, so that it can pay them',
  access: 'session',
  answer: z.object({ domain: z.string() }),
})

/** The proof that `proveMember` returns. */
const proof = z.string().check(z.maxLength(200))
const cents = z.int().check(z.minimum(1), z.maximum(mostNumber))
const cashingOut = {
  method: 'POST',
  access: 'session',
  answer: oneCashOut,
  errors: [errorCodes.stateRefuses],
  idempotent: true,
} as const
export const cashOutToAlipay = endpoint({
  ...cashingOut,
  id: 'C145',
  name: 'cashOutToAlipay',
  url: '/v1/consumer/transfer_alipay',
  summary: 'Cashes out to an account at Alipay',
  body: z.object({ amount: cents, /** Phone or e-mail. */ account: z.string().check(z.maxLength(200)), proof }),
})
export const cashOut = endpoint({
  ...cashingOut,
  id: 'C146',
  name: 'cashOut',
  url: '/v1/consumer/transfers',
  summary: 'Cashes out to the account at the messenger, from a browser or an app',
  body: z.object({ amount: cents, proof }),
})
export const cashOutInMessenger = endpoint({
  ...cashingOut,
  id: 'C147',
  name: 'cashOutInMessenger',
  url: '/v1/consumer/wechat_transfers',
  summary: 'The same within the messenger',
  body: z.object({ amount: cents, proof }),
})
