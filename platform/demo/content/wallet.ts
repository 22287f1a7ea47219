import type { CashOutChannel } from '../../../src/domain/civic/wallet/cash-out-form'
import type { CashOutAct } from '../../../src/domain/civic/wallet/cash-out-lifecycle'
import type { CashOutProblem } from '../../../src/domain/civic/wallet/wallet'
import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'

interface DemoEarning {
  readonly title: Localised
  readonly cents: number
  readonly daysAgo: number
}

/** The earnings of the demo's volunteer. */
export const demoEarnings: readonly DemoEarning[] = [
  { title: bilingual('秋季河岸清洁志愿服务奖励', 'Award for the autumn clean-up of the riverbank'), cents: 20_000, daysAgo: 96 },
  { title: bilingual('社区图书角管理员津贴', 'Allowance for keeping the neighbourhood bookshelf'), cents: 15_000, daysAgo: 81 },
  { title: bilingual('年度优秀志愿者奖励', 'Award for the volunteers of the year'), cents: 50_000, daysAgo: 64 },
  { title: bilingual('渡口灯会现场引导', 'Steward at the Ferry lantern festival'), cents: 8800, daysAgo: 47 },
  { title: bilingual('老年手机课堂助教', 'Assistant at the phone class for the elderly'), cents: 6600, daysAgo: 33 },
  { title: bilingual('文明劝导早高峰值守', 'Morning crossing guard'), cents: 4250, daysAgo: 19 },
  { title: bilingual('雨后积水点巡查', 'Checking flooded streets after the rain'), cents: 3600, daysAgo: 8 },
  { title: bilingual('社区食堂送餐一周', 'A week of meal deliveries from the canteen'), cents: 7000, daysAgo: 2 },
]

interface DemoCashOut {
  readonly channel: CashOutChannel
  readonly cents: number
  readonly daysAgo: number
  readonly acts: readonly CashOutAct[]
  readonly problem?: CashOutProblem
  readonly reason?: Localised
}

/**
 * The volunteer's cash-outs: at least one in each state, of which the payer refused one and the office another.
 */
export const demoCashOuts: readonly DemoCashOut[] = [
  { channel: 'messenger', cents: 10_000, daysAgo: 70, acts: ['pay', 'settle'] },
  { channel: 'alipay', cents: 20_000, daysAgo: 52, acts: ['pay', 'refuse'], problem: 'account' },
  { channel: 'alipay', cents: 20_000, daysAgo: 51, acts: ['pay', 'settle'] },
  {
    channel: 'messenger',
    cents: 5000,
    daysAgo: 24,
    acts: ['fail'],
    problem: 'office',
    reason: bilingual('本周系统对账，请下周一后再申请。', 'Accounts are being reconciled this week. Please request it again after Monday.'),
  },
  { channel: 'messenger', cents: 5000, daysAgo: 12, acts: ['pay'] },
  { channel: 'alipay', cents: 3000, daysAgo: 1, acts: [] },
]

/** The limits of cash-outs in the demo city. */
export const demoTransferRules = { least: 100, most: 200_000, mostPerDay: 500_000, feeRate: 10, leastFee: 10 }

/** The limits of cash-outs in a browser, which are narrower. */
export const demoBrowserRules = { most: 100_000 }
