/**
 * Words that residents use for the same thing, one group on each line, in both languages. Other forms of a word need no
 * entry (`stemOf`), nor does another order of words. A new synonym is added to the line of its group; a Chinese synonym
 * has at most four characters.
 */
const groups = `
help|assist|aid|support|帮|帮忙|帮助|帮手|求助
phone|mobile phone|smartphone|cellphone|mobile|手机|智能机
call|telephone|hotline|电话|热线
old|elder|elderly|senior|grandma|grandpa|grandmother|grandfather|mother|father|mum|mom|dad|parents|老人|长者|长辈|老年|老年人|爷爷|奶奶|爸爸|妈妈|父母|母亲|父亲
child|children|kid|kids|son|daughter|孩子|儿童|小孩|小朋友
school|class|classroom|homework|tutoring|pupil|学校|上学|课堂|作业|辅导
learn|lesson|course|teach|training|study|学习|课程|教|培训|学
read|reading|reads|newspaper|book|books|library|读|朗读|阅读|读书|看书|读报|图书
talk|chat|company|lonely|visit|聊天|陪伴|陪|孤独|探望
doctor|hospital|clinic|medical|ill|sick|看病|医院|医生|就医|门诊|挂号
health|blood pressure|check-up|健康|体检|血压
medicine|pharmacy|chemist|pills|drugs|药|买药|药店|药房
food|eat|meal|meals|cook|cooking|kitchen|canteen|restaurant|dinner|lunch|delicious|tasty|dish|noodles|吃|好吃|美食|做饭|做菜|烹饪|饭|厨房|食堂|餐|送餐|菜|面馆
toilet|toilets|restroom|washroom|wc|厕所|公厕|卫生间|洗手间
police|police station|派出所|警察|公安
bus|buses|public transport|公交|公交车|巴士|公车
metro|subway|underground|train|地铁|轻轨|火车
night|evening|late|nights|晚上|夜间|夜里|夜晚|深夜|夜
morning|early|早上|早晨|清晨|早
road|street|traffic|jam|路|马路|道路|交通|堵车|路况
repair|mend|fix|broken|maintenance|修|维修|修理|坏了
clean|cleaning|tidy|wash|打扫|清洁|保洁|卫生|清扫
shop|shopping|buy|groceries|market|errand|买|购物|买菜|超市|市场|集市|代买
haircut|barber|hair|理发|剪发|剪头发
volunteer|volunteering|charity|志愿|志愿者|义工|公益
join|sign up|register|enrol|报名|参加|加入|注册
activity|event|events|活动
team|group|club|队伍|团队|小组|社团
place|venue|centre|center|station|阵地|场所|地点|中心|站点
river|riverside|dyke|江|河|河边|江边|江堤
rubbish|garbage|waste|trash|litter|recycling|垃圾|回收|废品
tree|trees|forest|park|garden|plants|树|树林|公园|花园|绿化
weather|rain|storm|typhoon|forecast|天气|下雨|暴雨|台风|预报
news|article|story|新闻|报道|消息
podcast|programme|broadcast|radio|fm|播客|节目|广播|电台|收音机
film|movie|cinema|video|电影|影片|视频|录像
tv|television|channel|电视|频道
music|song|sing|choir|concert|音乐|唱歌|歌|合唱|音乐会
sport|exercise|running|fitness|tai chi|运动|健身|跑步|太极|锻炼
house|home|flat|apartment|housing|住房|房子|家|小区|社区
water|outage|power|electricity|停水|停电|水|电
money|price|cost|fee|wallet|钱|价格|费用|钱包
work|job|jobs|工作|就业|招聘
wish|wishes|心愿|愿望|微心愿
complain|complaint|feedback|report|problem|投诉|意见|反馈|建议|举报
history|old town|ancient|heritage|历史|古城|老街|文物
ferry|boat|ship|harbour|渡口|渡船|轮渡|船|码头
safe|safety|fire|first aid|安全|消防|急救
lost|replace|replacement|丢|丢了|丢失|补办|补领|挂失
renew|renewal|expired|换证|换领|到期|过期|期满
apply|application|申请|申领|办理
baby|newborn|birth|宝宝|婴儿|新生儿|出生
marry|marriage|married|wedding|结婚|领证|婚姻
rent|rental|tenancy|tenant|landlord|租房|出租|租客|房东
lift|elevator|电梯
insurance|social security|社保|医保|保险
retire|retirement|pension|退休|养老
allowance|subsidy|benefit|benefits|津贴|补贴|补助
residence permit|居住证|暂住证
household register|hukou|户口|户籍|落户
driving licence|驾照|驾驶证
e-bike|electric bike|electric scooter|电动车|电瓶车|电动
sue|lawsuit|claim|起诉|打官司|诉讼
`

/** The groups of synonyms, each with the words as they are written above. */
export function synonymGroups(): readonly (readonly string[])[] {
  return groups
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
}

const english =
  'i me my mine you your we us our he she his her their them they it its this that these those there here where what when who whom which how why can could may might will would shall should do does did done is am are was were be been being has have had get got go going want wants wanted need needs needed like look looking find show tell give please some any something someone anyone somewhere people person thing things near nearby around about if then so but not no yes also just very much many more most'
const chinese =
  '的 地 得 了 着 过 吗 呢 吧 啊 呀 嘛 我 我们 你 您 他 她 它 他们 咱们 自己 在 是 有 没 没有 有没有 不 和 跟 与 或 也 都 就 还 很 最 太 去 来 到 从 把 给 让 被 对 要 想 想要 需要 能 能不能 可以 会 怎么 怎样 怎么样 如何 哪里 哪儿 哪 什么 谁 为什么 多少 几 哪些 这 那 这里 那里 这个 那个 一个 一些 一下 请 请问 找 看看 附近 地方 东西 事 时候'

/**
 * Words that only form a question and find nothing. Like the words of `isCommonWord`, they are left out of a question
 * in plain speech.
 */
export const fillers: ReadonlySet<string> = new Set(`${english} ${chinese}`.split(' '))
