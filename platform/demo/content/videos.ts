import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'

export interface DemoVideo { readonly category: string; readonly sub: string; readonly tags: readonly string[]; readonly title: Localised; readonly summary: Localised; readonly isShort: boolean }

/**
 * `sub-category | tags | Chinese | English | Chinese description | English description`; the first of the tags is the
 * scene of its picture. A leading star marks a short, which has the id of its film instead of tags.
 */
const lines = `
news-city | city-river-morning river city | 江城一日：二十四小时延时 | A day of the river city in time-lapse | 从第一班渡轮到最后一盏灯。 | From the first ferry to the last lamp.
news-city | city-bridge-night bridge night | 跨江大桥合龙十周年夜景 | Ten years of the great bridge, by night | 桥灯第一次按潮位变色。 | For the first time, its lights change with the tide.
news-council | council-chamber council government | 三分钟看懂今年的民生清单 | This year’s public projects in three minutes | 二十四件事，按花钱多少排。 | Twenty-four items, by what they cost.
news-economy | harbour-morning harbour industry | 东港夜装：一艘船的四个钟头 | Four hours of a ship at Eastport | 吊臂、灯光与一碗热面。 | Cranes, light and a bowl of noodles.
news-economy | wind-fields-dusk energy technology | 山脊上的三十六座风机 | Thirty-six turbines on the ridge | 维护员带你爬到轮毂里。 | A technician takes you up into the hub.
news-weather | city-rain rain city | 雨来之前：排涝队的一夜 | Before the rain: a night with the pumps | 泵车、手电和不停响的电话。 | Pumps, torches and a telephone that never stops.
living-transport | bus-stop-night bus transport | 跟着末班车回家 | Home on the last bus | 七路车的最后十四个人。 | The last fourteen people on line 7.
living-transport | metro-platform metro city | 地铁三号线试乘：江底两分半 | A ride on metro line 3, under the river | 戴上耳机，听水压。 | Wear headphones and listen to the pressure.
living-housing | new-lift community housing | 一部电梯装进老楼的九十天 | Ninety days to fit a lift | 从吵架到剪彩。 | From quarrel to ribbon.
living-neighbours | park-volunteers volunteers community | 借一小时：时间银行的账本 | An hour on loan | 最抢手的是给猫剪指甲。 | Most wanted: clipping cats’ claws.
living-market | market-night market food | 凌晨三点的菜市场 | The market at three in the morning | 灯一盏盏亮起来。 | The lamps come on one by one.
living-safety | fire-station fire rescue | 五十秒出警：消防站的早晨 | Out in fifty seconds | 袜子要先穿左脚。 | Left sock first.
culture-heritage | canal-snow old-town heritage | 灯笼街修缮手记 | Mending Lantern Street | 一块砖要认得自己的位置。 | A brick has to know its place.
culture-heritage | pagoda-morning pagoda history | 白塔的第七层 | The seventh storey of the White Pagoda | 平时不开放的楼梯。 | Stairs that are usually closed.
culture-stage | village-stage opera stage | 采茶戏后台四十分钟 | Forty minutes behind the scenes | 上妆、走位、一口热茶。 | Paint, marks and hot tea.
culture-stage | concert-orchestra concert classical | 交响乐团排练厅 | In the rehearsal room | 第三乐章，第十一遍。 | Third movement, eleventh time.
culture-reading | reading-room library reading | 书店关门以后 | After the bookshop closes | 猫开始巡店。 | The cat makes her rounds.
culture-craft | pottery-workshop pottery craft | 一只碗的七十二小时 | Seventy-two hours of a bowl | 拉坯、修坯、等火。 | Throwing, turning and waiting for fire.
culture-craft | calligraphy calligraphy craft | 老先生的春联摊 | New Year couplets by an old gentleman | 红纸金字，不收钱。 | Red paper, gold ink, no charge.
countryside-farming | farm-harvest farm harvest | 开镰：无人机下的金色 | Harvest gold from above | 一台收割机和二十个看热闹的人。 | One harvester, twenty onlookers.
countryside-farming | tea-fields-morning tea countryside | 明前采茶第一天 | First day of picking | 手指比秤准。 | Fingers are better than scales.
countryside-villages | village-stage village community | 村里大舞台：第七届 | The village stage, seventh year | 报幕员八岁。 | The announcer is eight.
countryside-river | wetland-golden wetland birds | 白鹳停留的十一分钟 | Eleven minutes of storks | 九个人同时屏住呼吸。 | Nine people held their breath.
countryside-river | porpoise river environment | 江豚回来了 | The porpoises are back | 三次浮出水面。 | They surface three times.
health-clinic | hospital hospital health | 急诊夜班跟拍 | A night in the emergency room | 最安静的一刻是五点。 | The quietest moment is at five.
health-habits | park-taichi health park | 跟着老师打一遍八段锦 | Eight brocades, once through | 从脚跟开始。 | Begin with the heels.
health-elders | canteen elders care | 老年食堂的一顿午饭 | Lunch at the elders’ table | 鱼是去了刺的。 | The fish comes without bones.
learning-schools | school school children | 操场边的番茄地 | Tomatoes beside the playground | 从水泥到沙拉。 | From concrete to salad.
learning-family | story-hour family children | 汤圆故事会现场 | Dumpling tales, live | 大人不许插话。 | Adults may not interrupt.
learning-science | laboratory science technology | 放一只气球到三千米 | A balloon to three thousand metres | 终点是鸭棚。 | It ends on a duck shed.
sport-local | stadium-football football stadium | 街坊杯十佳进球 | Ten best goals of the Neighbours’ Cup | 第三名用的是膝盖。 | Number three used his knee.
sport-outdoors | marathon running park | 半程马拉松全程回放 | The half marathon in full | 从渡口到湿地。 | From the ferry to the wetland.
sport-river | dragon-boats river sport | 龙舟：二十二支桨 | Twenty-two paddles | 先练齐，再练快。 | Together first, then fast.
leisure-food | noodle-bowl noodle food | 一碗汤底的一夜 | A night of broth | 两点点火，六点开门。 | Lit at two, open at six.
leisure-food | dumplings dumplings kitchen | 外婆的三鲜饺子 | Grandmother’s dumplings | 褶子要十八个。 | Eighteen pleats.
leisure-walks | canal-morning walk old-town | 从灯笼街走到江边 | From Lantern Street to the river | 七处可以坐下。 | Seven places to sit.
leisure-weekend | fair-evening fair festival | 旧物市集逛一圈 | Once round the flea market | 用一个故事换收音机。 | A radio for a story.
leisure-weekend | balloons balloons sky | 热气球嘉年华升空瞬间 | Balloons going up | 三十六只，同一阵风。 | Thirty-six of them in one wind.
*leisure-food | scallion-cake | 三十秒：葱油饼翻面 | Thirty seconds: turning a scallion cake | 听声音就饿了。 | The sound alone makes you hungry.
*news-city | sunrise | 今天的日出，江上六点零四 | Today’s sunrise, 6:04 on the river | 没有滤镜。 | No filter.
*countryside-river | egret | 白鹭低头的那一秒 | The second an egret bows | 它抓到了。 | It got one.
*culture-craft | pottery | 碗歪了，师傅笑了 | The bowl leaned and the master laughed | 歪的更好卖。 | Leaning ones sell better.
*living-transport | last-train | 最后一班地铁关门 | The last metro closes its doors | 赶上了吗？ | Did she make it?
*sport-local | goalkeeper | 门将的鞋带 | A goalkeeper’s shoelace | 点球之前。 | Before the penalty.
*learning-family | kites | 第一次放风筝 | A first kite | 线放完了。 | The string ran out.
*culture-stage | opera | 水袖甩出一朵花 | A flower out of a sleeve | 慢放三倍。 | Slowed down three times.
*living-market | market | 卖鱼大叔的快手 | The fishmonger’s hands | 数一数几秒。 | Count the seconds.
*news-weather | rain | 雨落在江面上的声音 | Rain on the river | 戴耳机。 | Wear headphones.
*leisure-weekend | lanterns | 灯会亮灯三二一 | Lanterns in three, two, one | 哇。 | Ah.
*countryside-farming | tea-pan | 茶叶在锅里转 | Tea turning in the pan | 三道火的第一道。 | The first of three fires.
*health-habits | stretch | 办公室里拉伸四十秒 | Forty seconds of stretching | 现在就做。 | Do it now.
*learning-science | laboratory | 香蕉上场 | Enter the banana | 丁一又来了。 | Ding Yi again.
*living-neighbours | voice-message | 外婆学会了发语音 | Grandmother sends a voice message | 第一句是吃饭了没。 | The first words: have you eaten?
*sport-river | drummer | 鼓手十三岁 | The drummer is thirteen | 咚。 | Boom.
*culture-heritage | lantern-hands | 修灯笼的手 | Hands that mend lanterns | 四十年。 | Forty years.
*news-economy | crane | 吊臂抓住一朵云 | A crane catches a cloud | 东港傍晚。 | Eastport, evening.
*countryside-villages | snow | 雪落在晒谷场 | Snow on the threshing floor | 狗先跑过去。 | The dog goes first.
*leisure-walks | petals | 樱花雨 | A rain of petals | 荷花塘，今天。 | Lotus Pond, today.
*living-safety | pan-fire | 油锅起火怎么办 | When the pan catches fire | 盖上锅盖，别浇水。 | The lid, not water.
*culture-reading | cat | 图书馆的猫上班了 | The library cat reports for duty | 踩键盘，还书。 | She walks the keyboard.
*sport-outdoors | cycling | 绿道上的逆光 | Against the light on the greenway | 只有链条声。 | Only the chain.
*leisure-food | noodles | 一根面拉到底 | One noodle, pulled to the end | 谁都没敢说话。 | Nobody dared to speak.
*news-city | bridge-lights | 大桥亮灯的第一秒 | The first second of the bridge lights | 从左往右数。 | Count from the left.
*culture-heritage | lantern-street | 灯笼街六点半 | Lantern Street at half past six | 只有扫帚声。 | Only the broom.
*leisure-weekend | balloons | 三十六只气球一起离地 | Thirty-six balloons leave the ground | 风很轻。 | Hardly any wind.
*countryside-river | porpoise | 江豚换气的那一下 | A porpoise takes a breath | 听见了吗？ | Did you hear it?
*living-transport | bus-stop | 司机给晚到的人停了一秒 | The driver waits one second more | 七路车，城西站。 | Number 7 bus, West Gate.
*sport-outdoors | dog | 江边跑步的人和狗 | A runner and her dog | 狗赢了。 | The dog wins.
*culture-craft | lantern-hands | 糊一只灯笼的二十步 | A lantern in twenty steps | 最后一步是吹气。 | The last step is to blow.
*learning-family | slide | 滑梯上的小火车 | A train on the slide | 七个人，一声笛。 | Seven carriages, one whistle.
*living-market | loquats | 第一筐枇杷到了 | The first loquats are in | 先尝后买。 | Taste first.
*health-elders | tai-chi | 八十岁的太极 | Tai chi at eighty | 不急。 | No hurry.
*news-weather | coast | 风来了，船都进港 | The wind’s up and every boat comes in | 一艘接一艘。 | One after another.
*culture-stage | drums | 鼓点换成了雨点 | Drums turn into rain | 闭上眼。 | Close your eyes.
*countryside-farming | harvest | 稻子倒下的方向 | The way the rice falls | 风先到。 | The wind is first.
*leisure-walks | lotus | 荷花塘的一圈 | Once round Lotus Pond | 四百步。 | Four hundred steps.
*living-neighbours | stair-light | 楼道灯修好了 | The light on the stairs works again | 谢谢三楼的叔叔。 | Thank you, third floor.
`

export const demoVideos: readonly DemoVideo[] = lines.trim().split('\n').map((line) => {
  const [sub = '', tags = '', chinese = '', english = '', chineseSummary = '', englishSummary = ''] = line.replace(/^\*/, '').split(' | ')
  return { sub, category: sub.split('-')[0] ?? '', tags: tags.split(' '), title: bilingual(chinese, english), summary: bilingual(chineseSummary, englishSummary), isShort: line.startsWith('*') }
})

/** `id | Chinese | English | description | description | indexes of its episodes among the videos` */
export const demoCollections = `
one-night|一夜临川|One Night in Riverbend|从傍晚到天亮，六个上夜班的人。|Six people who work while you sleep.|5 6 10 24 33 3
makers|手艺人|Makers|他们的手比话多。|Their hands talk more than they do.|17 18 12 41 48 53
on-the-water|江上|On the Water|桥、船、江豚和龙舟。|Bridges, boats, porpoises and dragons.|0 1 23 32 39
street-food|街头三十味|Thirty Tastes|跟着味道走。|Follow your nose.|33 34 38 46 10
small-stage|小舞台|Small Stages|戏台不在大小。|A stage is a stage.|14 15 21 45
out-of-doors|户外的一天|A Day Outside|走、跑、骑、飞。|Walk, run, ride, fly.|31 35 37 59 56
neighbours|邻居|Neighbours|一层楼的故事。|Stories of one landing.|8 9 26 51
seasons|四季|Seasons|一座城的春夏秋冬。|Spring to winter.|20 19 55 56 38
young|小小临川人|Small Citizens|从膝盖那么高看出去。|Seen from knee height.|27 28 29 43 50
safe|平安手册|Keeping Safe|学会了，最好用不上。|Learn it; may you never need it.|11 5 57
`.trim().split('\n').map((line) => {
  const [id = '', chinese = '', english = '', chineseAbout = '', englishAbout = '', episodes = ''] = line.split('|')
  return { id: `collection-${id}`, title: bilingual(chinese, english), summary: bilingual(chineseAbout, englishAbout), episodes: episodes.split(' ').map(Number) }
})
