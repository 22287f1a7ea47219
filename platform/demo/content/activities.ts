import type { ActivityKind } from '../../../src/domain/civic/activities/activity'
import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'

export interface DemoActivity {
  readonly kind: ActivityKind
  readonly title: Localised
  readonly intro: Localised
  readonly scene: string
  /** When the activity begins, in minutes after midnight; null when it may begin at any hour. */
  readonly begins: number | null
}

/** `kind|标题|title|正文|text|scene|begins`; `begins` is empty when an activity may begin at any hour. */
const lines = `
company|给老人读报|Reading the paper aloud|每周一次，读新闻、聊家常，最后一起泡一壶茶。不用准备，来了就会。|Once a week: the news, a chat and a pot of tea. Nothing to prepare, just come.|tea-table|15:00
environment|捡拾河滩垃圾|Clearing the river bank|手套、夹子、垃圾袋都有，请穿防滑的鞋。捡到的东西称重记录，年底一起看。|We bring gloves, tongs and bags; you bring shoes with a good grip. Everything we find is weighed and recorded.|city-river-morning|08:30
learning|四点半课堂|Homework after school|陪一到四年级的孩子写作业、读绘本，五点半家长来接。|Homework and picture books with children aged six to ten, until their parents collect them at half past five.|classroom|16:30
health|量血压和健康咨询|Blood pressure and advice|护士坐诊，志愿者登记、引导、扶一把。|A nurse takes the readings; volunteers sign people in, show the way and lend an arm.|clinic|09:00
traffic|早高峰文明劝导|Morning crossing guard|两个路口，七点二十到岗，穿绿马甲，提醒大家看灯走路。|Two crossings, from twenty past seven, in green vests, reminding everyone to wait for the light.|avenue-traffic|07:20
culture|社区合唱排练|Neighbourhood choir practice|缺男中音，不识谱也行，老师一句一句教。|Baritones wanted. You don’t need to read music: we learn line by line.|concert-band|19:30
safety|楼道消防隐患排查|Clearing the stairwells|两人一组，一层一层看，把堆放的纸箱电瓶记下来，和住户商量着搬。|In pairs, floor by floor: we note boxes and batteries left on the stairs, and ask the residents to help move them.|fire-station|
company|陪独居老人过生日|A birthday for one|这个月有六位老人过生日，做一碗长寿面，唱一首老歌。|Six people who live alone have a birthday this month. Each gets a bowl of longevity noodles and an old song.|noodle-bowl|10:30
environment|认养一片小树林|Adopt a grove|浇水、除草、挂树牌，每棵树都有编号，孩子可以一起来。|Watering, weeding and hanging name plates. Every tree has a number, and children are welcome.|park-planting|08:30
learning|手机课：扫码和挂号|Phone lessons for beginners|一对一教，学会扫码坐车和网上挂号就算毕业。|One to one. Once you can scan a code on the bus and book a doctor’s appointment, you’ve graduated.|reading-room|14:00
health|无偿献血宣传|Blood donors welcome|发传单、答疑、陪献血的人坐一会儿。|Hand out leaflets, answer questions and keep donors company afterwards.|hospital|
traffic|地铁站高峰引导|Help at the metro|教老人用售票机，帮人抬行李箱，给外地人指路。|Help older people with the ticket machines, carry suitcases and give visitors directions.|metro-platform|17:00
culture|古城义务讲解|Old quarter walking guides|一条线路四十分钟，先跟一次，再讲一次。|One forty-minute route. Follow a tour once, then lead one yourself.|canal-morning|
safety|应急救护练习|First aid, hands on|心肺复苏和止血包扎，练到手酸为止，发合格卡。|CPR and bandaging until your arms ache, with a certificate at the end.|community-centre|14:00
company|福利院周末陪伴|Weekend at the children’s home|讲故事、搭积木、踢球，请固定来，孩子会等你。|Stories, building blocks and football. Please come regularly: the children will be waiting for you.|story-hour|09:30
environment|旧衣回收分拣|Sorting old clothes|能穿的送出去，不能穿的做拖把，半天分完一车。|Whatever can be worn is given away, and the rest becomes mops. We sort a vanload in half a day.|new-homes|
learning|图书馆图书上架|Shelving at the library|按号归位，顺手擦一擦封面，安静的三个小时。|Put books back in order and wipe the covers. Three quiet hours.|library-outside|
health|公园太极领练|Leading tai chi|清晨六点半，带着大家练一遍二十四式。|Half past six in the morning: lead everyone through the twenty-four forms.|park-taichi|06:30
culture|社区露天电影|Open-air cinema|搬椅子、牵电线、看孩子，片尾一起收场。|Carry chairs, run the cables, keep an eye on the children and tidy up at the end.|fair-evening|19:00
environment|观鸟与湿地巡护|Birdwatching and wetland patrol|跟着湿地的老师走五公里，记鸟、捡渔线。|Five kilometres with the wetland’s wardens, counting birds and picking up fishing line.|wetland-golden|07:00
traffic|共享单车归位|Bicycles back in line|把挤在人行道上的单车推回线里，让盲道通起来。|Push shared bicycles back into their bays and keep the tactile paving clear.|avenue-cyclists|
company|为环卫工人送早餐|Breakfast for the street cleaners|五点半集合，粥和包子趁热送到六个点。|We meet at half past five and take hot porridge and buns to six places.|market-morning|05:30
culture|写春联送春联|New Year’s couplets|会写的写，不会的裁纸磨墨，送到每一户。|Write if you can; if not, cut paper and grind ink. Every household gets a pair.|calligraphy|09:00
safety|防溺水巡河|Watching the river|两人一组走一段江堤，劝离野泳的孩子。|In pairs along the dyke, warning children off swimming in the river.|harbour-morning|15:00
`

/** The activities of the demo, each of which is held several times, at different venues. */
export const demoActivities: readonly DemoActivity[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [kind = '', chineseTitle = '', title = '', chineseIntro = '', intro = '', scene = '', begins = ''] = line.split('|')
    const [hours = 0, minutes = 0] = begins.split(':').map(Number)
    return {
      kind: kind as ActivityKind,
      title: bilingual(chineseTitle, title),
      intro: bilingual(chineseIntro, intro),
      scene,
      begins: begins === '' ? null : hours * 60 + minutes,
    }
  })

/** The names of the two shifts, one after the other, of the activity of the demo that has shifts. */
export const demoShiftNames = [bilingual('第一班', 'First shift'), bilingual('第二班', 'Second shift')]

export const demoCancelReason = bilingual('预报有暴雨，为安全起见取消，改期后的日期会显示在这里。', 'Cancelled for safety because heavy rain is forecast. The new date will be shown here.')
