import { bilingual } from '../text'

/** Words for what a department looks after, in Chinese and in English. */
const duties = (chinese: string, english: string) => ({ 'zh-CN': chinese.split('、'), en: english.split(', ') })

/** The departments of the demo city; the mayor's office is superior to all others. */
export const demoDepartments = [
  { id: 'department-mayor', name: bilingual('市长信箱', 'Mayor’s office'), intro: bilingual('跨部门的事，以及对答复仍不满意的事。', 'What concerns several departments, and answers that didn’t settle it.'), duties: duties('跨部门、市长', 'mayor'), acceptDays: 2, replyDays: 10, superiorId: null },
  { id: 'department-roads', name: bilingual('城市管理局', 'Streets and lighting'), intro: bilingual('路面、路灯、井盖、垃圾和市容。', 'Pavements, street lamps, manholes, rubbish and tidiness.'), duties: duties('路灯、不亮、井盖、路面、人行道、地砖、垃圾、垃圾桶、环卫、公厕、占道、夜市、施工、噪音、扰民、坑、共享单车、长椅、坡道', 'lamp, manhole, pavement, paving, slab, rubbish, bin, litter, toilet, roadworks, pothole, noise, shared bike, bench'), acceptDays: 1, replyDays: 5, superiorId: 'department-mayor' },
  { id: 'department-transport', name: bilingual('交通运输局', 'Transport'), intro: bilingual('公交、地铁、停车和慢行道。', 'Buses, metro, parking, and ways to walk and cycle.'), duties: duties('公交、公交站、站牌、末班、地铁、停车、骑行道、斑马线、网约车、老年卡、堵车、红绿灯', 'bus, metro, parking, cycle path, timetable, traffic, ride-hailing, senior card, taxi'), acceptDays: 2, replyDays: 7, superiorId: 'department-mayor' },
  { id: 'department-water', name: bilingual('水务局', 'Water and drains'), intro: bilingual('供水、排水、积水和河道。', 'Water supply, drains, flooding and the river.'), duties: duties('积水、下水口、下水道、排水、内涝、水压、停水、自来水、漏水管、河道、护栏、污水', 'drain, flood, water pressure, water supply, river, railing, sewage, leak'), acceptDays: 1, replyDays: 5, superiorId: 'department-mayor' },
  { id: 'department-parks', name: bilingual('园林绿化局', 'Parks and trees'), intro: bilingual('公园、行道树、健身器材。', 'Parks, street trees and outdoor gyms.'), duties: duties('公园、绿化、行道树、树枝、草坪、健身器材、花坛', 'park, tree, lawn, outdoor gym, flower bed, playground'), acceptDays: 2, replyDays: 7, superiorId: 'department-mayor' },
  { id: 'department-health', name: bilingual('卫生健康委', 'Health'), intro: bilingual('医院、社区卫生服务和疫苗。', 'Hospitals, health centres and vaccines.'), duties: duties('医院、卫生服务中心、疫苗、家庭医生、挂号、门诊、急诊', 'hospital, health centre, clinic, vaccine, doctor, registration desk'), acceptDays: 2, replyDays: 7, superiorId: 'department-mayor' },
  { id: 'department-schools', name: bilingual('教育局', 'Schools'), intro: bilingual('入学、课后服务和校门口的安全。', 'Enrolment, after-school care and safety at the gates.'), duties: duties('学校、校门、入学、小学、中学、幼儿园、操场、课后', 'school, enrolment, playground, kindergarten, pupil, after-school'), acceptDays: 2, replyDays: 7, superiorId: 'department-mayor' },
  { id: 'department-housing', name: bilingual('住房和城乡建设局', 'Housing'), intro: bilingual('老旧小区改造、加装电梯和物业。', 'Renovation, lifts and building management.'), duties: duties('物业、电梯、加装电梯、老旧小区、水箱、房屋、屋顶漏水、楼道、小区改造', 'lift, building manager, estate, roof leak, renovation, housing, water tank'), acceptDays: 2, replyDays: 10, superiorId: 'department-mayor' },
] as const

/** `department|kind|state|flags|标题|title|正文|text|scene`. Flags: a anonymous, p private, l late, e sent to the superior office, v with a video; q asked about and answered, w asked about, i asked by the office, c asked by the office and answered. */
const lines = `
roads|problem|replied||三桥路路灯成片不亮|Street lamps out along Third Bridge Road|从桥头到菜场这一段，路灯已经一周不亮，晚上接孩子看不清路。|Between the bridge and the market the lamps have been out for a week. Collecting my child after dark, I can’t see the pavement.|bus-stop-night
transport|idea|accepted||9路车末班能不能晚半小时|Could the last number 9 bus run later?|医院夜班十点下班，末班车九点四十就走了，晚半小时就赶上了。|The late shift at the hospital ends at ten, and the last bus leaves at twenty to. Half an hour would be enough.|bus-stop
water|problem|reopened||米市巷一下雨就积水|Rice Market Lane floods whenever it rains|下水口好像堵了，每次下雨水没过脚踝，老人出不了门。|The drain seems blocked. Every time it rains the water is ankle-deep and older neighbours can’t leave the house.|flooded-lane
parks|idea|confirmed||荷花塘公园加几把有靠背的椅子|Benches with backs for Lotus Pond Park|公园里的石凳没有靠背，老人坐不久。靠水边加几把木椅就好。|The stone seats have no backs, so older people can’t sit for long. A few wooden benches by the water would do.|lotus-lake
roads|problem|assigned|l|灯笼街人行道地砖松动|Loose paving in Lantern Street|12号门前一排地砖翘起来了，昨天有人绊倒。|A row of slabs outside number 12 sticks up. Someone tripped there yesterday.|broken-pavement
schools|question|closed||小学入学要哪些材料|Which papers does a school place need?|我们是去年搬来的，租房住，九月入学需要准备什么？|We moved here last year and rent our flat. What do we need for a place in September?|school
housing|idea|replied|q|老楼加装电梯怎么统一意见|Agreeing on a lift in an old building|我们单元十二户有两户不同意，社区能不能来主持一次协商？|Two of our twelve households are against it. Could the community chair a meeting?|new-lift
health|problem|accepted|a|社区卫生服务中心没有无障碍坡道|No ramp at the health centre|推着轮椅上不去三级台阶，每次都要请人抬。|Three steps, and a wheelchair. Each time I have to ask someone to help carry it.|clinic
transport|complaint|assigned|a|网约车在校门口乱停|Ride-hailing cars block the school gate|每天放学，两条车道都停满了，孩子只能从车缝里走。|When school ends, both lanes are full of parked cars and the children walk between them.|avenue-traffic
water|question|closed||水压低是不是管道太旧|Is low pressure down to old pipes?|六楼早上七点几乎没有水，物业说是主管道的问题。|On the sixth floor there’s hardly any water at seven in the morning. The building manager says it’s the main.|
roads|problem|submitted||钟楼街垃圾桶天天满|Bins overflow in Bell Tower Street|夜市收摊后垃圾堆到路中间，早上环卫来之前都是这样。|After the night market the rubbish reaches the middle of the road until the morning collection.|market-night
parks|problem|refused||请把我家门口的树砍掉|Please cut down the tree outside my door|树荫挡了客厅的光，希望能砍掉或者移走。|It takes the light from my living room. I’d like it cut down or moved.|new-homes
housing|complaint|closed|l|物业三个月没有清洗水箱|Water tank not cleaned for three months|楼顶水箱应当每季度清洗，公示栏的记录停在去年。|The tank on the roof should be cleaned every quarter. The last entry on the board is from last year.|
transport|problem|replied|ae|公交站牌的时刻表看不清|The timetable at the bus stop is illegible|南堤路站牌被晒褪色了，字看不见，问过两次还是老样子。|The timetable in South Dyke Road has faded. I’ve asked twice and nothing has changed.|bus-stop
roads|idea|confirmed||菜场门口设一个临时停车区|A short-stay bay outside the market|买菜只要十分钟，能不能划几个限时车位？|Shopping takes ten minutes. Could there be a few time-limited spaces?|
schools|idea|accepted||暑假开放学校操场|Open the school playgrounds in summer|孩子没地方打球，操场空着，希望每天开放两小时。|The children have nowhere to play ball and the grounds stand empty. Two hours a day would help.|school
health|question|replied|w|家庭医生怎么签约|How do I register with a family doctor?|老人刚从外地来，没有本地医保，能不能签约？|My father has just moved here and isn’t insured locally. Can he register?|hospital
water|problem|assigned|c|河边步道护栏缺了一段|Missing railing on the river walk|芦洲湿地入口往东两百米，护栏断了一段，下面就是水。|Two hundred metres east of the Reedmarsh entrance a piece of railing is gone, right above the water.|city-river-morning
parks|idea|reopened||健身器材装得太密|The outdoor gym is too cramped|八件器材挤在一起，两个人同时用会碰到。|Eight machines stand so close that two people using them collide.|park-taichi
roads|complaint|submitted|a|夜里施工太吵|Roadworks at night are too loud|已经连续五个晚上施工到两点，没有看到夜间许可。|For five nights they have worked until two, and there’s no sign of a permit.|
housing|question|closed||老旧小区改造什么时候轮到我们|When will our estate be renovated?|印染厂社区的楼都是八十年代的，屋顶漏水，想知道排在哪一年。|Dyeworks was built in the eighties and the roofs leak. Which year are we planned for?|new-homes
transport|idea|accepted|v|江边骑行道连起来|Join up the cycle path along the river|骑行道在渡口断了三百米，只能上大路。|The path breaks off for three hundred metres at the ferry, so we have to use the main road.|avenue-cyclists
health|complaint|assigned|pi|窗口态度问题|How I was treated at the counter|上周二上午在挂号窗口被拒绝解释，希望了解情况。|Last Tuesday morning the desk refused to explain why I was sent away. I’d like to know what happened.|
schools|problem|accepted|l|校门口斑马线看不见了|The zebra crossing at school has worn off|渡口小学门口的斑马线磨没了，车不减速。|The crossing outside Ferry Primary School has worn away and cars don’t slow down.|crossing-guard
roads|problem|closed||渡口坡道太滑|The ramp at the ferry is slippery|早上有露水的时候，渡口的石板坡道很滑，已经看到两个人摔倒。|On dewy mornings the stone ramp at the ferry is slippery. I’ve seen two people fall.|harbour-morning
roads|idea|closed||钟楼街多放两张长椅|Two more benches in Bell Tower Street|老人等车要站很久，路边有空位可以放长椅。|Older people stand for a long time waiting for the bus, and there’s space for benches.|park-elders
roads|problem|closed|l|三桥路井盖响|A loose manhole on Third Bridge Road|车一压就响，夜里听得很清楚。|It rattles under every car, and at night we hear each one.|avenue-traffic
roads|question|closed||共享单车可以停在哪里|Where may shared bikes be left?|菜场门口的线磨没了，不知道停在哪里才对。|The lines at the market have worn away, and we don’t know where to leave them.|avenue-cyclists
roads|problem|closed||灯笼街公厕晚上锁门|The toilet in Lantern Street is locked at night|晚上八点以后公厕锁门，夜市的人没有地方去。|After eight the public toilet is locked, while the night market goes on.|canal-lanterns
transport|idea|closed||地铁口加装雨棚|A roof at the metro exit|下雨天等人的都挤在出口，后面的人出不来。|When it rains everybody waits inside the exit, and those behind can’t get out.|metro-platform
transport|problem|closed||公交卡充值机坏了|The top-up machine is broken|医院站的充值机一个多月都是黑屏。|The machine at the hospital stop has been dark for over a month.|avenue-bus
transport|problem|confirmed||站台台阶太高|The step at the platform is too high|推婴儿车上不去，要两个人抬。|With a pram it takes two people to lift it up.|
transport|question|replied||老年卡怎么办|How do I get a senior card?|父亲今年六十五岁，想知道在哪里办、要带什么。|My father turned sixty-five. Where does he get one, and what does he bring?|service-counter
transport|problem|joined||渡口骑行道断了三百米|The cycle path stops at the ferry|骑到渡口路就断了，只能和汽车一起走大路。|At the ferry the path ends, and we ride among the cars.|
parks|idea|withdrawn||公园晚上早点关灯|Turn the park lamps off earlier|灯太亮，对面楼里睡不着。|The lamps are so bright that the houses opposite can’t sleep.|
`

function parse(line: string) {
  const [department = '', kind = '', state = '', flags = '', chineseTitle = '', title = '', chineseText = '', text = '', scene = ''] = line.split('|')
  return { departmentId: `department-${department}`, kind, state, flags, title: bilingual(chineseTitle, title), text: bilingual(chineseText, text), scene: scene === '' ? null : scene }
}
export const demoSuggestions = lines.trim().split('\n').map(parse)

/** Answers to what is broken, to an idea, and to a question. */
export const demoReplies = [
  bilingual('您好，我们已到现场查看，问题属实，已安排维修，三天内完成。', 'Thank you. We went to see it and you’re right. The repair is booked and will be done within three days.'),
  bilingual('您好，已与相关单位协商，方案如下：先试行一个月，再按大家的意见调整。', 'Thank you. We’ve agreed on a trial of one month and will adjust it to what residents say.'),
  bilingual('您好，具体要求和办理地点已整理如下：请带身份证和居住证，到街道办事处二楼办理。', 'Thank you. Please bring your identity card and residence permit to the second floor of the sub-district office.'),
]
export const demoReopenReasons = [bilingual('修过一次，下雨又是老样子。', 'It was repaired once, and the next rain was the same again.'), bilingual('答复里没有说什么时候做。', 'The answer doesn’t say when.')]
export const demoQuestions = {
  ask: [bilingual('三天内具体是哪一天？上午我可以在现场。', 'Which of the three days will it be? I could be there in the morning.')],
  respond: [bilingual('周四上午九点，师傅会提前电话联系现场的物业。', 'Thursday at nine. The crew will call the building management before.')],
  inquire: [bilingual('请问大约在什么时间、哪个位置？以便我们核实。', 'Around what time was it, and where exactly? It helps us to look into it.')],
  clarify: [bilingual('早上八点左右，靠近水边的第二根柱子旁。', 'At about eight in the morning, beside the second post by the water.')],
}
export const demoSuggestionRefusal = bilingual('这棵树是登记在册的行道树，不能砍伐。我们会安排修剪。', 'This is a registered street tree and can’t be felled. We’ll have it pruned.')
/** Ratings of an answer in time, and of a late one. */
export const demoSuggestionRatings = [bilingual('答复很快，问题解决了。', 'A quick answer, and it’s settled.'), bilingual('解决了，就是等得久了点。', 'Settled, though it took a while.')]
/** What residents say under a suggestion: `kinds of suggestions that it fits|text`. */
export const demoSuggestionComments = `
problem|我们这边也是，提过好几回了。
problem idea|同感，希望早点解决。
problem idea question|Same here, thank you for writing it down.
problem|我也打过一次热线，说在排队。
problem|今天又路过，还是老样子。
problem|拍照片留着，回头好对比。
idea|支持！老人和孩子都用得上。
problem|上个月好像修过一回，没修彻底。
problem|Could somebody add a picture from the other side?
problem question|答复快一点，大家心里就踏实。
problem idea|我家就在旁边，愿意当联系人。
idea|这条我盼了两年。
problem idea|希望办完了来这里说一声。
idea|附议，我们楼有六户都这么想。
problem idea question|写得清楚，比我会说。
idea|先试一小段也行。
question|我也正想问这个，等答复。
question|去年我家办过，窗口的人很耐心。
`
  .trim()
  .split('\n')
  .map((line) => {
    const [kinds = '', text = ''] = line.split('|')
    return { kinds: kinds.split(' '), text }
  })
