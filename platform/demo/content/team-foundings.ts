import { bilingual } from '../text'

/** `id|state|founder|name|street|introduction|why|scene`; founders write in the language that they speak. */
const lines = `
founding-demo-1|submitted|volunteer-340|夜跑送药队|灯笼街|夜里替走不开的人跑一趟药店，单程五公里以内。|老街晚上没有药店，值夜班的护士提醒我们缺人跑腿。|city-dusk
founding-demo-2|submitted|volunteer-341|Harbour Story Hour|Harbour Quarter|Stories in English for children at the ferry terminal, every Saturday at four.|Newcomers’ children wait there for their parents’ shifts to end.|story-hour
founding-demo-3|refused|user-volunteer|灯笼街花会|灯笼街|在楼顶和窗台种花，每季度办一次花会。|楼顶空着，老人们想要一块地方种花。|park-spring
`

export const demoFoundings = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', state = '', userId = '', name = '', street = '', intro = '', why = '', scene = ''] = line.split('|')
    return { id, state: state as 'submitted' | 'refused', userId, name, street, intro, why, scene }
  })

export const demoFoundingRefusal = bilingual(
  '楼顶属于物业，请先取得同意，再提交申请。',
  'The roofs belong to the house management. Ask them first, then send this again.',
)

/** The new name for which the leader of the third team asks. */
export const demoNewName = '渡口夜行人'
