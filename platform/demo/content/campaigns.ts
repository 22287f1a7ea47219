import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'

interface DemoCampaign {
  readonly id: string
  readonly scenes: readonly string[]
  /** Days from the seeding: when entries open, when they close, and when the results come. */
  readonly days: readonly [number, number, number]
  readonly title: Localised
  readonly lead: Localised
  /** Whether its share has words and a picture of its own. */
  readonly hasShare: boolean
}

/** One campaign for each phase. */
export const demoCampaigns: readonly DemoCampaign[] = [
  { id: 'campaign-lanterns', scenes: ['canal-lanterns', 'pagoda-night', 'city-fireworks'], days: [-6, 9, 16], hasShare: true, title: bilingual('灯火里的临川·手机摄影征集', 'Riverbend by lantern light: your pictures'), lead: bilingual('灯会开到月底。拍下您眼里最亮的一盏灯，写一句话，入选作品在城市展厅展出。', 'The lantern fair lasts until the end of the month. Show us the light that you like best, with a sentence. The best pictures hang in the City Gallery.') },
  { id: 'campaign-garden', scenes: ['park-planting', 'park-spring'], days: [-30, -2, 5], hasShare: false, title: bilingual('最美阳台评选', 'The most beautiful balcony'), lead: bilingual('报名已经结束，评委正在看每一个阳台。', 'Entries are closed, and the judges are looking at every balcony.') },
  { id: 'campaign-river', scenes: ['river-valley-morning', 'dragon-boats'], days: [-60, -30, -20], hasShare: false, title: bilingual('我家住在江边', 'My home by the river'), lead: bilingual('三百二十幅作品，写的是同一条江。', 'Three hundred and twenty pictures of one river.') },
  { id: 'campaign-spring', scenes: ['blossom-walk', 'canal-spring'], days: [20, 50, 60], hasShare: false, title: bilingual('第一朵花开在哪里', 'Where does the first flower bloom?'), lead: bilingual('开春第一天开始征集，先去踩个点。', 'It begins on the first day of spring. Find your spot until then.') },
]

export const demoCampaignRules: readonly Localised[] = [
  bilingual('每人最多投稿五件，须为本人拍摄。', 'Five entries for each person at most, all taken by yourself.'),
  bilingual('不得有他人的证件、车牌和住址。', 'No papers, number plates or addresses of other people.'),
  bilingual('投稿经审核后展示，点赞不是评奖的唯一依据。', 'Entries are shown once they are approved. Likes are not all that counts.'),
  bilingual('获奖名单在本页公布，并以消息通知作者。', 'The winners are named on this page, and told by a message.'),
]

export const demoPrizes = [
  { name: bilingual('一等奖1名', 'First prize'), text: bilingual('城市展厅署名展出，赠送相册一本', 'A place in the City Gallery, and an album') },
  { name: bilingual('二等奖2名', 'Two second prizes'), text: bilingual('赠送年历一套', 'A set of calendars') },
] as const

/** The prizes of the winners, in their order. */
export const demoWinnerPrizes: readonly Localised[] = [
  bilingual('一等奖', 'First prize'),
  bilingual('二等奖', 'Second prize'),
  bilingual('二等奖', 'Second prize'),
]
