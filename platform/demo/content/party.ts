import { both } from '../text'

export const partyColumns = [
  { id: 'party-branches', name: both('支部动态', 'Branches') },
  { id: 'party-study', name: both('学习园地', 'Study') },
  { id: 'party-service', name: both('为民服务', 'Service') },
  { id: 'party-notices', name: both('通知公告', 'Notices') },
] as const

export const partyGroup = { id: 'party', name: both('党建', 'Party building') }

/** `名称|name|介绍|introduction|logo` */
const branches = `
临川市委党校|Riverbend Party School|课表、讲义和公开课。|Timetables, handouts and open lessons.|book
渡口街道党群服务中心|Ferry Steps Community Centre|楼下的会客厅，周一到周日开门。|A sitting room downstairs, open every day.|house
灯笼街社区党支部|Lantern Street Branch|四十二名党员，认领了三十一件小事。|Forty-two members, thirty-one small jobs taken on.|lantern
市人民医院党委|City Hospital Committee|门诊志愿岗和下乡义诊。|Helpers at the clinic, doctors for the villages.|cross
临川公交第三支部|Transit, Third Branch|七路车上的红马甲。|The red vests on bus seven.|bus
临川图书馆党支部|Library Branch|每月一次共读，不限身份。|A book read together every month, open to all.|pages
`

export const partyBranches = branches
  .trim()
  .split('\n')
  .map((line, place) => {
    const [chinese = '', english = '', intro = '', introduction = '', logo = ''] = line.split('|')
    return {
      id: `org-party-${place + 1}`,
      name: both(chinese, english),
      intro: both(intro, introduction),
      logo: `organisations/party-${logo}.webp`,
    }
  })

/** `column|branch|scene|标题|title|摘要|summary|正文|text`; paragraphs end with `¶`, lines within them with `⏎`. */
const articles = `
branches|3|park-volunteers|灯笼街支部认领三十一件小事，已办成二十四件|Lantern Street: thirty-one small jobs, twenty-four done|换灯泡、修扶手、代取药，谁认领谁签名，办完由住户打勾。|Bulbs, handrails, errands to the chemist: whoever takes one signs, and the neighbour ticks it off.|灯笼街社区党支部年初在公告栏贴出一张表，左边写居民提的小事，右边空着，等人签名。¶到本月，三十一件里有二十四件打了勾。没办成的七件也写着原因：四件要等材料，三件需要和物业再商量。¶支部书记说，表格不收起来，明年接着贴。|At the beginning of the year the branch put up a sheet: on the left what neighbours asked for, on the right room for a signature.¶By this month twenty-four of thirty-one are ticked. The other seven say why not: four wait for parts, three for the management of the house.¶The sheet stays up next year.
branches|5|avenue-bus|公交第三支部的例会，开在首班车上|A meeting on the first bus|支部党员跟车一圈，记下十二处站台问题，两周内整改八处。|Members rode one round, noted twelve faults at stops, and eight are mended.|周三清晨五点半，公交第三支部把月度例会开在了七路首班车上。¶大家一人一张站名表，一路记：哪个站台没有灯，哪块站牌被树挡住，哪里轮椅上不来。¶记下的十二处里，八处两周内已经改好，其余列入明年计划。|On Wednesday at half past five the third branch held its monthly meeting on the first bus of line seven.¶Everybody had a list of stops and wrote down which has no lamp, which sign hides behind a tree, where a wheelchair cannot get on.¶Eight of the twelve were mended within two weeks; the others are in next year’s plan.
branches|6|library-outside|图书馆支部换届，居民旁听|The library branch elects its committee|选举当天，阅览室照常开放，旁听席坐了十九位读者。|The reading room stayed open, and nineteen readers listened.|图书馆党支部上周完成换届，选出委员五名。¶会议安排在闭馆前两小时，旁听席上坐了十九位读者。有人问夜间开放能不能延长，新一届委员会答应下月答复。|The library branch elected five members to its committee last week.¶It met two hours before closing; nineteen readers listened. One asked about longer evenings, and is promised an answer next month.
branches|2|community-centre|渡口街道党群服务中心周末不关门|The community centre opens at weekends|值班表由十一个支部排，棋牌桌和儿童角一起开。|Eleven branches share the rota; the chess table and the children’s corner are open too.|从本月起，渡口街道党群服务中心周六周日照常开放，早九点到晚八点。¶值班由辖区十一个支部轮流承担，居民可以借会议室、用打印机、把孩子放在儿童角写作业。¶预约会议室请提前一天打电话。|From this month the centre is open on Saturdays and Sundays, nine to eight.¶Eleven branches take turns. Neighbours may borrow the meeting room, use the printer, and leave children to their homework.¶Please ring a day before for the room.
study|1|classroom|公开课：怎样开好一次居民议事会|Open lesson: how to hold a neighbours’ meeting|四十分钟，从列议题到记结论，附一张可以打印的流程单。|Forty minutes, from agenda to minutes, with a sheet to print.|## 会前⏎¶- 议题不超过三个，提前三天贴出来⏎- 请到和事情有关的人⏎¶## 会上⏎¶每人发言不超过三分钟，先说事实，再说想法。有分歧就记下来，不急着表决。¶## 会后⏎¶结论、负责人和日期写在一张纸上，贴在同一个地方。|## Before⏎¶- Three subjects at most, posted three days ahead⏎- Those whom it concerns are there⏎¶## There⏎¶Three minutes each: first the facts, then what you think. Note where you differ; there is no hurry to vote.¶## After⏎¶What was decided, by whom and until when, on one sheet in the same place.
study|1|reading-room|党课讲义：基层账目怎样公开看得懂|Handout: accounts that everybody can read|一张收支表，三种颜色，把专业词换成日常话。|One table, three colours, and everyday words.|公开账目不只是贴出来，还要看得懂。讲义用一个社区的真实账本举例：收入、支出、结余各用一种颜色。¶| 原来的写法 | 改后的写法⏎| 公共区域维护费 | 修楼道灯和扶手⏎| 其他支出 | 打印纸、茶水、雨伞⏎¶讲义最后有五道练习，可以带回支部一起做。|Accounts are not open when they hang on a wall, but when they are understood. The handout takes a real community: income, spending and what is left have a colour each.¶| As it was | As it is now⏎| Maintenance of common areas | Lamps and handrails on the stairs⏎| Other | Paper, tea, umbrellas⏎¶Five exercises at the end can be done together.
study|6|park-reading|共读一本书：本月读《乡土中国》|Reading together: From the Soil|读书会在图书馆三楼，不点名，不收心得。|On the third floor of the library; no roll call, no essays.|本月共读的是费孝通《乡土中国》前四章。¶每人带一个问题来，主持人只负责计时。上月的讨论记录已放在图书馆三楼书架第一层，欢迎翻看。|This month: the first four chapters of Fei Xiaotong’s From the Soil.¶Bring one question; the host only keeps the time. Notes of last month lie on the lowest shelf of the third floor.
study|4|clinic|志愿者急救课：四分钟能做什么|First aid for volunteers: what four minutes can do|医院党员医生主讲，练习用的假人管够。|Taught by doctors of the hospital, with enough dummies for all.|人民医院党委每月第二个周六开设急救课，对各支部志愿者开放。¶1. 判断意识和呼吸⏎2. 呼救，取自动除颤仪⏎3. 胸外按压，每分钟一百到一百二十次⏎¶课后当场考核，合格发证，两年有效。|On the second Saturday of each month doctors teach first aid to volunteers of all branches.¶1. Is there consciousness, is there breath⏎2. Call for help, and send for the defibrillator⏎3. Press, a hundred to a hundred and twenty times a minute⏎¶There is a test and a card, valid for two years.
service|4|hospital|医院党员医生下乡义诊，二十个村看一遍|Doctors in twenty villages|一年走二十个村，看了两千一百多人，随访表留在村卫生室。|Twenty villages in a year, twenty-one hundred people, and the notes stay with the village.|义诊队由八名医生、五名护士组成，每月走两个村。¶血压、血糖、眼底是必查，查出问题的由村医三个月后随访。¶今年最后一站是茶岭村，时间写在村口的黑板上。|Eight doctors and five nurses, two villages a month.¶Blood pressure, blood sugar and eyes are always looked at; the village doctor asks again after three months.¶The last one this year is Tea Ridge; the day is on the board at the entrance.
service|5|metro-platform|红马甲教老人刷码乘车，一个月教会四百人|Four hundred people ride by code|七个枢纽站，每天上午两小时，不会的慢慢教。|Seven stations, two hours every morning, as slowly as needed.|公交第三支部在七个枢纽站设了“慢慢教”服务点。¶每位志愿者带一部练习机，教会一位、陪坐一站，再回来。¶服务点将开到年底，之后每周三上午保留。|The third branch has a table at seven stations.¶Each volunteer has a phone to practise on, rides one stop along, and comes back.¶It stays until the end of the year, and then on Wednesday mornings.
service|2|market-morning|服务中心的“代办单”：上午交，下午回|Errands: handed in before noon, back by evening|盖章、复印、交材料，行动不便的居民不用出门。|Stamps, copies, papers: nobody who walks badly has to go out.|渡口街道党群服务中心推出代办单，由在职党员利用午休跑腿。¶居民上午十点前打电话，志愿者上门取材料，下午五点前送回。¶三个月共办二百六十件，最多的是医保和水电过户。|Members in work run errands in their lunch break.¶Ring before ten; the papers are fetched, and back by five.¶In three months there were two hundred and sixty, mostly about health insurance and meters.
service|3|tea-table|灯笼街的茶桌：吵架之前先坐下|A table on Lantern Street|两张桌子、一壶茶，调解了十七桩邻里小事。|Two tables, a pot of tea, and seventeen quarrels that ended there.|灯笼街社区党支部在巷口摆了两张茶桌，每周二、四晚有人值守。¶漏水、噪音、晾衣绳，先坐下把话说完。¶半年来十七桩小事在这里说开，三桩转给了专业调解员。|Two tables at the corner, on Tuesday and Thursday evenings.¶Leaks, noise, washing lines: sit down and finish your sentence.¶Seventeen ended here in half a year; three went on to a mediator.
notices|1|council-hall|关于举办第三季度公开课的通知|Open lessons of the third quarter|共六课，均可旁听，座位先到先得。|Six lessons, open to all, first come first seated.|第三季度公开课共六课，每周四晚七点在党校二楼。¶无需报名，座位先到先得；讲义在课后一天内放到网上。|Six lessons, on Thursdays at seven on the second floor of the Party School.¶No booking; handouts are online a day later.
notices|2|council-chamber|党员志愿服务时长登记办法（试行）|How members’ hours of service are counted|签到签退为准，每季度公示一次。|By signing in and out; published each quarter.|志愿服务时长以活动现场签到、签退为准，由平台自动计算。¶每季度第一周公示上一季度时长，有异议的可在七天内向所在支部提出。|Hours are those between signing in and out, counted by the platform.¶They are published in the first week of each quarter; objections go to the branch within seven days.
notices|6|museum|图书馆三楼阅览区周五闭馆半天|The third floor of the library closes on Friday morning|支部换届会议使用，下午一点恢复开放。|For the election; open again at one.|因召开支部党员大会，本周五上午三楼阅览区暂停开放，下午一点恢复。¶还书请使用一楼自助还书机。|The third floor is closed on Friday morning for a meeting of the branch, and open again at one.¶Please return books at the machine on the ground floor.
`

export const partyArticles = articles
  .trim()
  .split('\n')
  .map((line, place) => {
    const [column = '', branch = '', scene = '', ...texts] = cells(line)
    const [chineseTitle = '', title = '', chineseSummary = '', summary = '', chineseBody = '', body = ''] = texts
    return {
      id: `post-party-${String(place + 1).padStart(2, '0')}`,
      column: `party-${column}`,
      branchId: `org-party-${branch}`,
      scene,
      title: both(chineseTitle, title),
      summary: both(chineseSummary, summary),
      body: both(paragraphs(chineseBody), paragraphs(body)),
    }
  })

/** A bar with a space on either side belongs to a table within a text. */
function cells(line: string): string[] {
  return line.split(/(?<![ ¶⏎])\|(?! )/)
}

function paragraphs(text: string): string {
  return text.replaceAll('⏎', '\n').replaceAll('¶', '\n\n')
}
