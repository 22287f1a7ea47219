import type { Localised } from '../../database/schema/localised'
import { both } from '../text'

interface DemoService {
  readonly id: string
  /** Who offers it. */
  readonly organisationId: string
  readonly name: Localised
  readonly text: Localised
  /** The name of a picture. */
  readonly scene: string
  /** Cents. */
  readonly reward: number
}

/** Services that the volunteers of the demo city give. */
export const demoServices: readonly DemoService[] = [
  { id: 'service-meals', organisationId: 'org-10', scene: 'noodle-bowl', name: both('送餐上门', 'Meals brought home'), text: both('从社区食堂取餐，趁热送到家门口。', 'Fetched from the neighbourhood canteen, and still warm at your door.'), reward: 800 },
  { id: 'service-clinic', organisationId: 'org-05', scene: 'clinic', name: both('陪同就医', 'Company to the doctor'), text: both('陪您挂号、候诊、取药，再一起回家。', 'With you at the desk, in the waiting room and at the pharmacy, and home again.'), reward: 3000 },
  { id: 'service-repair', organisationId: 'org-13', scene: 'maker-space', name: both('家电小修', 'Small repairs'), text: both('换灯泡、修水龙头、调电视，材料费自理。', 'Bulbs, taps, the television. You pay for the parts.'), reward: 2000 },
  { id: 'service-hair', organisationId: 'org-13', scene: 'park-elders', name: both('上门理发', 'A haircut at home'), text: both('行动不便的老人，志愿理发师上门服务。', 'For those who cannot get out: the barber comes to you.'), reward: 1500 },
  { id: 'service-phone', organisationId: 'org-13', scene: 'classroom', name: both('手机帮学', 'Help with the phone'), text: both('微信视频、线上缴费、预约挂号，一对一教到会。', 'Video calls, bills and appointments: one to one, until you can do it.'), reward: 0 },
  { id: 'service-window', organisationId: 'org-10', scene: 'new-homes', name: both('擦窗打扫', 'Windows and cleaning'), text: both('帮独居老人擦窗、清扫，一次两小时。', 'Two hours of cleaning for those who live alone.'), reward: 2500 },
  { id: 'service-shopping', organisationId: 'org-13', scene: 'market-morning', name: both('代买代取', 'Shopping and errands'), text: both('买菜、买药、取快递，按清单送到家。', 'Groceries, medicine, parcels: by your list, to your door.'), reward: 600 },
  { id: 'service-reading', organisationId: 'org-06', scene: 'reading-room', name: both('读报聊天', 'Reading and a chat'), text: both('每次一小时，读报、聊天、听您讲过去的事。', 'An hour of the paper and a talk about the old days.'), reward: 0 },
]

export const demoOrderNotes: readonly Localised[] = [
  both('', ''),
  both('三楼，没有电梯。', 'Third floor, no lift.'),
  both('耳朵不好，请多敲几下门。', 'I hear badly: please knock more than once.'),
  both('上午十点以后方便。', 'After ten in the morning, please.'),
  both('家里有一只小狗，不咬人。', 'There is a small dog. It does not bite.'),
]

export const demoScoreTexts: readonly Localised[] = [
  both('很准时，人也耐心，谢谢！', 'On time and patient. Thank you!'),
  both('做事仔细，走前还把垃圾带下去了。', 'Careful work, and the rubbish went down with them.'),
  both('比约定的晚了一会儿，不过提前打了电话。', 'A little late, but they called before.'),
  both('聊得很开心，盼着下次再来。', 'A good talk. I look forward to the next.'),
  both('', ''),
]

export const demoGiveBackReason = both('临时加班，实在来不了，抱歉。', 'I have to work late and cannot come. Sorry.')
export const demoCancelReason = both('女儿回来了，不用麻烦了。', 'My daughter is home, so there is no need.')
export const demoObjection = both('只来了十分钟就走了，窗户没有擦。', 'They left after ten minutes, and the windows were not cleaned.')
export const demoSettlement = both('双方都已联系，这次服务没有完成，奖励退回。', 'We spoke with both of you: the help was not given, and there is no reward this time.')
