import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'

/**
 * An album of the demo; `sound` names the moods of the recordings that fit it. The albums have the order of their
 * covers.
 */
export interface DemoAlbum {
  readonly id: string
  readonly title: Localised
  readonly summary: Localised
  readonly description: Localised
  readonly category: string
  readonly publisher: string
  readonly finished: boolean
  readonly sound: readonly string[]
  readonly tracks: readonly Localised[]
}

const album = (id: string, category: string, publisher: string, isFinished: boolean, sound: string, zh: readonly [string, string, string], en: readonly [string, string, string], tracks: string): DemoAlbum => ({
  id, category, publisher, finished: isFinished, sound: sound.split(' '), title: bilingual(zh[0], en[0]), summary: bilingual(zh[1], en[1]), description: bilingual(zh[2], en[2]),
  tracks: tracks.trim().split('\n').map((line) => {
    const [chinese = '', english = ''] = line.split(' / ')
    return bilingual(chinese.trim(), english.trim())
  }),
})

export const demoAlbums: readonly DemoAlbum[] = [
  album('album-night-river', 'culture', 'org-02', false, 'story night calm', ['夜航兰江', '深夜讲给还没睡的人：船工、更夫、守桥人的故事。', '每晚一段江上旧事，由沈亦舟讲述。采访了三十一位在江边过夜的人，从渡口更夫到跨江大桥的值守员。适合关灯听。'], ['Night on the Lan', 'Told late, for those still awake: boatmen, watchmen, keepers of bridges.', 'A tale of the river every night, told by Shen Yizhou, who interviewed thirty-one people who spend their nights on its banks, from the ferry watchman to the crew of the great bridge. Best with the lights off.'], `
最后一个更夫 / The last watchman
三号墩的灯 / The lamp on pier three
船上的算盘 / An abacus on board
雾天摇铃 / Ringing through fog
她在江心唱过一夜 / She sang all night in midstream
渡船停航那天 / The day the ferry stopped
会认路的狗 / The dog that knew the way
沉在水里的钟 / The bell under water
两岸对灯 / Two lamps, two banks
天亮以前 / Before it dawns`),
  album('album-old-town', 'culture', 'org-27', true, 'story calm', ['石板路上', '十条老街，十个门牌，一步一步走给你听。', '边走边录，脚步声都是真的。每一集从一个门牌开始，到一碗茶结束。'], ['On Flagstones', 'Ten old streets and ten front doors, on foot and in sound.', 'Recorded on foot, with real footsteps. Each episode starts at a house number and ends with a bowl of tea.'], `
灯笼街17号 / 17 Lantern Street
米市巷的秤 / The scales of Rice Market Lane
钟楼街的三种报时 / Three ways to tell the hour on Bell Tower Street
铁匠弄没有铁匠 / No smith in Smith Alley
盐仓前的猫 / The cats of Salt Store Row
石榴里的石榴 / A pomegranate in Pomegranate Lane
船厂路的汽笛 / The whistle of Shipyard Road
印染厂的蓝 / Dyeworks blue
一口井的三百年 / Three hundred years of one well
回到渡口 / Back at the ferry`),
  album('album-tea', 'countryside', 'org-28', false, 'calm tea', ['茶山四季', '从一片芽到一杯汤，跟着茶农过一年。', '魏山河在茶岭住了一整年，录下采、晒、揉、焙的声音，也录下等雨的沉默。'], ['Four Seasons of Tea', 'From the bud to the cup, a year with tea farmers.', 'Wei Shanhe lived on Tea Ridge for a year and recorded picking, drying, rolling and roasting, and the silence of waiting for rain.'], `
第一声春雷 / The first spring thunder
明前七天 / Seven days before Qingming
三道火 / Three fires
茶山谣怎么唱 / How to sing the Song of Tea Hill
夏茶为什么苦 / Why summer tea is bitter
会听叶子的人 / The man who listens to leaves
一场误会的雹子 / Hail by mistake
秋天的香 / Autumn fragrance
茶饼与旧账 / Tea cakes and old accounts
封山过年 / The hill closes for New Year`),
  album('album-market', 'leisure', 'org-30', false, 'talk market', ['菜市场电台', '早上六点的菜市场，比任何地方都有故事。', '唐果提着篮子和话筒逛早市。每集一样菜、一个摊主、一道今晚就能做的家常菜。'], ['Market Radio', 'Nowhere has more stories than a market at six in the morning.', 'Tang Guo goes shopping with a basket and a microphone: one vegetable, one stallholder, and one dish you can cook tonight.'], `
豆腐也在排队 / The tofu queues too
藕断丝连 / Lotus root
一条鱼的三种吃法 / One fish, three ways
辣椒的脾气 / The temper of chillies
卖葱的数学家 / The mathematician who sells onions
面条粗细之争 / Thick or thin noodles
凌晨三点的肉案 / The butcher at three
腌菜缸 / The pickle jar
送你一把香菜 / Coriander, on the house
收摊以后 / After the stalls close`),
  album('album-opera', 'culture', 'org-15', true, 'opera tradition zither', ['跟我学采茶戏', '三分钟一段，零基础也能开口。', '柳如眉在家门口教戏：先学走，再学看，最后才学唱。每集附一段伴奏，可以跟着练。'], ['Tea-Picking Opera for Beginners', 'Three minutes a piece; no experience needed.', 'Liu Rumei teaches on her doorstep: first you learn to walk, then to look, and only then to sing. Each episode comes with music to practise to.'], `
先学走路 / First, walk
眼睛往哪里看 / Where the eyes go
一把扇子 / A fan
气从哪里来 / Where breath comes from
十二月采茶 / Twelve months of tea
锣鼓点 / The beat of gongs
丑角的三碗酒 / Three cups for the clown
水袖与晾衣杆 / Sleeves and a clothes line
一个人的对唱 / A duet for one
开台 / Curtain up`),
  album('album-railway', 'leisure', 'org-24', false, 'travel driving', ['慢车开往青石县', '绿皮车，十一个站，一路有人上来讲故事。', '全程两小时四十分，票价九元五角。我们坐了三十趟，只为等人坐到对面。'], ['The Slow Train to Bluestone', 'Eleven stops, and someone gets on with a story at each.', 'Two hours and forty minutes for nine and a half yuan. We took it thirty times, waiting for whoever would sit down opposite.'], `
临川站 5:52 / Riverbend, 5:52
背竹笋的老人 / An old man with bamboo shoots
隧道里的四十秒 / Forty seconds of tunnel
两个高中生 / Two pupils
列车员的热水壶 / The conductor’s kettle
茶岭站只停一分钟 / One minute at Tea Ridge
带鸡上车 / A hen on board
回娘家 / Going home to mother
末节车厢 / The last carriage
青石县 8:32 / Bluestone, 8:32`),
  album('album-children', 'learning', 'org-06', false, 'children playful', ['汤圆不想当月亮', '七岁以下的孩子编的故事，大人只负责录音。', '来自社区亲子共读会，故事没有结尾，因为明天它还在想。'], ['The Dumpling That Would Not Be the Moon', 'Stories made up by children under seven. The adults only press record.', 'From our neighbourhood reading circles. The stories have no endings, because tomorrow the children will still be thinking.'], `
汤圆不想当月亮 / The dumpling that would not be the moon
会打喷嚏的山 / The mountain that sneezed
借给大象一把伞 / An umbrella for the elephant
星期八 / The eighth day
我的影子请假了 / My shadow took the day off
蚂蚁的电梯 / A lift for ants
雨为什么往下 / Why rain goes down
外婆的假牙去旅行 / Grandmother’s teeth go travelling
一只袜子找一只袜子 / One sock looks for another
晚安，红绿灯 / Good night, traffic light`),
  album('album-city-talk', 'news', 'org-02', false, 'news talk', ['城里城外', '一周大事，掰开来讲二十分钟。', '苏晚与宋远每周五对谈：这周发生的事，和你有什么关系，数字背后是谁。'], ['In and Out of Town', 'The week’s news, taken apart in twenty minutes.', 'Every Friday Su Wan and Song Yuan talk about what happened this week, what it means to you and who stands behind the numbers.'], `
一座桥要花多少钱 / What a bridge costs
谁在夜里上班 / Who works at night
公交多开半小时 / Buses for half an hour more
老房子的电梯账 / The sums behind a lift
江水涨了一米 / The river rose by a metre
一条巷子的店换了三轮 / Three rounds of shops in one lane
快递员的中午 / A courier’s noon
学校门口的八点 / Eight o’clock at the school gate
湿地值多少 / What a wetland is worth
年终问答 / Questions at year’s end`),
  album('album-health', 'health', 'org-05', false, 'health calm', ['十分钟门诊', '医生把话说清楚，你把心放下来。', '人民医院的医生轮流坐到话筒前，每集只回答一个问题。'], ['The Ten-Minute Clinic', 'Doctors in plain words.', 'Doctors from the City People’s Hospital take turns at the microphone and answer one question per episode.'], `
箭头朝上怎么办 / When the arrow points up
睡不着的第三晚 / The third night without sleep
膝盖在说什么 / What your knee is saying
少盐一勺 / One spoon of salt less
什么时候该打120 / When to call for an ambulance
老人跌倒以后 / After a fall
孩子发烧到几度 / A child’s fever
体检套餐怎么选 / Which check-up
腰痛与沙发 / Backs and sofas
和焦虑坐一会儿 / Sitting with worry`),
  album('album-classics', 'culture', 'org-16', true, 'classical waltz', ['江畔古典', '从一支曲子听一条江的脾气。', '叶知秋与临川交响乐团的乐手，在排练厅里边拉边讲。'], ['Classics by the River', 'A piece of music, and the temper of a river.', 'Ye Zhiqiu and players of the Riverbend Symphony, talking and playing in the rehearsal room.'], `
大提琴与雾 / Cello and mist
圆号为什么难 / Why the horn is hard
三拍子的花园 / A garden in three-four
雨打瓦片 / Rain on tiles
指挥的左手 / The conductor’s left hand
一支茶歌的变奏 / Variations on a tea song
休止符 / Rests
第二小提琴 / Second violin
晚祷 / Evening canon
返场 / Encore`),
  album('album-science', 'learning', 'org-14', false, 'playful hopeful', ['请动手', '厨房里的科学课，香蕉也会上场。', '丁一每集做一个家里就能做的实验，做砸了也播。'], ['Please Touch', 'Science in the kitchen, bananas included.', 'In each episode, Ding Yi does an experiment you can try at home. The failures are broadcast too.'], `
一根香蕉的放射性 / A radioactive banana
鸡蛋怎么站 / An egg stands up
看见声音 / Seeing sound
江水为什么浑 / Why the river is brown
纸桥承重赛 / Paper bridges
星星的颜色 / The colours of stars
面团里的气 / Air in dough
影子测高楼 / Measuring towers by shadow
雾是怎么来的 / Where fog comes from
做砸了的那一集 / The one that failed`),
  album('album-morning', 'news', 'org-01', false, 'news morning', ['临川早知道', '出门前八分钟，够你喝完一杯豆浆。', '每天清晨更新：要闻、路况、天气、菜价。'], ['Riverbend This Morning', 'Eight minutes, the length of a cup of soy milk.', 'Every morning: news, roads, weather and the price of vegetables.'], `
周一：新步行桥开放 / Monday: the new footbridge opens
周二：七路车加密 / Tuesday: more buses on line 7
周三：图书馆延时 / Wednesday: the library stays open
周四：老渡口征意见 / Thursday: what to do with the old pier
周五：周末天气 / Friday: weekend weather
周六：旧物市集 / Saturday: the flea market
周日：湿地记鸟 / Sunday: counting birds
特别节目：水位 / Special: the water level
特别节目：高考日 / Special: examination day
特别节目：年夜饭 / Special: New Year’s Eve`),
]
