import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'

export interface DemoHost { readonly id: string; readonly name: Localised; readonly intro: Localised }

/** The hosts, in the order of the drawn portraits: a woman, a man, and so on. */
export const demoHosts: readonly DemoHost[] = ([
  ['苏晚', 'Su Wan', '主持早间新闻十二年，闹钟定在三点五十。', 'Has presented the morning news for twelve years. Her alarm is set for ten to four.'],
  ['顾长风', 'Gu Changfeng', '路况之声，能背出全城一百零八个红绿灯。', 'Knows all 108 traffic lights of the city by heart.'],
  ['林小渡', 'Lin Xiaodu', '渡口长大的孩子，说一口老临川话。', 'Grew up by the ferry and still speaks the old Riverbend dialect.'],
  ['沈亦舟', 'Shen Yizhou', '老唱片收藏者，夜航节目的守夜人。', 'Collects old records and keeps watch over the night programme.'],
  ['叶知秋', 'Ye Zhiqiu', '古典音乐编辑，拉过八年大提琴。', 'Edits classical music; played the cello for eight years.'],
  ['何以安', 'He Yi’an', '心理咨询师，周三晚上替你接电话。', 'A counsellor who picks up the phone on Wednesday nights.'],
  ['白露', 'Bai Lu', '少儿节目主持人，会用十一种声音讲故事。', 'Tells children’s stories in eleven voices.'],
  ['江一川', 'Jiang Yichuan', '体育解说，喊破过三支话筒。', 'Sports commentator who has shouted three microphones to death.'],
  ['唐果', 'Tang Guo', '美食记者，胃口比名字大。', 'Food reporter with a bigger appetite than her name suggests.'],
  ['魏山河', 'Wei Shanhe', '跑了二十年农村，鞋比车费油。', 'Twenty years of village reporting on foot.'],
  ['夏至', 'Xia Zhi', '音乐之声，负责让你在红灯前跟着唱。', 'Makes you sing along at red lights.'],
  ['陈默', 'Chen Mo', '纪录片导演，话少，镜头长。', 'Documentary maker: few words, long shots.'],
  ['柳如眉', 'Liu Rumei', '采茶戏传承人，在广播里开了三年戏课。', 'Tea-picking opera singer who has taught it on the radio for three years.'],
  ['宋远', 'Song Yuan', '财经评论，擅长把大数算成菜价。', 'Turns big numbers into the price of vegetables.'],
  ['孟溪', 'Meng Xi', '自然观察员，湿地里的常住人口。', 'Naturalist who spends more time in the wetland than at home.'],
  ['马奔', 'Ma Ben', '早高峰搭档，永远比闹钟精神。', 'Rush-hour partner, always more awake than you.'],
  ['谢灵', 'Xie Ling', '读书节目主持人，家里没有一面空墙。', 'Hosts the book hour and has bookshelves on every wall.'],
  ['丁一', 'Ding Yi', '科普主播，曾用一根香蕉讲完放射性。', 'Science presenter who once explained radioactivity with a banana.'],
  ['凌霄', 'Ling Xiao', '新闻综合频道主播，播报像写字一样稳。', 'News anchor with a voice like good handwriting.'],
  ['石磊', 'Shi Lei', '民生调解员，说服过两栋楼合装一部电梯。', 'Mediator who once persuaded two buildings to share a lift.'],
] as const).map(([chinese, english, chineseIntro, englishIntro], index) => ({
  id: `host-${String(index + 1).padStart(2, '0')}`, name: bilingual(chinese, english), intro: bilingual(chineseIntro, englishIntro),
}))
