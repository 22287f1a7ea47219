import { bilingual } from '../text'

export const partyColumns = [
  { id: 'party-branches', name: bilingual('支部动态', 'Branches') },
  { id: 'party-study', name: bilingual('学习园地', 'Study') },
  { id: 'party-service', name: bilingual('为民服务', 'Service') },
  { id: 'party-notices', name: bilingual('通知公告', 'Notices') },
] as const

export const partyGroup = { id: 'party', name: bilingual('党建', 'Party building') }

/** `名称|name|介绍|introduction|logo` */
const branches = `
临川市委党校|Riverbend Party School|课表、讲义和公开课。|Timetables, handouts and open lessons.|book
渡口街道党群服务中心|Ferry Steps Community Centre|楼下的会客厅，周一到周日开门。|The neighbourhood’s living room, open every day.|house
灯笼街社区党支部|Lantern Street Branch|四十二名党员，认领了三十一件小事。|Forty-two members have taken on thirty-one small jobs.|lantern
市人民医院党委|City Hospital Committee|门诊志愿岗和下乡义诊。|Volunteers at the clinic and doctors for the villages.|cross
临川公交第三支部|Transit, Third Branch|七路车上的红马甲。|The red vests on the number 7 bus.|bus
临川图书馆党支部|Library Branch|每月一次共读，不限身份。|A book read together every month, open to all.|pages
`

export const partyBranches = branches
  .trim()
  .split('\n')
  .map((line, index) => {
    const [chinese = '', english = '', intro = '', introduction = '', logo = ''] = line.split('|')
    return {
      id: `org-party-${index + 1}`,
      name: bilingual(chinese, english),
      intro: bilingual(intro, introduction),
      logo: `organisations/party-${logo}.webp`,
    }
  })

/** `column|branch|scene|标题|title|摘要|summary|正文|text`; paragraphs end with `¶`, lines within them with `⏎`. */
const articles = `
branches|3|park-volunteers|灯笼街支部认领三十一件小事，已办成二十四件|Lantern Street branch finishes 24 of 31 small jobs|换灯泡、修扶手、代取药，谁认领谁签名，办完由住户打勾。|Light bulbs, handrails, trips to the chemist: members sign up for a job, and residents tick it off when it’s done.|灯笼街社区党支部年初在公告栏贴出一张表，左边写居民提的小事，右边空着，等人签名。¶到本月，三十一件里有二十四件打了勾。没办成的七件也写着原因：四件要等材料，三件需要和物业再商量。¶支部书记说，表格不收起来，明年接着贴。|At the start of the year, the Lantern Street branch put up a list on the noticeboard: residents’ requests on the left, and space for a signature on the right.¶By this month, 24 of the 31 jobs had been ticked off. The other seven are marked with the reason: four are waiting for materials and three need agreement from the property managers.¶The list will go up again next year, the branch secretary says.
branches|5|avenue-bus|公交第三支部的例会，开在首班车上|Branch meeting on the first bus of the day|支部党员跟车一圈，记下十二处站台问题，两周内整改八处。|Members rode the whole route and noted twelve problems at stops. Eight were fixed within two weeks.|周三清晨五点半，公交第三支部把月度例会开在了七路首班车上。¶大家一人一张站名表，一路记：哪个站台没有灯，哪块站牌被树挡住，哪里轮椅上不来。¶记下的十二处里，八处两周内已经改好，其余列入明年计划。|At half past five on Wednesday morning, the third transit branch held its monthly meeting on the first number 7 bus.¶Everyone had a list of stops and noted which had no light, which signs were hidden by trees and where wheelchair users couldn’t board.¶Eight of the twelve problems were fixed within two weeks; the rest are in next year’s plan.
branches|6|library-outside|图书馆支部换届，居民旁听|Readers sit in as the library branch elects its committee|选举当天，阅览室照常开放，旁听席坐了十九位读者。|The reading room stayed open as usual, and nineteen readers came to observe.|图书馆党支部上周完成换届，选出委员五名。¶会议安排在闭馆前两小时，旁听席上坐了十九位读者。有人问夜间开放能不能延长，新一届委员会答应下月答复。|The library branch elected five members to its committee last week.¶The meeting was held two hours before closing, and nineteen readers came to observe. One asked whether evening hours could be extended; the new committee promised an answer next month.
branches|2|community-centre|渡口街道党群服务中心周末不关门|Ferry Steps community centre now opens at weekends|值班表由十一个支部排，棋牌桌和儿童角一起开。|Eleven branches share the rota, and the games tables and children’s corner are open too.|从本月起，渡口街道党群服务中心周六周日照常开放，早九点到晚八点。¶值班由辖区十一个支部轮流承担，居民可以借会议室、用打印机、把孩子放在儿童角写作业。¶预约会议室请提前一天打电话。|From this month, the centre is open from 9 am to 8 pm on Saturdays and Sundays.¶Eleven local branches take turns to staff it. Residents can book the meeting room, use the printer and let children do their homework in the children’s corner.¶Please phone a day ahead to book the room.
study|1|classroom|公开课：怎样开好一次居民议事会|Open class: how to run a residents’ meeting|四十分钟，从列议题到记结论，附一张可以打印的流程单。|Forty minutes, from setting the agenda to recording decisions, with a printable checklist.|## 会前⏎¶- 议题不超过三个，提前三天贴出来⏎- 请到和事情有关的人⏎¶## 会上⏎¶每人发言不超过三分钟，先说事实，再说想法。有分歧就记下来，不急着表决。¶## 会后⏎¶结论、负责人和日期写在一张纸上，贴在同一个地方。|## Before⏎¶- No more than three topics, posted three days ahead⏎- Invite the people affected⏎¶## At the meeting⏎¶No one speaks for more than three minutes: facts first, then opinions. Write down disagreements; there’s no rush to vote.¶## Afterwards⏎¶Put the decisions, who is responsible and the dates on one sheet, posted in the same place.
study|1|reading-room|党课讲义：基层账目怎样公开看得懂|Handout: public accounts anyone can understand|一张收支表，三种颜色，把专业词换成日常话。|One table, three colours and plain language.|公开账目不只是贴出来，还要看得懂。讲义用一个社区的真实账本举例：收入、支出、结余各用一种颜色。¶| 原来的写法 | 改后的写法⏎| --- | ---⏎| 公共区域维护费 | 修楼道灯和扶手⏎| 其他支出 | 打印纸、茶水、雨伞⏎¶讲义最后有五道练习，可以带回支部一起做。|Publishing accounts isn’t enough: people have to understand them. The handout uses one community’s real accounts, with a colour each for income, spending and balance.¶| Before | After⏎| --- | ---⏎| Maintenance of common areas | Repairs to stair lights and handrails⏎| Other expenses expenses | Printer paper, tea, umbrellas⏎¶Five exercises at the end are for branches to do together.
study|6|park-reading|共读一本书：本月读《乡土中国》|Reading together: From the Soil|读书会在图书馆三楼，不点名，不收心得。|On the third floor of the library, with no register and no essays.|本月共读的是费孝通《乡土中国》前四章。¶每人带一个问题来，主持人只负责计时。上月的讨论记录已放在图书馆三楼书架第一层，欢迎翻看。|This month: the first four chapters of Fei Xiaotong’s From the Soil.¶Everyone brings one question; the host only keeps time. Notes from last month’s discussion are on the first shelf on the third floor.
study|4|clinic|志愿者急救课：四分钟能做什么|First aid for volunteers: what you can do in four minutes|医院党员医生主讲，练习用的假人管够。|Taught by hospital doctors, with plenty of training dummies.|人民医院党委每月第二个周六开设急救课，对各支部志愿者开放。¶1. 判断意识和呼吸⏎2. 呼救，取自动除颤仪⏎3. 胸外按压，每分钟一百到一百二十次⏎¶课后当场考核，合格发证，两年有效。|On the second Saturday of each month, the hospital runs a first-aid class for volunteers from every branch.¶1. Check for consciousness and breathing⏎2. Call for help and send for a defibrillator⏎3. Give chest compressions, 100 to 120 a minute⏎¶There’s a test at the end, and a certificate valid for two years.
service|4|hospital|医院党员医生下乡义诊，二十个村看一遍|Volunteer doctors visit twenty villages|一年走二十个村，看了两千一百多人，随访表留在村卫生室。|Twenty villages and more than 2,100 patients in a year, with follow-up notes left at each village clinic.|义诊队由八名医生、五名护士组成，每月走两个村。¶血压、血糖、眼底是必查，查出问题的由村医三个月后随访。¶今年最后一站是茶岭村，时间写在村口的黑板上。|A team of eight doctors and five nurses visits two villages a month.¶Everyone has their blood pressure, blood sugar and eyes checked, and the village doctor follows up any problems after three months.¶The last stop this year is Tea Ridge; the date is on the board at the village entrance.
service|5|metro-platform|红马甲教老人刷码乘车，一个月教会四百人|Red vests teach 400 older people to ride with a code|七个枢纽站，每天上午两小时，不会的慢慢教。|Two hours every morning at seven stations, with all the patience in the world.|公交第三支部在七个枢纽站设了“慢慢教”服务点。¶每位志愿者带一部练习机，教会一位、陪坐一站，再回来。¶服务点将开到年底，之后每周三上午保留。|The third transit branch has set up “Take your time” points at seven stations.¶Each volunteer brings a practice phone, teaches one person, rides along for one stop and comes back.¶The points stay open until the end of the year, and on Wednesday mornings after that.
service|2|market-morning|服务中心的“代办单”：上午交，下午回|Errand service: in by morning, back by afternoon|盖章、复印、交材料，行动不便的居民不用出门。|Stamps, copies and paperwork, so residents with limited mobility don’t have to go out.|渡口街道党群服务中心推出代办单，由在职党员利用午休跑腿。¶居民上午十点前打电话，志愿者上门取材料，下午五点前送回。¶三个月共办二百六十件，最多的是医保和水电过户。|The Ferry Steps community centre has launched an errand service, run by working members in their lunch break.¶Residents phone before 10 am, a volunteer collects the papers, and they’re back by 5 pm.¶In three months, 260 errands were run, most of them for health insurance and utility accounts.
service|3|tea-table|灯笼街的茶桌：吵架之前先坐下|Tea before quarrels on Lantern Street|两张桌子、一壶茶，调解了十七桩邻里小事。|Two tables and a pot of tea have settled seventeen disputes between neighbours.|灯笼街社区党支部在巷口摆了两张茶桌，每周二、四晚有人值守。¶漏水、噪音、晾衣绳，先坐下把话说完。¶半年来十七桩小事在这里说开，三桩转给了专业调解员。|The Lantern Street branch has set up two tea tables on the corner, staffed on Tuesday and Thursday evenings.¶Leaks, noise, washing lines: sit down first and hear each other out.¶In half a year, seventeen disputes were settled here and three were passed to a professional mediator.
notices|1|council-hall|关于举办第三季度公开课的通知|Open classes for the third quarter|共六课，均可旁听，座位先到先得。|Six classes, open to all. Seats are first come, first served.|第三季度公开课共六课，每周四晚七点在党校二楼。¶无需报名，座位先到先得；讲义在课后一天内放到网上。|There are six open classes this quarter, at 7 pm on Thursdays on the second floor of the Party School.¶No booking needed. Handouts go online within a day.
notices|2|council-chamber|党员志愿服务时长登记办法（试行）|How members’ volunteer hours are recorded (trial)|签到签退为准，每季度公示一次。|Hours are counted from check-in to check-out and published each quarter.|志愿服务时长以活动现场签到、签退为准，由平台自动计算。¶每季度第一周公示上一季度时长，有异议的可在七天内向所在支部提出。|Volunteer hours are counted automatically from check-in to check-out at the activity.¶The hours for each quarter are published in the first week of the next. Tell your branch within seven days if something is wrong.
notices|6|museum|图书馆三楼阅览区周五闭馆半天|Library’s third floor closed on Friday morning|支部换届会议使用，下午一点恢复开放。|Closed for a branch meeting; open again at 1 pm.|因召开支部党员大会，本周五上午三楼阅览区暂停开放，下午一点恢复。¶还书请使用一楼自助还书机。|The reading area on the third floor is closed this Friday morning for a branch meeting and reopens at 1 pm.¶Please return books at the machine on the ground floor.
`

export const partyArticles = articles
  .trim()
  .split('\n')
  .map((line, index) => {
    const [column = '', branch = '', scene = '', ...texts] = cells(line)
    const [chineseTitle = '', title = '', chineseSummary = '', summary = '', chineseBody = '', body = ''] = texts
    return {
      id: `post-party-${String(index + 1).padStart(2, '0')}`,
      column: `party-${column}`,
      branchId: `org-party-${branch}`,
      scene,
      title: bilingual(chineseTitle, title),
      summary: bilingual(chineseSummary, summary),
      body: bilingual(paragraphs(chineseBody), paragraphs(body)),
    }
  })

/** Splits a line at its bars; a bar before or after a space, or at the start of a line of text, belongs to a table. */
function cells(line: string): string[] {
  return line.split(/(?<![ ¶⏎])\|(?! )/)
}

function paragraphs(text: string): string {
  return text.replaceAll('⏎', '\n').replaceAll('¶', '\n\n')
}
