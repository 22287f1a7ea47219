import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'

interface DemoService {
  readonly id: string
  /** The organisation that offers the service. */
  readonly organisationId: string
  readonly name: Localised
  readonly text: Localised
  /** The name of a picture. */
  readonly scene: string
  /** The amount in cents. */
  readonly reward: number
}

/** Services that the volunteers of the demo city give. */
export const demoServices: readonly DemoService[] = [
  { id: 'service-meals', organisationId: 'org-10', scene: 'canteen', name: bilingual('送餐上门', 'Meal delivery'), text: bilingual('从社区食堂取餐，趁热送到家门口。', 'Collected from the neighbourhood canteen and brought to your door while it’s still hot.'), reward: 800 },
  { id: 'service-clinic', organisationId: 'org-05', scene: 'clinic', name: bilingual('陪同就医', 'Company at the doctor’s'), text: bilingual('陪您挂号、候诊、取药，再一起回家。', 'We go with you to check in, wait and collect your medicine, then see you home.'), reward: 3000 },
  { id: 'service-repair', organisationId: 'org-13', scene: 'home-repair', name: bilingual('家电小修', 'Small repairs'), text: bilingual('换灯泡、修水龙头、调电视，材料费自理。', 'Changing bulbs, fixing taps, tuning the television. You pay for the parts.'), reward: 2000 },
  { id: 'service-hair', organisationId: 'org-13', scene: 'haircut', name: bilingual('上门理发', 'A haircut at home'), text: bilingual('行动不便的老人，志愿理发师上门服务。', 'For older people who can’t get out: a volunteer barber comes to you.'), reward: 1500 },
  { id: 'service-phone', organisationId: 'org-13', scene: 'phone-lesson', name: bilingual('手机帮学', 'Help with the phone'), text: bilingual('微信视频、线上缴费、预约挂号，一对一教到会。', 'Video calls, paying bills and booking appointments, taught one to one until you can do it.'), reward: 0 },
  { id: 'service-window', organisationId: 'org-10', scene: 'window-cleaning', name: bilingual('擦窗打扫', 'Windows and cleaning'), text: bilingual('帮独居老人擦窗、清扫，一次两小时。', 'Two hours of window cleaning and tidying for older people who live alone.'), reward: 2500 },
  { id: 'service-shopping', organisationId: 'org-13', scene: 'market-morning', name: bilingual('代买代取', 'Shopping and errands'), text: bilingual('买菜、买药、取快递，按清单送到家。', 'Groceries, medicine and parcels: give us a list and we bring it to your door.'), reward: 600 },
  { id: 'service-reading', organisationId: 'org-06', scene: 'reading-room', name: bilingual('读报聊天', 'Reading and a chat'), text: bilingual('每次一小时，读报、聊天、听您讲过去的事。', 'An hour of reading the paper, chatting and talking about the old days.'), reward: 0 },
]

export const demoOrderNotes: readonly Localised[] = [
  bilingual('', ''),
  bilingual('三楼，没有电梯。', 'Third floor, no lift.'),
  bilingual('耳朵不好，请多敲几下门。', 'I’m hard of hearing. Please knock several times.'),
  bilingual('上午十点以后方便。', 'After ten in the morning, please.'),
  bilingual('家里有一只小狗，不咬人。', 'We have a small dog. It doesn’t bite.'),
]

export const demoScoreTexts: readonly Localised[] = [
  bilingual('很准时，人也耐心，谢谢！', 'On time and patient. Thank you!'),
  bilingual('做事仔细，走前还把垃圾带下去了。', 'Careful work, and they took the rubbish down when they left.'),
  bilingual('比约定的晚了一会儿，不过提前打了电话。', 'A little late, but they phoned ahead.'),
  bilingual('聊得很开心，盼着下次再来。', 'A lovely chat. I look forward to the next one.'),
  bilingual('', ''),
]

export const demoGiveBackReason = bilingual('临时加班，实在来不了，抱歉。', 'I have to work late and can’t come. Sorry.')
export const demoCancelReason = bilingual('女儿回来了，不用麻烦了。', 'My daughter is home, so I no longer need help.')
export const demoObjection = bilingual('只来了十分钟就走了，窗户没有擦。', 'They left after ten minutes without cleaning the windows.')
export const demoSettlement = bilingual('双方都已联系，这次服务没有完成，奖励退回。', 'We spoke to both of you. The work wasn’t completed, so no reward is paid this time.')
