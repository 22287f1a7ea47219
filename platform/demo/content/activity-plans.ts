import type { ActivityKind } from '../../../src/domain/civic/activities/activity'
import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'

export interface DemoPlan {
  readonly state: 'submitted' | 'refused' | 'enrolling'
  readonly kind: ActivityKind
  readonly title: Localised
  readonly intro: Localised
  readonly requirements: Localised
  readonly scene: string
  /** The number of days after which it begins. */
  readonly days: number
}

/** `state|kind|days|标题|title|正文|text|要求|requirements|scene` */
const lines = `
submitted|company|9|给灯笼街的老人剪头发|Haircuts on Lantern Street|两位理发师傅坐镇，我们帮忙烧水、扫地、陪着说话。|Two barbers at work; we heat the water, sweep up and keep everyone company.|能弯腰、手脚轻的人最好|Best if you can bend down and have a light hand|haircut
submitted|safety|12|楼道灯泡一起换|New bulbs for the stairwells|六栋楼、四十八盏灯，一个下午换完。|Six houses, forty-eight bulbs, one afternoon.|||stairwell
refused|culture|6|灯笼节游园夜|Lantern night in the park|挂三百盏灯，猜谜、喝茶、听评弹。|Three hundred lanterns, riddles, tea and ballads.|会爬梯子|You need to be good on ladders|canal-lanterns
enrolling|environment|5|沿河清理落叶|Leaves along the canal|从石桥扫到水闸，落叶装袋送去堆肥。|From the stone bridge to the lock: we bag the leaves for compost.|请穿防滑的鞋，手套我们准备|Wear shoes with a good grip; we bring gloves|autumn-wood
`

/** The plans of the team that the demo's volunteer leads, one in each state. */
export const demoPlans: readonly DemoPlan[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [state = '', kind = '', days = '', chinese = '', title = '', intro = '', text = '', needs = '', requirements = '', scene = ''] =
      line.split('|')
    return {
      state: state as DemoPlan['state'],
      kind: kind as ActivityKind,
      days: Number(days),
      title: bilingual(chinese, title),
      intro: bilingual(intro, text),
      requirements: bilingual(needs, requirements),
      scene,
    }
  })

export const demoPlanRefusal = bilingual(
  '公园当晚已有演出，请换一个晚上再提交。',
  'The park has a concert that night. Choose another evening and send it again.',
)
