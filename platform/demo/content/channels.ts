import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'
import { cityId, cityName } from './places'

export interface DemoProgramme { readonly start: number; readonly end: number; readonly title: Localised; readonly hosts: readonly number[]; readonly replay: boolean }
export interface DemoChannel {
  readonly id: string
  readonly kind: 1 | 2
  /** Name of the media loop, and of the generated cover. */
  readonly loop: string
  readonly name: Localised
  readonly frequency: string | null
  readonly region: Localised
  readonly description: Localised
  /** The place of its audience: the id of a city or province, '' for everywhere. */
  readonly place: string
  /** Ids and names of the places whose default radio channel it is. */
  readonly defaultFor: readonly string[]
  readonly hosts: readonly number[]
  /** The schedule of each day from Monday to Friday. */
  readonly weekdays: readonly DemoProgramme[]
  /** The schedule of Saturday and of Sunday. */
  readonly weekend: readonly DemoProgramme[]
}

const city = bilingual('市区', 'City')
const county = bilingual('青石县', 'Bluestone County')
const port = bilingual('东港新区', 'Eastport')

/** The channels with a limited audience. */
const audiences: Readonly<Record<string, Pick<DemoChannel, 'place' | 'defaultFor'>>> = {
  'radio-news': { place: cityId, defaultFor: [cityId, cityName['zh-CN'], cityName.en, '临川市'] },
  'radio-traffic': { place: cityId, defaultFor: [] },
  'radio-country': { place: cityId, defaultFor: ['青石县', 'Bluestone County'] },
  'radio-hunan': { place: '430000', defaultFor: ['430000', '湖南省', 'Hunan'] },
  'radio-changsha': { place: '430100', defaultFor: ['430100', '长沙', '长沙市', 'Changsha'] },
  'radio-guangzhou': { place: '440100', defaultFor: ['440100', '广州', '广州市', 'Guangzhou'] },
  'tv-news': { place: cityId, defaultFor: [] },
  'tv-life': { place: cityId, defaultFor: [] },
  'tv-changsha': { place: '430100', defaultFor: [] },
  'tv-guangzhou': { place: '440100', defaultFor: [] },
}

/**
 * A day's schedule from lines such as `6:00 早新闻 / Morning news / 1,2 *`; the star marks programmes that can be
 * replayed. A programme lasts until the next begins.
 */
function day(lines: string): DemoProgramme[] {
  const starts = lines.trim().split('\n').map((line) => {
    const [, hour = '0', minute = '0', rest = ''] = /^\s*(\d+):(\d+) (.*)$/.exec(line) ?? []
    const [chinese = '', english = '', people = ''] = rest.split(' / ')
    return { start: Number(hour) * 60 + Number(minute), title: bilingual(chinese.trim(), english.trim()), hosts: (people.match(/\d+/g) ?? []).map(Number), replay: people.includes('*') }
  })
  return starts.map((programme, index) => ({ ...programme, end: starts[index + 1]?.start ?? 1440 }))
}

const channel = (id: string, kind: 1 | 2, loop: string, frequency: string | null, region: Localised, name: Localised, description: Localised, hosts: readonly number[], weekdays: string, weekend: string): DemoChannel =>
  ({ id, kind, loop, frequency, region, name, description, hosts, weekdays: day(weekdays), weekend: day(weekend), ...(audiences[id] ?? { place: '', defaultFor: [] }) })

export const demoChannels: readonly DemoChannel[] = [
  channel('radio-news', 1, 'news', 'FM 98.6', city, bilingual('临川新闻广播', 'Riverbend News Radio'), bilingual('整点有新闻，半点有路况。直播临川每一个早晨。', 'News on the hour, roads on the half. Live every morning of the city.'), [1, 16, 14], `
0:00 夜间要闻 / News by night / 4
5:30 早安临川 / Good morning, Riverbend / 1,16 *
7:00 早高峰直播间 / Rush hour live / 2,16 *
9:00 民生热线 / The residents’ line / 20 *
10:30 财经半小时 / Half an hour of business / 14 *
11:00 午间新闻 / News at noon / 1
12:30 听见社区 / Neighbourhoods / 3 *
14:00 城里城外 / In and out of town / 1,14 *
16:00 放学路上 / After school / 7
17:00 晚高峰直播间 / Evening rush live / 2 *
18:30 今日临川 / Riverbend today / 19 *
20:00 夜线 / The night line / 6 *
22:00 一日回听 / The day again / 4`, `
0:00 夜间要闻 / News by night / 4
6:00 周末早安 / Weekend morning / 3 *
9:00 周末市集 / Saturday market / 9 *
11:00 一周要闻 / The week / 1,14 *
13:00 纪录临川 / Riverbend on record / 12 *
16:00 体育直播 / Sport live / 8
18:30 今日临川 / Riverbend today / 19
20:00 夜线 / The night line / 6`),
  channel('radio-music', 1, 'music', 'FM 96.0', city, bilingual('音乐之声', 'Music 96'), bilingual('让你在红灯前跟着唱。', 'Makes you sing along at red lights.'), [11, 5], `
0:00 不眠歌单 / Songs without sleep / 4
6:00 起床乐 / Wake up / 11
9:00 上班不累 / Easy at work / 11 *
12:00 午休唱片 / Records at noon / 5
14:00 本地乐队 / Bands from here / 11 *
17:00 下班快车 / Home express / 11
19:00 点歌台 / Requests / 11 *
21:00 现场 / Live on stage / 5 *
23:00 晚安曲 / Lullabies / 4`, `
0:00 不眠歌单 / Songs without sleep / 4
8:00 周末醒来 / Slow Saturday / 11
11:00 现场重听 / Concerts again / 5 *
15:00 草坪音乐会 / On the lawn / 11 *
19:00 点歌台 / Requests / 11
22:00 晚安曲 / Lullabies / 4`),
  channel('radio-traffic', 1, 'traffic', 'FM 103.2', city, bilingual('交通广播', 'Traffic Radio'), bilingual('一百零八个红绿灯，都在顾长风心里。', 'All 108 traffic lights, by heart.'), [2, 16], `
0:00 夜路平安 / Safe by night / 4
6:00 第一班车 / The first bus / 16
7:00 一路畅通 / All clear / 2,16 *
9:30 车友会 / Drivers’ club / 2 *
11:30 午间路况 / Roads at noon / 16
13:00 老司机故事 / Tales from the wheel / 2 *
15:30 接娃时刻 / School run / 16
17:00 一路畅通（晚） / All clear, evening / 2 *
19:30 夜间维修站 / The night garage / 2
22:00 末班车 / The last bus / 4`, `
0:00 夜路平安 / Safe by night / 4
7:00 周末出城 / Out of town / 2 *
10:00 车友会 / Drivers’ club / 2
14:00 慢车开往青石县 / The slow train / 10 *
17:00 返程提示 / The way back / 16
20:00 末班车 / The last bus / 4`),
  channel('radio-classical', 1, 'classical', 'FM 91.4', city, bilingual('经典古典', 'Classics by the River'), bilingual('从一支曲子听一条江的脾气。', 'The temper of a river in a piece of music.'), [5], `
0:00 静夜思 / Still night / 5
7:00 晨曲 / Aubade / 5 *
10:00 琴房 / The practice room / 5 *
13:00 歌剧午后 / Opera afternoon / 13 *
16:00 江畔古典 / Classics by the river / 5 *
19:30 音乐会实况 / Concert live / 5 *
22:00 晚祷 / Evening canon / 5`, `
0:00 静夜思 / Still night / 5
8:00 星期音乐课 / Sunday lesson / 5 *
12:00 采茶戏课 / Tea-picking opera / 13 *
15:00 乐团排练厅 / In rehearsal / 5 *
19:30 音乐会实况 / Concert live / 5 *
22:00 晚祷 / Evening canon / 5`),
  channel('radio-stories', 1, 'stories', 'AM 846', city, bilingual('故事广播', 'Stories'), bilingual('把一座城讲给你听。', 'A city, told.'), [4, 17], `
0:00 夜航兰江 / Night on the Lan / 4 *
6:00 晨读 / Morning pages / 17
9:00 长篇连播 / The serial / 17 *
12:00 石板路上 / On flagstones / 3 *
14:30 长篇连播（重播） / The serial again / 17
17:00 汤圆故事会 / Dumpling tales / 7 *
19:00 读一本书 / One book / 17 *
21:30 夜航兰江 / Night on the Lan / 4 *`, `
0:00 夜航兰江 / Night on the Lan / 4
8:00 汤圆故事会 / Dumpling tales / 7 *
10:00 长篇连播合集 / The serial, all week / 17 *
15:00 人物 / Portraits / 12 *
19:00 读一本书 / One book / 17
21:30 夜航兰江 / Night on the Lan / 4`),
  channel('radio-country', 1, 'country', 'FM 88.8', county, bilingual('乡村广播', 'Countryside'), bilingual('农时、山歌、赶集日历，每天早上五点开播。', 'Seasons, hill songs and market days, from five in the morning.'), [10, 15], `
0:00 山歌 / Hill songs / 13
5:00 早起的人 / Early risers / 10 *
7:00 农时 / The farmer’s hour / 10 *
9:30 赶集 / Market day / 9
11:30 乡音 / Voices / 10 *
14:00 茶山四季 / Four seasons of tea / 10 *
17:00 收工 / Work is done / 10
19:00 村里大舞台 / The village stage / 13 *
21:00 田野夜话 / Night talk in the fields / 15`, `
0:00 山歌 / Hill songs / 13
6:00 早起的人 / Early risers / 10
9:00 赶集 / Market day / 9 *
12:00 湿地来信 / Letters from the marsh / 15 *
16:00 村里大舞台 / The village stage / 13 *
20:00 田野夜话 / Night talk in the fields / 15`),
  channel('radio-children', 1, 'children', 'FM 93.7', city, bilingual('少儿广播', 'Little Ears'), bilingual('孩子讲，孩子听，大人只负责录音。', 'Told by children, for children; adults press record.'), [7, 18], `
0:00 摇篮 / Cradle / 7
6:30 起床啦 / Up you get / 7 *
8:00 幼儿园广播 / Kindergarten hour / 7
11:00 请动手 / Please touch / 18 *
13:00 午睡故事 / Nap stories / 7 *
15:30 放学啦 / School is out / 7,18 *
17:30 汤圆不想当月亮 / The dumpling / 7 *
19:30 晚安故事 / Bedtime / 7 *
21:00 摇篮 / Cradle / 7`, `
0:00 摇篮 / Cradle / 7
7:30 星期天合唱 / Sunday choir / 7 *
10:00 科学游乐场 / Science playground / 18 *
14:00 小记者 / Little reporters / 7 *
19:30 晚安故事 / Bedtime / 7
21:00 摇篮 / Cradle / 7`),
  channel('radio-night', 1, 'night', 'FM 106.1', port, bilingual('夜航广播', 'Night Wave'), bilingual('给上夜班的人，也给睡不着的人。', 'For night shifts and the sleepless.'), [4, 6], `
0:00 零点以后 / After midnight / 4 *
3:00 凌晨三点 / Three in the morning / 4
6:00 交班 / Shift change / 16
9:00 轻声 / Quietly / 6
12:00 午后白噪音 / White noise / 6
17:00 黄昏来信 / Letters at dusk / 6 *
20:00 港口歌单 / Harbour songs / 11
22:00 接电话的人 / The one who answers / 6 *`, `
0:00 零点以后 / After midnight / 4
4:00 海风 / Sea wind / 4
10:00 轻声 / Quietly / 6
17:00 黄昏来信 / Letters at dusk / 6 *
21:00 接电话的人 / The one who answers / 6`),
  channel('tv-news', 2, 'news', null, city, bilingual('临川新闻综合', 'Riverbend One'), bilingual('新闻、专题与直播，城市第一频道。', 'News, features and live pictures.'), [19, 1], `
0:00 重播时间 / Again by night / 19
6:30 早间新闻 / Morning news / 19 *
8:30 城市画报 / City pictures / 12 *
10:00 民生调解 / The mediator / 20 *
12:00 正午播报 / Noon report / 1 *
14:00 纪录片：江 / The River, a documentary / 12 *
17:30 新闻前哨 / News outpost / 1
19:00 临川新闻联播 / Evening news / 19 *
20:00 一周访谈 / Interview / 14 *
22:00 晚间新闻 / Late news / 19 *`, `
0:00 重播时间 / Again by night / 19
7:00 周末晨光 / Weekend light / 3
10:00 城市画报 / City pictures / 12 *
14:00 街坊杯直播 / Neighbours’ Cup live / 8 *
19:00 临川新闻联播 / Evening news / 19 *
21:00 电影夜 / Film night / 12`),
  channel('tv-life', 2, 'life', null, city, bilingual('城市生活', 'City Life'), bilingual('一日三餐，四季衣裳。', 'Three meals and four seasons.'), [9, 20], `
0:00 夜市 / Night market / 9
7:00 早市记价 / Morning prices / 9 *
9:00 老房新装 / Old homes mended / 20 *
12:00 今晚吃什么 / What’s for dinner / 9 *
15:00 健康来了 / Here comes health / 6 *
18:00 邻居 / Neighbours / 20 *
20:00 寻味临川 / A taste of Riverbend / 9 *
22:00 夜市 / Night market / 9`, `
0:00 夜市 / Night market / 9
8:00 旧物市集 / Flea market / 9 *
12:00 寻味合集 / A taste, all week / 9 *
18:00 邻居 / Neighbours / 20
20:00 周末去哪儿 / Where to this weekend / 3 *`),
  channel('tv-culture', 2, 'culture', null, city, bilingual('文化频道', 'Culture'), bilingual('戏台、书桌与博物馆。', 'Stage, desk and museum.'), [13, 17], `
0:00 夜读 / Night reading / 17
8:00 手艺人 / Makers / 12 *
11:00 博物馆的一件东西 / One thing from the museum / 17 *
14:00 采茶戏 / Tea-picking opera / 13 *
17:00 石板路上 / On flagstones / 3 *
19:30 剧院实况 / From the theatre / 13 *
22:00 夜读 / Night reading / 17`, `
0:00 夜读 / Night reading / 17
9:00 书法课 / Calligraphy / 17 *
13:00 采茶戏 / Tea-picking opera / 13 *
19:30 音乐会实况 / Concert live / 5 *
22:00 夜读 / Night reading / 17`),
  channel('tv-sport', 2, 'sport', null, city, bilingual('体育频道', 'Sport'), bilingual('街坊杯、龙舟、马拉松，全城一起动。', 'Neighbours’ Cup, dragon boats, marathon.'), [8], `
0:00 经典重温 / Classics / 8
7:00 晨练 / Morning exercise / 8 *
10:00 赛场内外 / On and off the pitch / 8 *
14:00 乒乓下午 / Table tennis / 8
18:00 体育新闻 / Sport news / 8 *
19:30 街坊杯 / Neighbours’ Cup / 8 *
22:00 深夜赛场 / Late match / 8`, `
0:00 经典重温 / Classics / 8
8:00 跑起来 / Run / 8 *
13:00 龙舟训练日 / Dragon boats / 8 *
15:00 街坊杯直播 / Neighbours’ Cup live / 8 *
20:00 一周集锦 / The week in goals / 8 *`),
  channel('tv-children', 2, 'children', null, city, bilingual('少儿频道', 'Children'), bilingual('动画、手工与小记者。', 'Cartoons, crafts and little reporters.'), [7, 18], `
0:00 晚安时间 / Good night / 7
7:00 起床动画 / Wake-up cartoons / 7
9:00 请动手 / Please touch / 18 *
12:00 小厨房 / Little kitchen / 9 *
16:00 放学动画 / After-school cartoons / 7
18:00 小记者 / Little reporters / 7 *
19:30 晚安故事 / Bedtime / 7 *
21:00 晚安时间 / Good night / 7`, `
0:00 晚安时间 / Good night / 7
8:00 周末动画 / Weekend cartoons / 7
12:00 科学游乐场 / Science playground / 18 *
17:00 合唱团 / The choir / 7 *
20:00 晚安故事 / Bedtime / 7`),
  channel('tv-nature', 2, 'nature', null, county, bilingual('绿水青山', 'Green River'), bilingual('慢镜头里的江、山与鸟。', 'River, hills and birds, slowly.'), [15, 12], `
0:00 湿地夜视 / The marsh by night / 15
6:00 江上日出 / Sunrise on the river / 15 *
9:00 茶山四季 / Four seasons of tea / 10 *
12:00 二百一十七种鸟 / 217 birds / 15 *
15:00 慢车 / The slow train / 12 *
18:00 云台山 / Cloudterrace / 15 *
21:00 湿地夜视 / The marsh by night / 15`, `
0:00 湿地夜视 / The marsh by night / 15
6:00 江上日出 / Sunrise on the river / 15 *
10:00 记鸟日 / Counting day / 15 *
14:00 纪录片：江 / The River, a documentary / 12 *
20:00 星空 / Stars / 18 *`),
  channel('radio-hunan', 1, 'traffic', 'FM 100.3', bilingual('湖南', 'Hunan'), bilingual('湖南之路', 'Roads of Hunan'), bilingual('十四个市州的路况，一张图听完。', 'The roads of fourteen prefectures, heard at one go.'), [2], `
0:00 夜路 / By night / 4
6:00 全省早路况 / Roads of the province / 2 *
12:00 服务区午餐 / Lunch at the services / 9
17:00 全省晚路况 / Roads in the evening / 2 *
21:00 车灯 / Headlamps / 6`, `
0:00 夜路 / By night / 4
8:00 周末出城 / Out of town / 2 *
18:00 回家路上 / On the way home / 6`),
  channel('radio-changsha', 1, 'music', 'FM 101.7', bilingual('长沙', 'Changsha'), bilingual('湘江音乐', 'Xiang River Music'), bilingual('江两岸的乐队和江面上的风。', 'Bands of both banks, and the wind between them.'), [11, 5], `
0:00 夜江 / The river by night / 4
6:30 长沙早晨 / Morning in Changsha / 11 *
12:00 米粉时间 / Noodle time / 9
17:00 过江 / Crossing the river / 5 *
21:00 橘洲现场 / Live from the island / 11 *`, `
0:00 夜江 / The river by night / 4
9:00 周末唱片 / Records / 5 *
19:00 橘洲现场 / Live from the island / 11`),
  channel('radio-guangzhou', 1, 'stories', 'FM 102.7', bilingual('广州', 'Guangzhou'), bilingual('羊城早茶', 'Canton at Tea'), bilingual('一盅两件，听街坊讲古。', 'A pot, two baskets, and the neighbours’ stories.'), [17, 9], `
0:00 夜珠江 / The Pearl by night / 4
6:00 早茶 / Morning tea / 9 *
11:00 讲古 / Old stories / 17 *
16:00 放学 / After school / 7
20:00 粤曲 / Cantonese opera / 13 *`, `
0:00 夜珠江 / The Pearl by night / 4
7:00 周末早茶 / Weekend tea / 9 *
20:00 粤曲 / Cantonese opera / 13`),
  channel('tv-changsha', 2, 'life', null, bilingual('长沙', 'Changsha'), bilingual('长沙生活', 'Changsha Life'), bilingual('江边的一天，从第一碗粉开始。', 'A day by the river, from the first bowl on.'), [20], `
0:00 夜市 / Night market / 9
7:00 长沙早晨 / Morning in Changsha / 20 *
12:00 湘菜课 / Lessons in Hunan cooking / 9 *
18:30 长沙新闻 / News of Changsha / 19 *
21:00 老街 / Old streets / 12`, `
0:00 夜市 / Night market / 9
9:00 爬岳麓山 / Up Yuelu Hill / 15 *
18:30 长沙新闻 / News of Changsha / 19`),
  channel('tv-guangzhou', 2, 'culture', null, bilingual('广州', 'Guangzhou'), bilingual('羊城文化', 'Guangzhou Culture'), bilingual('骑楼底下的戏和江上的灯。', 'Stages under the arcades, lamps on the river.'), [13], `
0:00 珠江夜景 / The Pearl at night / 12
8:00 早茶地图 / A map of tea houses / 9 *
14:00 粤剧 / Cantonese opera / 13 *
18:30 广州新闻 / News of Guangzhou / 19 *`, `
0:00 珠江夜景 / The Pearl at night / 12
10:00 粤剧 / Cantonese opera / 13 *
18:30 广州新闻 / News of Guangzhou / 19`),
]
