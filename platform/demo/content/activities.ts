import type { ActivityKind } from '../../../src/domain/civic/activities/activity'
import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'

export interface DemoActivity {
  readonly kind: ActivityKind
  readonly title: Localised
  readonly intro: Localised
  /** The scenes of its picture, of which it has another each time that it is held. */
  readonly scenes: readonly string[]
  /** When the activity begins, in minutes after midnight; null when it may begin at any hour of the day. */
  readonly begins: number | null
  /** When the activity ends, in minutes after midnight; null when that depends on its length. */
  readonly ends: number | null
  /** Whether the activity belongs to the early morning, the late evening or the night. */
  readonly isAtNight: boolean
}

/**
 * `kind|标题|title|正文|text|scenes|hours`; the hours are empty when an activity may begin at any hour of the day, and a
 * star stands before those of an activity of the early morning or the late evening.
 */
const lines = `
company|给老人读报|Reading the paper aloud|每周一次，读新闻、聊家常，最后一起泡一壶茶。不用准备，来了就会。|Once a week: the news, a chat and a pot of tea. Nothing to prepare, just come.|tea-table park-elders canteen|15:00
environment|捡拾河滩垃圾|Clearing the river bank|手套、夹子、垃圾袋都有，请穿防滑的鞋。捡到的东西称重记录，年底一起看。|We bring gloves, tongs and bags; you bring shoes with a good grip. Everything we find is weighed and recorded.|city-river-morning river-valley-morning lotus-lake|08:30
learning|四点半课堂|Homework after school|陪一到四年级的孩子写作业、读绘本，五点半家长来接。|Homework and picture books with children aged six to ten, until their parents collect them at half past five.|classroom story-hour library-outside|16:30-17:30
health|量血压和健康咨询|Blood pressure and advice|护士坐诊，志愿者登记、引导、扶一把。|A nurse takes the readings; volunteers sign people in, show the way and lend an arm.|clinic community-centre hospital|09:00
traffic|早高峰文明劝导|Morning crossing guard|两个路口，七点二十到岗，穿绿马甲，提醒大家看灯走路。|Two crossings, from twenty past seven, in green vests, reminding everyone to wait for the light.|crossing-guard avenue-traffic school|*07:20-09:20
culture|社区合唱排练|Neighbourhood choir practice|缺男中音，不识谱也行，老师一句一句教。|Baritones wanted. You don’t need to read music: we learn line by line.|choir concert-band community-centre|18:00
safety|楼道消防隐患排查|Clearing the stairwells|两人一组，一层一层看，把堆放的纸箱电瓶记下来，和住户商量着搬。|In pairs, floor by floor: we note boxes and batteries left on the stairs, and ask the residents to help move them.|stairwell fire-station new-homes|
company|陪独居老人过生日|A birthday for one|这个月有六位老人过生日，做一碗长寿面，唱一首老歌。|Six people who live alone have a birthday this month. Each gets a bowl of longevity noodles and an old song.|noodle-bowl canteen dumplings|10:30
environment|认养一片小树林|Adopt a grove|浇水、除草、挂树牌，每棵树都有编号，孩子可以一起来。|Watering, weeding and hanging name plates. Every tree has a number, and children are welcome.|park-planting park-spring bamboo-walk|08:30
learning|手机课：扫码和挂号|Phone lessons for beginners|一对一教，学会扫码坐车和网上挂号就算毕业。|One to one. Once you can scan a code on the bus and book a doctor’s appointment, you’ve graduated.|phone-lesson reading-room bus-stop|14:00
health|无偿献血宣传|Blood donors welcome|发传单、答疑、陪献血的人坐一会儿。|Hand out leaflets, answer questions and keep donors company afterwards.|blood-donation hospital park-volunteers|
traffic|地铁站高峰引导|Help at the metro|教老人用售票机，帮人抬行李箱，给外地人指路。|Help older people with the ticket machines, carry suitcases and give visitors directions.|metro-platform metro-viaduct|17:00-19:00
culture|古城义务讲解|Old quarter walking guides|一条线路四十分钟，先跟一次，再讲一次。|One forty-minute route. Follow a tour once, then lead one yourself.|canal-morning roofs-sunrise pagoda-morning|
safety|应急救护练习|First aid, hands on|心肺复苏和止血包扎，练到手酸为止，发合格卡。|CPR and bandaging until your arms ache, with a certificate at the end.|first-aid community-centre fire-station|14:00
company|福利院周末陪伴|Weekend at the children’s home|讲故事、搭积木、踢球，请固定来，孩子会等你。|Stories, building blocks and football. Please come regularly: the children will be waiting for you.|story-hour park-children park-kites|09:30
environment|旧衣回收分拣|Sorting old clothes|能穿的送出去，不能穿的做拖把，半天分完一车。|Whatever can be worn is given away, and the rest becomes mops. We sort a vanload in half a day.|sorting-clothes sewing|
learning|图书馆图书上架|Shelving at the library|按号归位，顺手擦一擦封面，安静的三个小时。|Put books back in order and wipe the covers. Three quiet hours.|library-outside reading-room|
health|公园太极领练|Leading tai chi|清晨六点半，带着大家练一遍二十四式。|Half past six in the morning: lead everyone through the twenty-four forms.|park-taichi lotus-lake|*06:30-07:30
culture|社区露天电影|Open-air cinema|搬椅子、牵电线、看孩子，片尾一起收场。|Carry chairs, run the cables, keep an eye on the children and tidy up at the end.|open-air-cinema fair-evening|*19:00-21:30
environment|观鸟与湿地巡护|Birdwatching and wetland patrol|跟着湿地的老师走五公里，记鸟、捡渔线。|Five kilometres with the wetland’s wardens, counting birds and picking up fishing line.|wetland-golden egret karst-mist|08:00
traffic|共享单车归位|Bicycles back in line|把挤在人行道上的单车推回线里，让盲道通起来。|Push shared bicycles back into their bays and keep the tactile paving clear.|avenue-cyclists park-cycling|
company|为环卫工人送早餐|Breakfast for the street cleaners|五点半集合，粥和包子趁热送到六个点。|We meet at half past five and take hot porridge and buns to six places.|cleaners-breakfast market-morning|*05:30-07:30
culture|写春联送春联|New Year’s couplets|会写的写，不会的裁纸磨墨，送到每一户。|Write if you can; if not, cut paper and grind ink. Every household gets a pair.|calligraphy canal-snow|09:00
safety|防溺水巡河|Watching the river|两人一组走一段江堤，劝离野泳的孩子。|In pairs along the dyke, warning children off swimming in the river.|river-valley-morning harbour-morning|15:00
`

/** Activities of the night, in the same form: those that are under way when the demo is seeded at night. */
const nightLines = `
safety|平安夜巡|Night patrol|两人一组绕小区走一圈，看看门禁、路灯和电动车充电棚。|In pairs round the estate, looking at the gates, the lamps and the sheds where scooters charge.|bus-stop-night|*
company|给夜班人送一碗热汤|Hot soup for the night shift|把保温桶推到医院、站台和工地门口，谁路过都可以盛一碗。|We push the urns to the hospital, the platforms and the building sites. Whoever passes gets a bowl.|market-night|*
learning|通宵书房守灯|Keeping the all-night reading room open|添热水、理书、叫醒睡过头的考生，天亮交班。|Fill the kettle, tidy the books, wake students who overslept, and hand over at daybreak.|reading-room|*
health|急诊走廊陪一程|Company in the emergency corridor|替一个人来的病人排队、打水、给家里报平安。|For patients who came alone: we queue, fetch water and let their families know.|hospital|*
traffic|末班车后送一程|Seeing people home after the last bus|在三个站台等晚归的人，陪着走过没有灯的那一段。|At three stops we wait for those who are late, and walk with them where there are no lamps.|metro-night|*
environment|江边听夜|Listening to the river at night|跟着湿地的老师记蛙声、数蝙蝠，看一眼没有灯的星空。|With the wetland’s wardens: note the frogs, count the bats and look at a sky without lamps.|karst-moon|*
`

const minutesOf = (clock: string): number | null => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return clock === '' ? null : hours * 60 + minutes
}

const parse = (written: string): readonly DemoActivity[] =>
  written
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', chineseTitle = '', title = '', chineseIntro = '', intro = '', scenes = '', hours = ''] = line.split('|')
      const [begins = '', ends = ''] = hours.replace('*', '').split('-')
      return {
        kind: kind as ActivityKind,
        title: bilingual(chineseTitle, title),
        intro: bilingual(chineseIntro, intro),
        scenes: scenes.split(' '),
        begins: minutesOf(begins),
        ends: minutesOf(ends),
        isAtNight: hours.startsWith('*'),
      }
    })

/** The activities of the demo, each of which is held several times, at different venues. */
export const demoActivities = parse(lines)
export const demoNightActivities = parse(nightLines)

/** The names of the two shifts, one after the other, of the activity of the demo that has shifts. */
export const demoShiftNames = [bilingual('第一班', 'First shift'), bilingual('第二班', 'Second shift')]

export const demoCancelReason = bilingual('预报有暴雨，为安全起见取消，改期后的日期会显示在这里。', 'Cancelled for safety because heavy rain is forecast. The new date will be shown here.')
