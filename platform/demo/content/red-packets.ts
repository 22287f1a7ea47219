import type { PacketTier } from '../../../src/domain/civic/red-packets/draw-packet'
import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'

interface DemoPacketCampaign {
  readonly id: string
  readonly title: Localised
  readonly rules: Localised
  /** Days from the seeding; negative before it. */
  readonly beginsIn: number
  readonly endsIn: number
  /** The pot in cents. */
  readonly budget: number
  readonly tiers: readonly PacketTier[]
  readonly mostOpenings: number | null
  /** How many of the demo's readers open a packet on each of its days. */
  readonly readersADay: number
}

const paid = bilingual(
  '中奖金额即时存入钱包，提现前请先完成实名认证。\n每个手机号、每台设备每天可拆一个红包。\n使用外挂、批量注册等方式参与的，主办方有权收回奖金。',
  'What you win is in your wallet at once. To cash it out, your real name has to be verified.\nEach phone number and each device opens one packet a day.\nThe office takes back what was won by programs or by accounts made for the purpose.',
)
const rulesWith = (chinese: string, english: string): Localised =>
  bilingual(`${chinese}\n${paid['zh-CN']}`, `${english}\n${paid.en}`)

/** Campaigns in every state, the one that is open now first. */
export const demoPacketCampaigns: readonly DemoPacketCampaign[] = [
  {
    id: 'packets-lantern',
    title: bilingual('灯笼街红包雨', 'Red packets of Lantern Street'),
    rules: rulesWith(
      '活动由临川融媒主办，资金来自灯笼街商会。',
      'Hosted by Riverbend Media and paid for by the traders of Lantern Street.',
    ),
    ...{ beginsIn: -6, endsIn: 20, budget: 500_000, mostOpenings: null, readersADay: 7 },
    tiers: [
      { share: 4500, least: 50, most: 188 },
      { share: 800, least: 200, most: 688 },
      { share: 50, least: 888, most: 1888 },
    ],
  },
  {
    id: 'packets-welcome',
    title: bilingual('新邻居见面礼', 'A packet for every neighbour'),
    rules: rulesWith('每个红包都有奖，每人最多三次。', 'Every packet wins, three for each person.'),
    ...{ beginsIn: -9, endsIn: 30, budget: 100_000, mostOpenings: 3, readersADay: 2 },
    tiers: [{ share: 10_000, least: 88, most: 88 }],
  },
  {
    id: 'packets-spring',
    title: bilingual('迎春红包', 'Packets for the spring festival'),
    rules: rulesWith('春节前一周，每天一个红包。', 'One packet on each day of the week before the festival.'),
    ...{ beginsIn: 3, endsIn: 10, budget: 888_800, mostOpenings: null, readersADay: 0 },
    tiers: [
      { share: 3000, least: 66, most: 288 },
      { share: 100, least: 1888, most: 8888 },
    ],
  },
  {
    id: 'packets-reading',
    title: bilingual('读书月红包', 'Packets of the reading month'),
    rules: rulesWith('读完推荐书目，拆一个红包。', 'A packet for those who read with the city.'),
    ...{ beginsIn: -12, endsIn: 12, budget: 2000, mostOpenings: null, readersADay: 4 },
    tiers: [{ share: 9000, least: 60, most: 200 }],
  },
  {
    id: 'packets-autumn',
    title: bilingual('金秋红包', 'Autumn packets'),
    rules: rulesWith('金秋消费节期间，每天一个红包。', 'One packet a day while the autumn market lasted.'),
    ...{ beginsIn: -40, endsIn: -30, budget: 50_000, mostOpenings: 5, readersADay: 5 },
    tiers: [
      { share: 3000, least: 100, most: 300 },
      { share: 200, least: 888, most: 888 },
    ],
  },
]

/** What the demo's volunteer opened: on so many days before the seeding, in cents. */
export const demoOwnPackets: readonly { readonly campaign: string; readonly daysAgo: number; readonly cents: number }[] = [
  { campaign: 'packets-lantern', daysAgo: 0, cents: 168 },
  { campaign: 'packets-lantern', daysAgo: 1, cents: 0 },
  { campaign: 'packets-lantern', daysAgo: 3, cents: 66 },
  { campaign: 'packets-welcome', daysAgo: 7, cents: 88 },
  { campaign: 'packets-welcome', daysAgo: 6, cents: 88 },
  { campaign: 'packets-welcome', daysAgo: 5, cents: 88 },
]
