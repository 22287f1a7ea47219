import type { ActivityKind } from '../../../src/domain/civic/activities/activity'
import type { ProjectState } from '../../../src/domain/civic/projects/project-lifecycle'
import { bilingual } from '../text'

/**
 * `state|first day|last day|run by|kinds|名称|name|宗旨|aim|介绍|introduction|scene|活动`. Days are counted from today; the
 * last day is empty when a project has no end. Activities are named by their Chinese titles.
 */
const lines = `
running|-420||org-09|company,health|暖心餐桌|Warm meals for elders|让灶台够不着的老人，天天吃上热饭。|A hot meal every day for older people who can no longer cook.|从一个社区厨房、五十份午饭开始，现在有六个送餐点。志愿者买菜、掌勺、送餐，顺便坐下聊几句；老人过生日，加一碗长寿面。每月公布一次账目。|It began with one community kitchen and fifty lunches; now there are six delivery points. Volunteers shop, cook and deliver, and stay for a chat. On birthdays there are longevity noodles. The accounts are published every month.|canteen|为环卫工人送早餐、陪独居老人过生日
running|-800||org-25|environment|守护兰江|Keep the Lan clean|把江水还给江豚，把河滩还给散步的人。|Give the river back to the porpoises, and its banks to the walkers.|每两周巡护一段河滩和湿地，捡拾垃圾，剪断废弃的渔线，记下看到的鸟和江豚。三年来的记录都交给了湿地的研究人员。|Every two weeks we patrol a stretch of bank and wetland, picking up litter, cutting away old fishing line and recording birds and porpoises. Three years of records have gone to the wetland’s researchers.|porpoise|捡拾河滩垃圾、观鸟与湿地巡护
running|-300|90|org-06|learning|学无老少|Learning at any age|孩子放学有人陪，老人手机有人教。|Company for children after school, and help with phones for older people.|图书馆出场地，志愿者出时间：四点半陪孩子写作业，周末一对一教老人用手机，平时帮忙把书放回原处。学期结束时有一场小小的结业式。|The library gives the space and volunteers give their time: homework help at half past four, one-to-one phone lessons at weekends, and books back on their shelves. Each term ends with a small graduation.|phone-lesson|四点半课堂、手机课：扫码和挂号、图书馆图书上架
running|-200|165|org-05|health|家门口的健康站|Health next door|小毛病早知道，少跑几趟医院。|Spot small problems early and save trips to hospital.|护士坐诊，志愿者登记和搀扶；清晨有太极，献血车来时有人陪。数据只交给本人。|A nurse takes readings while volunteers sign people in and lend an arm; there is tai chi in the morning and company for blood donors. Your readings are given to you alone.|clinic|量血压和健康咨询、无偿献血宣传、公园太极领练
running|-150|215|org-04|safety|平安楼道|Safe stairwells|通道不堵，人人会救。|Clear stairs, and neighbours who know first aid.|两人一组排查楼道，和住户商量着搬走杂物；每月一次急救练习，练到手酸为止。|Volunteers check stairwells in pairs and ask residents to help clear them. Once a month we practise first aid until our arms ache.|stairwell|楼道消防隐患排查、应急救护练习
running|-500||team-15|culture|老城故事会|Stories of the old quarter|让走过老渡口的人，听见它的故事。|Let everyone who walks past the old ferry hear its story.|一条线路四十分钟，用普通话、英语和本地话讲；社区合唱团排的是码头号子。|A forty-minute route, told in Mandarin, English and the local dialect; and the community choir is rehearsing the dockers’ songs.|canal-lanterns|古城义务讲解、社区合唱排练
running|-365|30|team-04|company|听你说说话|Someone to talk to|给独居的人一个固定的约会。|A regular visit for people who live alone.|每周同一天、同一个人上门：读报、聊天、下棋。也去福利院，请固定来，孩子会等你。|The same visitor on the same day every week, for the paper, a chat and a game of chess. We also visit the children’s home: please come regularly, because the children will be waiting.|tea-table|给老人读报、福利院周末陪伴
coming|2|70|org-27|culture|万家春联|Couplets for every door|进腊月，写一副，送一副。|In the last month of the lunar year, every couplet written is a couplet given away.|老师教写，孩子磨墨，志愿者送到每一户门口。红纸和墨已经备好，等您来写。|Teachers show how, children grind the ink and volunteers take the couplets to every door. The paper and ink are ready: come and write.|calligraphy|写春联送春联
coming|12||team-07|environment|认养一片小树林|A grove of our own|一棵树，一个名字，一年的水。|One tree, one name, a year of water.|认养的小树林有三百棵苗，每棵有编号。第一年最要紧：浇水、除草、挂牌。|The grove has three hundred saplings, each with a number. The first year matters most: watering, weeding and name plates.|park-planting|认养一片小树林
ended|-60|-4|org-07|traffic|慢一点路口|Slower crossings|两个月，把最挤的路口理顺。|Two months to sort out the busiest crossings.|早高峰的路口和地铁站，志愿者提醒、引导、搬行李。结束时，公交集团按记录改了两处红灯的时长。|At crossings and metro stations in the morning rush, volunteers gave reminders and directions and carried luggage. At the end, two traffic lights were retimed because of our notes.|crossing-guard|早高峰文明劝导、地铁站高峰引导
ended|-170|-12|team-19|safety|水边这个夏天|A summer by the water|一个夏天，没有一个孩子出事。|A whole summer without a single child coming to harm.|两人一组走江堤，劝离野泳的孩子，教会两百人漂浮自救。|Volunteers walked the dyke in pairs, warned children off swimming in the river and taught two hundred people to stay afloat.|river-valley-morning|防溺水巡河
ended|-100|-2|org-10|culture|星空下的电影|Cinema under the stars|一块银幕，十二个晚上，街坊都来。|One screen, twelve evenings and the whole neighbourhood.|搬椅子、牵电线、看孩子，片尾一起收场。明年夏天再见。|We carried chairs, ran cables, minded the children and tidied up together. See you next summer.|open-air-cinema|社区露天电影
submitted|15|100|team-29|environment|旧衣新生|Second life for clothes|能穿的送出去，不能穿的做成别的。|Whatever can be worn is given away, and the rest is made into something new.|等待审核的项目：设十个回收箱，每月分拣一次。|Waiting for approval: ten collection boxes, sorted once a month.|sorting-clothes|旧衣回收分拣
`

export interface DemoProject {
  readonly id: string
  readonly state: ProjectState
  /** The first day, counted from today. */
  readonly starts: number
  /** The last day, counted from today; null when the project has no end. */
  readonly ends: number | null
  readonly teamId: string | null
  readonly organisationId: string | null
  readonly kinds: readonly ActivityKind[]
  readonly name: ReturnType<typeof bilingual>
  readonly aim: ReturnType<typeof bilingual>
  readonly intro: ReturnType<typeof bilingual>
  readonly scene: string
  readonly activities: readonly string[]
}

export const demoProjects: readonly DemoProject[] = lines
  .trim()
  .split('\n')
  .map((line, index) => {
    const [state = '', starts = '', ends = '', runner = '', kinds = '', ...texts] = line.split('|')
    const [chineseName = '', name = '', chineseAim = '', aim = '', chineseIntro = '', intro = '', scene = '', titles = ''] =
      texts
    return {
      id: `project-${String(index + 1).padStart(2, '0')}`,
      state: state as ProjectState,
      starts: Number(starts),
      ends: ends === '' ? null : Number(ends),
      teamId: runner.startsWith('team') ? runner : null,
      organisationId: runner.startsWith('org') ? runner : null,
      kinds: kinds.split(',') as ActivityKind[],
      name: bilingual(chineseName, name),
      aim: bilingual(chineseAim, aim),
      intro: bilingual(chineseIntro, intro),
      scene,
      activities: titles.split('、'),
    }
  })

/** The project of an activity that begins this many days from today; null when it belongs to none. */
export function demoProjectOf(chineseTitle: string, startsIn: number): string | null {
  const project = demoProjects.find(
    ({ activities, starts, ends }) =>
      activities.includes(chineseTitle) && startsIn >= starts && (ends === null || startsIn <= ends),
  )
  return project?.id ?? null
}
