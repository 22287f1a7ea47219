/** News and everyday life. */
export const city = `
news-city | city river heritage | 周晓江 | Zhou Xiaojiang
===
老渡口的下一个一百年，由每天走过它的人来写
停航三十一年的码头征集去向，四千多份答卷里，最多人写下同一个词：坐。
最后一班渡轮是三十一年前的冬天开走的。此后老渡口的石阶仍然每天有人走下去，走到水边，站一会儿，再走上来。

上个月，市里把这座码头的去向交给了居民。十八天里收到答卷四千一百零六份，最年轻的答题人六岁，她画了一张桌子，桌子底下是鱼。

![city-bridge-golden] 傍晚的老渡口，石阶一直伸进水里。

## 一个词

规划师叶青禾把所有答卷铺在旧候船厅的地上，跪着看了两天。她原以为会看到博物馆、夜市、观景台，结果出现最多的词只有一个字：坐。

> 人们不是缺一个去处，是缺一个可以不花钱、不被催、坐着看水的地方。 | 叶青禾，规划师

排在后面的是“渡船能不能再开”，有九百多人写。老船工霍连山今年八十一岁，他在电话里说，如果船再开，他愿意去收票。

## 三个方案

- **留白**：只修石阶、加扶手、种两排乌桕，候船厅改成阅览室
- **复航**：恢复一条只载人的慢船，每天早晚各两班
- **半水**：在枯水期露出的滩地上做一片会被淹没的广场，水来了就让给水

三个方案的模型本周起在候船厅展出，每个旁边放着一摞白纸和一支铅笔。

## 接下来怎么定

| 时间 | 做什么 |
| 本周五 | 征求意见截止 |
| 下月初 | 居民代表与设计师面对面 |
| 明年枯水期 | 开工 |

霍连山昨天自己走来了。他在模型前看了很久，然后在白纸上写了一行字，字很大，站在后面的人都看得见：船停了，岸还在。

![karst-sunrise] 清晨六点的渡口。第一批来的人总是钓鱼的。

![canal-lanterns] 夜里，栈桥的灯由附近的住户轮流点。

!map[old-ferry 28.2103,112.9731] 从钟楼步行到老渡口约十二分钟，虚线是沿途没有台阶的走法。点图看位置。

!sound[spoken-zh-river-story] 听：最后一班渡船的水手讲那个冬天

## 最新进展

@ 09:30 方案旁的白纸收进箱里，共三百一十二张。
@ 14:10 评审会公开直播，旁听席坐满。
@ 18:45 首批入选的十条建议贴在栈桥入口。

相关阅读：[跟着七路车跑一夜](/posts/post-000003)、[灯笼街的灯，是谁在修](/posts/post-000009)，也可以听专辑[《夜航兰江》](/albums/album-night-river)。
===
Who writes the next hundred years of the Old Ferry? Those who walk past it
The pier has been silent for thirty-one years. In four thousand answers one word returns more often than any other: sit.
The last boat left in the winter thirty-one years ago. Since then people have kept walking down the steps of the Old Ferry every day, to the water, to stand for a while and come up again.

Last month the city put the future of the pier to its residents. In eighteen days 4,106 answers came back. The youngest author is six; she drew a table, with fish under it.

![city-bridge-golden] The Old Ferry in the evening. The steps go on into the water.

## One word

Ye Qinghe, the planner, spread the answers on the floor of the old waiting hall and knelt over them for two days. She had expected museums, night markets, viewing decks. The word that came up most was simply: sit.

> People do not lack a destination. They lack a place to sit and look at water without paying and without being hurried. | Ye Qinghe, planner

Next came the question whether the boat might run again; more than nine hundred asked it. Huo Lianshan, a boatman of eighty-one, says on the telephone that he would collect the tickets.

## Three ways

- **Leave it**: mend the steps, add handrails, plant two rows of tallow trees, make the hall a reading room
- **Sail again**: one slow boat for people only, twice in the morning and twice at night
- **Half water**: a square on the flats that show in the dry season, given back to the river when it rises

The models are on show from this week, each with a stack of white paper and a pencil.

## How it is decided

| When | What |
| Friday | The last answers |
| Early next month | Residents meet the architects |
| Next dry season | Work begins |

Yesterday Huo Lianshan came on foot. He looked at the models for a long time, and then wrote one line, in letters large enough for those behind him: the boat has stopped; the bank is here.

![karst-sunrise] Six in the morning at the ferry. The first to come are always the anglers.

![canal-lanterns] At night the neighbours take turns to light the pier.

!map[old-ferry 28.2103,112.9731] Twelve minutes on foot from the clock tower; the dotted line is the way without steps. Tap for the place.

!sound[spoken-en-river-story] Listen: a hand of the last boat remembers that winter

## As it happened

@ 09:30 The sheets beside the models are gathered: 312 of them.
@ 14:10 The jury meets in public, and every seat is taken.
@ 18:45 The first ten proposals hang at the head of the pier.

Read on: [A night on line 7](/posts/post-000003), [Who mends the lanterns of Lantern Street?](/posts/post-000009), or listen to [Night on the Lan](/albums/album-night-river).
####
living-transport | bus transport city | 马奔 | Ma Ben
===
跟着七路车跑一夜：最后十四个人都去了哪里
末班车延长的第一晚，我们坐到终点，又坐了回来。
二十二点五十分，七路末班车从渡口发车，车上十四个人。

前排靠窗的女孩在人民医院上夜班，保温杯里是红枣茶。她说以前九点半就没车了，要么早到三个钟头，要么打车花掉三分之一的夜班费。

![avenue-bus] 末班七路车，车头的灯照着樟树大道。

## 第三站到第九站

第三站上来一位厨师，身上带着葱油味；第六站下去两个补习班的学生，书包撞在扶手上。第八站，司机等了四十秒，因为后视镜里有人在跑。

> 时刻表上没有这四十秒，可是谁还没跑过呢。 | 康师傅，七路车司机

## 一个数字

延长末班以后的第一周，七路晚间平均每班载客十一点四人，高于公交公司预计的七人。公司说，这条线会留下来，并且在二十三点以后试行站间停靠。

回程只有我和康师傅。江面很黑，桥上的灯一盏一盏从车窗滑过去。他忽然说，他母亲也坐过七路，那时候车是红的。

![metro-night] 凌晨一点，换乘站只剩保洁员。

| 站 | 时刻 | 上车 | 下车 | 他们去哪里 |
| 老渡口 | 23:05 | 9 | 0 | 收摊回家 |
| 市人民医院 | 23:18 | 4 | 2 | 换夜班 |
| 东港北门 | 23:41 | 1 | 7 | 卸货 |
| 印染厂 | 23:57 | 0 | 5 | 到家 |

!sound[music-first-bus] 听：车厢里的一分钟，未经剪辑

相关：[凌晨三点的菜市场](/posts/post-000013)
===
A night on line 7: where the last fourteen people went
On the first night of the later buses we rode to the end of the line, and back.
At 22:50 the last number 7 leaves the ferry with fourteen people.

The girl by the front window is on night duty at the City People’s Hospital; there is date tea in her flask. Before, the buses ended at half past nine. She could come three hours early, or spend a third of her night’s pay on a taxi.

![avenue-bus] The last number 7. Its lamps light up Camphor Avenue.

## Stops three to nine

At the third stop a cook gets on and brings a smell of scallion oil; at the sixth two pupils get off after evening class. At the eighth the driver waits forty seconds, because there is someone running in his mirror.

> Those forty seconds are not in the timetable. But who has never run? | Mr Kang, driver on line 7

## One number

In its first week each late bus carried 11.4 people, where the company had reckoned with seven. The line stays, and after eleven drivers will stop between stops as well.

On the way back there were only Mr Kang and I. The river was dark, and the lamps of the bridge slid past one by one. His mother had taken the number 7 too, he said suddenly. In those days it was red.

![metro-night] One in the morning: only the cleaners are left at the interchange.

| Stop | Time | On | Off | Where they go |
| Old Ferry | 23:05 | 9 | 0 | home from the stalls |
| City People’s Hospital | 23:18 | 4 | 2 | to the night shift |
| Eastport, north gate | 23:41 | 1 | 7 | to unload |
| Dyeworks | 23:57 | 0 | 5 | home |

!sound[music-first-bus] Listen: a minute in the bus, uncut

See also: [The market at three in the morning](/posts/post-000013)
####
news-economy | harbour industry trade | 宋远 | Song Yuan
===
一箱螺丝的旅程：东港第四泊位开港记
从望江区一间四十人的车间，到七千公里外的一座风场，它走了三十三天。
箱子是周二早上封好的，里面是一万两千颗风机塔筒用的高强螺丝。车间主任鲍振在箱盖上用粉笔写了个“顺”。

四十分钟后它到了东港。第四泊位上周刚开港，吊臂还很亮，地上的黄线像刚画的作业本。

## 少等的那一天半

以前这样的箱子要在堆场等两到三天，因为只有三个泊位。现在平均等待缩短到一天以内。对一间小厂来说，少等一天半，意味着少压一笔货款，意味着下个月敢接一张更大的单子。

| 环节 | 从前 | 现在 |
| 进港核验 | 2小时 | 20分钟 |
| 堆场等待 | 2至3天 | 不到1天 |
| 装船 | 9小时 | 6小时 |

> 港口的大，不在于船大，在于小厂的小箱子也不用等。 | 鲍振，车间主任

## 螺丝最后在哪里

三十三天后，鲍振收到一张照片：一座白色风塔立在陌生的山脊上。对方没有写字，只在塔筒接缝处画了个红圈。他放大看了很久，说，拧得很正。

![harbour-morning] 第四泊位的第一条船，卸货用了五小时四十分。

![railway-autumn] 每天两列班列，把箱子送进山里。

| 路线 | 里程（公里） | 时间 | 每箱运费（元） | 比去年 |
| 全程公路 | 742 | 11 小时 | 4,860 | 涨 3% |
| 公路加水路 | 815 | 38 小时 | 2,940 | 跌 8% |
| 铁路加水路 | 798 | 29 小时 | 2,610 | 跌 14% |

!map[eastport 28.2412,113.0526] 东港第四泊位在环城高速出口以东两公里。
===
The journey of a box of bolts: berth four opens at Eastport
From a workshop of forty in Rivergate to a wind farm seven thousand kilometres away it took thirty-three days.
The box was closed on Tuesday morning: twelve thousand bolts for the towers of wind turbines. On its lid Bao Zhen, foreman, chalked the character for smooth.

Forty minutes later it was at Eastport. Berth four had opened the week before. The cranes still shone, and the yellow lines looked like a fresh exercise book.

## A day and a half less

With three berths such a box used to wait two or three days in the yard. Now it is less than one. For a small works that is money not tied up for a day and a half, and the courage to take a larger order next month.

| Step | Before | Now |
| Papers | 2 hours | 20 minutes |
| In the yard | 2 to 3 days | under a day |
| Loading | 9 hours | 6 hours |

> A port is not great because its ships are large, but because small boxes need not wait. | Bao Zhen, foreman

## Where the bolts are

Thirty-three days later Bao Zhen received a photograph of a white tower on a ridge that he did not know. There were no words, only a red circle round one joint. He enlarged it and looked for a long time. It is tight, he said, and straight.

![harbour-morning] The first ship at berth four was unloaded in five hours and forty minutes.

![railway-autumn] Two trains a day take the boxes on into the hills.

| Route | Kilometres | Time | Yuan a box | On last year |
| Road all the way | 742 | 11 hours | 4,860 | up 3% |
| Road and water | 815 | 38 hours | 2,940 | down 8% |
| Rail and water | 798 | 29 hours | 2,610 | down 14% |

!map[eastport 28.2412,113.0526] Berth four lies two kilometres east of the ring road.
####
news-weather | rain flood weather | 苗青 | Miao Qing
===
水位二十四小时：江水涨了一米，城里发生了什么
我们守在南堤的水尺旁，记下每一个整点。
早上七点，南堤水尺读数二十四米一。水务站的值班员小蓝在本子上写下第一行，字很工整。

## 上午：一厘米一厘米

九点，二十四米二六。下游的钓鱼人收了竿。十点，第一层石阶不见了。十一点，社区广播请停在江边的车主下楼。

![river-valley-rain] 十一点二十分，南堤最低一级平台被水漫过。

## 下午：人开始多起来

不是看热闹的人，是带着沙袋的人。柳荫社区的居民自己排成一行，从卡车到堤脚，一袋一袋传过去。八十七岁的老教师在旁边数数，数到一千就换手。

> 我们年轻时也这么传过，那年传的是砖。 | 一位老教师

## 夜里：等

- 二十点，二十四米九七
- 二十三点，二十五米零八，全日最高
- 次日三点，二十五米零二，开始回落

三点零五分，小蓝在本子上画了一个很小的箭头，朝下。她没有叫醒别人，一个人站在雨里，站了很久。

**现在**：水位已退至警戒线以下零点八米，南堤步道仍封闭，预计后天上午开放。

## 实时更新

@ 06:00 江水 24.05 米，低于警戒水位一米八五。
@ 11:30 上游水库开闸，预计傍晚到达。
@ 17:20 江滩步道关闭，三处停车场清空。
@ 22:40 水位 25.06 米，涨势放缓。
@ 05:50 水位回落，步道预计上午十点重开。

![city-rain] 午后两点，江面比平日宽了一半。

![avenue-rescue] 救援队在三桥下待命，一夜没有出动。

| 测站 | 06:00 | 14:00 | 22:00 | 警戒 |
| 上渡 | 24.6 | 25.1 | 25.5 | 26.5 |
| 南堤 | 24.1 | 24.6 | 25.1 | 25.9 |
| 东港 | 23.2 | 23.5 | 24.1 | 25.4 |

遇险请拨 [12345](tel:12345)，各测站数据见[水文公报](https://example.org/water)。
===
Twenty-four hours of high water: the river rose by a metre, and the city with it
We stood by the gauge on the South Dyke and wrote down every full hour.
At seven the gauge on the South Dyke reads 24.10. Xiao Lan of the water office writes the first line of her day in a neat hand.

## Morning: by the centimetre

At nine it is 24.26, and the anglers downstream pack up. By ten the lowest step is gone. At eleven the loudspeakers ask those who parked by the river to come down.

![river-valley-rain] 11:20. The lowest terrace of the South Dyke goes under.

## Afternoon: people come

Not to watch; they bring sandbags. The people of Willow Shade form a line of their own from the lorry to the foot of the dyke and hand them on, one by one. A teacher of eighty-seven keeps count, and at each thousand the line changes hands.

> We did the same when we were young. That year it was bricks. | A retired teacher

## Night: waiting

- 20:00, 24.97 metres
- 23:00, 25.08, the highest of the day
- 03:00, 25.02, falling

At five past three Xiao Lan drew a very small arrow in her book, pointing down. She woke nobody. She stood alone in the rain for a long time.

**Now**: the river is 0.8 metres below the warning line. The path on the South Dyke is still closed, until the morning after next as things stand.

## Hour by hour

@ 06:00 24.05 metres, 1.85 below the warning mark.
@ 11:30 The reservoir upstream opens a gate; the water is due by evening.
@ 17:20 The riverside path is closed, three car parks are cleared.
@ 22:40 25.06 metres; it rises more slowly.
@ 05:50 It falls. The path should open again at ten.

![city-rain] Two in the afternoon: half as wide again as usual.

![avenue-rescue] A rescue team waited below the third bridge, all night, for nothing.

| Gauge | 06:00 | 14:00 | 22:00 | Warning |
| Upper Ferry | 24.6 | 25.1 | 25.5 | 26.5 |
| South Dyke | 24.1 | 24.6 | 25.1 | 25.9 |
| Eastport | 23.2 | 23.5 | 24.1 | 25.4 |

In danger call [12345](tel:12345). The readings of all gauges are in the [bulletin](https://example.org/water).
####
living-neighbours | lanterns people old-town | 林小渡 | Lin Xiaodu
===
灯笼街的灯，是谁在修
章伯修了四十年灯笼，今年收了第一个徒弟，是个程序员。
灯笼街一共三百二十六盏灯。章伯不用数，走一遍就知道哪盏暗了，像母亲听得出哪个孩子咳嗽。

他的工具箱里有竹篾、桑皮纸、鱼胶，还有一支红外测温枪。测温枪是徒弟送的。

## 一个程序员为什么来糊灯笼

徒弟叫阿哲，二十七岁，白天写代码，晚上来学糊纸。理由他只说过一次：代码改坏了可以退回去，纸不行，所以手会认真起来。

![canal-lanterns] 入夜的灯笼街，三百二十六盏灯一盏不少。

他给每盏灯编了号，做了一张表：哪年换的骨、谁家门口、风大的时候晃多少。章伯看不懂表，但是看得懂他的手，说：可以了，能糊小的了。

> 灯不是挂给游客看的，是挂给晚回家的人看的。 | 章伯

## 学三样东西

1. 篾要顺着劈，逆着就断
2. 纸要湿着绷，干着就皱
3. 灯要往下看，站在灯下的人舒不舒服，才算修好

本月最后一个周六，章伯和阿哲在街口开半天的课，教做巴掌大的小灯。材料费十五元，左撇子请自带剪刀。

!video[lanterns] 十秒：傍晚六点一刻，整条街一起亮起来

![canal-snow] 下雪那天，灯罩上要先扫一遍。

> 灯不是挂给游客看的，是给晚归的人看的。 | 街坊，住在十七号

!map[lantern-street 28.1987,112.9702] 灯笼街步行区，点灯时间为日落后一刻钟。
===
Who mends the lanterns of Lantern Street?
Old Zhang has mended them for forty years. This year he took his first apprentice, a programmer.
There are 326 lanterns in Lantern Street. Old Zhang does not count them. He walks through once and knows which is dim, as a mother knows which child coughed.

In his box are bamboo splints, mulberry paper, fish glue, and an infrared thermometer, a present from the apprentice.

## Why a programmer glues paper

Azhe is twenty-seven. By day he writes code; at night he learns to stretch paper. He gave his reason once: bad code can be taken back, paper cannot, so the hand begins to pay attention.

![canal-lanterns] Lantern Street at night: 326 lamps, and none missing.

He has numbered them and keeps a table: when the ribs were changed, whose door it is, how far each swings in the wind. Old Zhang cannot read the table, but he can read hands. “Good,” he said. “You may do small ones.”

> The lamps do not hang here for visitors. They hang for those who come home late. | Old Zhang

## Three things to learn

1. Split with the grain; against it, it snaps
2. Stretch the paper wet; dry, it wrinkles
3. Look from below: a lamp is mended when whoever stands under it feels well

On the last Saturday of the month the two teach for half a day at the corner: lamps the size of a hand, fifteen yuan for the paper. Left-handers, bring your scissors.

!video[lanterns] Ten seconds: a quarter past six, and the whole street lights up

![canal-snow] When it snows, the shades are swept first.

> They do not hang there for visitors. They hang there for whoever comes home late. | A neighbour at number 17

!map[lantern-street 28.1987,112.9702] Lantern Street is for walkers; the lamps are lit a quarter of an hour after sunset.
####
living-housing | housing community elders | 石磊 | Shi Lei
===
六楼的王阿婆终于下楼了：一部电梯的九十天
调解员的笔记本里，记着十一次会、三次摔门和一碗绿豆汤。
王阿婆住六楼，八十四岁，上一次下楼是两年前的重阳节。

她的楼要装电梯。十二户人家，十一户同意，一楼的孟师傅不同意。他怕挡光，怕吵，怕自己那棵种了二十年的枇杷树。

## 第一次会到第十一次会

前三次会都在摔门中结束。第四次，调解员没有开会，提着一碗绿豆汤去坐了一个下午，只聊枇杷。第七次，设计师带来一盏台灯和一个纸盒，在孟师傅家客厅里模拟了冬至那天的影子：井道后退六十厘米，光就回来了。

> 他不是不讲理，他只是没有人把理拿到他家里来讲。 | 石磊，调解员

## 写进图纸的四条

- 井道后退六十厘米，用磨砂玻璃
- 曳引机放在楼顶，加减震垫
- 枇杷树移栽两米，由园林站保活两年
- 一楼不出钱，永久有使用权

第九十天，电梯试运行。按按钮的是孟师傅，第一位乘客是王阿婆。她在楼下坐了一个下午，看孩子、看狗、看人打牌，天黑了也不肯上去。

枇杷树活了。今年结得少，孟师傅给每层送了三颗。
===
Granny Wang has come down from the sixth floor: ninety days of a lift
The mediator’s notebook lists eleven meetings, three slammed doors and a bowl of mung bean soup.
Granny Wang is eighty-four and lives on the sixth floor. The last time she had been downstairs was at the festival of the elders two years ago.

Her house was to have a lift. Of twelve families eleven agreed. Mr Meng on the ground floor did not: he feared for the light, the quiet, and the loquat that he had planted twenty years ago.

## Meetings one to eleven

The first three ended with a slammed door. Instead of the fourth the mediator brought a bowl of soup and sat for an afternoon, talking of loquats only. For the seventh the architect came with a desk lamp and a cardboard box, and showed in Mr Meng’s own sitting room where the shadow falls at midwinter. Move the shaft by sixty centimetres, and the light comes back.

> He was not unreasonable. Nobody had brought the reasons to his house. | Shi Lei, mediator

## Four points in the plans

- The shaft moves back by sixty centimetres, in frosted glass
- The machine stands on the roof, on rubber
- The loquat moves by two metres and is looked after for two years
- The ground floor pays nothing and may always use it

On day ninety Mr Meng pressed the button. Granny Wang rode first. She sat below all afternoon and watched the children, the dogs and the card players, and would not go up when it grew dark.

The loquat lived. It bore little this year. Mr Meng took three to every floor.
####
living-market | market food life | 唐果 | Tang Guo
===
凌晨三点的菜市场，灯一盏一盏亮起来
卖豆腐的、杀鱼的、算账的，一座城的早饭从这里开始。
三点整，第一盏灯是豆腐摊的。许二姐掀开木桶盖，热气比人高。

三点二十，鱼车到了。水花溅在胶鞋上，卖鱼的老蔡把氧气泵的声音叫作“它们在打呼噜”。

![market-morning] 六点以前，光从顶棚的缝里斜着下来。

## 四点钟的规矩

这个钟点买菜的不是居民，是三十七家小饭馆的老板。他们不讲价，只说“老样子”。偶尔谁家没来，许二姐会打个电话，问是不是病了。

> 账可以月底算，人要天天见。 | 许二姐

## 五点以后

第一批居民来了，多半是老人。他们慢，问得细，会为两根葱站一刻钟。算账的小常说，这一刻钟才是生意：二十年后，来买葱的会是他们的孙子。

- 豆腐六点前最嫩
- 江鱼周二、周五到
- 雨天菜价涨两成，别慌，隔天就回来

七点，太阳照到秤盘上，唐果买了一块豆腐、一把葱、一条鲫鱼，一共二十一块五。许二姐抹掉了五毛。

![market-night] 三点二十，鱼档先开灯。

![fruit-bowl] 四点半，水果从车上直接摆进竹筐。

| 品种 | 产地 | 批发价（元/斤） | 零售价（元/斤） |
| 嫩藕 | 荷塘村 | 2.8 | 4.5 |
| 小白菜 | 南堤 | 1.1 | 2.0 |
| 鲫鱼 | 青石水库 | 8.2 | 12.0 |

!sound[spoken-zh-morning-news] 听：今天的早市播报
===
The market at three in the morning: the lamps come on one by one
Tofu, fish and sums. This is where the city’s breakfast begins.
At three sharp the first lamp is that of the tofu stall. Second Sister Xu lifts the lid of the barrel, and the steam stands taller than she does.

At twenty past the fish arrive. Water splashes on rubber boots. Old Cai, who sells them, says of the air pumps: “They are snoring.”

![market-morning] Before six the light comes slanting through the gaps in the roof.

## The rule of four o’clock

At this hour it is not residents who buy but thirty-seven small restaurants. They do not haggle; they say “as ever”. When one does not come, Second Sister Xu telephones and asks who is ill.

> The bill can wait until the end of the month. People you have to see every day. | Second Sister Xu

## After five

The first residents are old. They are slow and thorough and will stand a quarter of an hour for two spring onions. That quarter of an hour, says Xiao Chang, who keeps the books, is the business: in twenty years their grandchildren will come for onions.

- Tofu is at its best before six
- River fish on Tuesdays and Fridays
- On rainy days prices rise by a fifth. Do not worry, they come back

At seven the sun reached the scales. I bought tofu, onions and a carp for twenty-one and a half yuan. Second Sister Xu let the half go.

![market-night] Twenty past three: the fish stalls light their lamps first.

![fruit-bowl] Half past four: from the lorry straight into the baskets.

| Kind | From | Wholesale (yuan a jin) | Retail (yuan a jin) |
| Lotus root | Lotus Village | 2.8 | 4.5 |
| Greens | South Dyke | 1.1 | 2.0 |
| Carp | Bluestone reservoir | 8.2 | 12.0 |

!sound[spoken-en-market-walk] Listen: a walk through the market
####
living-safety | fire safety rescue | 丁一 | Ding Yi
===
消防站的早晨：五十秒，先穿左脚
警铃响的时候，二班正在包饺子。
云台消防站的墙上有一块秒表，停在五十。那是全站出警的底线：从铃响到车轮过线，不超过五十秒。

我们去的那天，二班在包饺子。铃响，十一双手同时松开，面粉扬起来，人已经不见了。四十七秒。

## 为什么先穿左脚

靴子按左脚朝外摆，因为滑杆下来身体向右转。这是班长晏青试了两百多次试出来的，省零点八秒。

> 零点八秒是两级楼梯，有时候，两级楼梯就是一个人。 | 晏青，班长

![fire-station] 车库门升起，秒表停在四十七。

## 七成不是火

去年全站出警一千九百次，真正的火只占三成，其余是：困电梯、摘马蜂窝、戒指取不下来、猫。猫的那一栏，写着四十四。

请记住

1. 油锅起火，盖锅盖，不要浇水
2. 不堵消防通道，不在楼道充电
3. 打119，先说地址，再说烧了什么，最后说有没有人

中午十二点，饺子重新下锅。有三个破了，谁包的，大家都知道，谁也没说。

![avenue-rescue] 从警铃到出车，今早用了四十七秒。

## 一个早晨

@ 05:58 起床哨。
@ 06:10 检查水压、器材和对讲机。
@ 07:26 警铃：印染厂路一户厨房冒烟。
@ 07:41 确认无人受伤，返回。

1. 先穿左脚
2. 再拉拉链
3. 上车之后再说话
===
Morning at the fire station: fifty seconds, left foot first
When the bell rang, squad two was making dumplings.
On the wall of Cloudterrace station hangs a stopwatch that stands at fifty. That is the limit: from the bell until the wheels cross the line.

On our day squad two was making dumplings. The bell rang, eleven pairs of hands let go, flour rose in the air, and they were gone. Forty-seven.

## Why the left foot

The boots stand with the left one outside, since you leave the pole turning to the right. Squad leader Yan Qing found that out in more than two hundred tries. It saves 0.8 seconds.

> That is two stairs. Sometimes two stairs are a person. | Yan Qing, squad leader

![fire-station] The gate goes up; the stopwatch stands at 47.

## Seven of ten are no fires

Of 1,900 calls last year three in ten were fires. The rest: lifts, wasps, rings that will not come off, cats. In the column for cats it says 44.

Keep in mind

1. When a pan burns, use the lid, never water
2. Leave the fire lane free, and charge nothing in the stairwell
3. Dial 119: first where, then what burns, then whether anyone is inside

At noon the dumplings went back into the pot. Three had burst. Everyone knew whose they were. Nobody said so.

![avenue-rescue] From the bell to the road: forty-seven seconds this morning.

## One morning

@ 05:58 The whistle.
@ 06:10 Pressure, tools and radios are checked.
@ 07:26 The bell: smoke from a kitchen on Dyeworks Road.
@ 07:41 Nobody is hurt. They drive back.

1. Left foot first
2. Then the zip
3. Talk once you are in the car
####
news-council | council government policy | 沈亦舟 | Shen Yizhou
===
三分钟看懂今年的二十四件实事
按花钱多少排，最贵的修桥，最便宜的买了一千二百只马扎。
市里公布了今年的民生清单，一共二十四件。文件有四十一页，我们替你读完了。

## 按钱排

| 事 | 预算 | 什么时候好 |
| 跨江步行桥加固 | 2.1亿元 | 年底 |
| 老小区雨污分流（19处） | 9800万元 | 明年汛期前 |
| 社区食堂（22家） | 3100万元 | 分批，最早本月 |
| 夜间公交（6条） | 640万元 | 已经开行 |
| 公园马扎（1200只） | 3万元 | 下周末 |

## 最小的一件

马扎是一位退休工人写信提的：公园有长椅，但总在太阳底下；马扎可以自己搬到树荫里。信只有三行，批示也只有两个字：可行。

> 三万块钱买一千二百个主意，值。 | 一位参与评议的居民

## 谁来盯

每件事后面都印着一个名字和一个电话，可以打。我们随机拨了五个，四个接了，一个在开会，二十分钟后回了过来。

完整清单在文末，也可以在社区公告栏看到。年底，我们会再读一遍，一件一件打勾。

![council-hall] 二十四件实事的进度，每季度在市政厅门口张贴一次。

| 类别 | 件数 | 预算（万元） | 已完工 | 负责部门 | 群众热线 |
| 出行 | 7 | 4,320 | 3 | 交通局 | 12345-1 |
| 住房 | 5 | 6,180 | 1 | 住建局 | 12345-2 |
| 教育 | 4 | 2,750 | 2 | 教育局 | 12345-3 |
| 医疗 | 4 | 3,060 | 2 | 卫健委 | 12345-4 |
| 环境 | 4 | 1,980 | 4 | 生态环境局 | 12345-5 |

!sound[spoken-zh-morning-news] 听：三分钟版本

完整清单见[公开文件](https://example.org/works)，往年的进展见[预算会旁听记](/posts/post-000031)。
===
This year’s twenty-four works in three minutes
By what they cost: the dearest is a bridge, the cheapest 1,200 folding stools.
The city has published this year’s list of works for its residents, twenty-four of them on forty-one pages. We have read it for you.

## By money

| Work | Budget | Ready |
| Footbridge strengthened | 210 million | end of the year |
| Drains in 19 old estates | 98 million | before next high water |
| 22 community kitchens | 31 million | in turn, from this month |
| 6 night buses | 6.4 million | running |
| 1,200 stools for parks | 30,000 | next weekend |

## The smallest

The stools were proposed by a retired worker: parks have benches, but in the sun; a stool can be carried into the shade. His letter had three lines. The note on it has one word: feasible.

> Twelve hundred good ideas for thirty thousand yuan. | A resident on the panel

## Who watches

Behind each item stand a name and a number. We rang five at random. Four answered; one was in a meeting and called back after twenty minutes.

The whole list hangs on every neighbourhood’s board. At the end of the year we shall read it again, and tick.

![council-hall] The state of the twenty-four works hangs beside the door of the hall every quarter.

| Field | Works | Budget (10,000 yuan) | Done | Office | Line |
| Transport | 7 | 4,320 | 3 | Transport | 12345-1 |
| Housing | 5 | 6,180 | 1 | Housing | 12345-2 |
| Schools | 4 | 2,750 | 2 | Education | 12345-3 |
| Health | 4 | 3,060 | 2 | Health | 12345-4 |
| Environment | 4 | 1,980 | 4 | Environment | 12345-5 |

!sound[spoken-en-morning-news] Listen: the same in a minute

The whole list is in the [public file](https://example.org/works); how the money is argued over, in [Sitting in on the budget](/posts/post-000031).
####
news-city | night city people | 何以安 | He Yi’an
===
夜里两点，这座城市醒着的一百个理由
护士、面包师、守桥人，还有一个给星星拍照的高中生。
我们在夜里两点到四点之间走了六公里，遇到三十九个醒着的人，问了同一个问题：你为什么没睡？

## 他们这样回答

- “面要发四个钟头。”——面包师，船厂路
- “十七床刚退烧。”——护士，人民医院
- “桥也要有人陪。”——守桥人，三桥
- “我在等猎户座转过那根烟囱。”——高中生，老粮站楼顶
- “吵架了，出来走走，快走完了。”——不愿透露姓名

![city-bridge-night] 三桥夜里两点四十分，值守室的灯是暖的。

## 守桥人的温度计

三桥有一间值守室，四平方米，墙上钉着十二支温度计，测的是桥不同位置的冷热。守桥人老屠说，钢铁夜里会缩，声音像有人叹气，听惯了反倒安心。

> 睡着的城市和醒着的城市是两座，我上班，是在看着它们换班。 | 老屠

四点十分，第一家早餐铺掀开蒸笼。高中生拍到了，给我们看：烟囱旁边，三颗星排成一条线。

![city-rain] 两点十分，下了一场四分钟的雨。

![city-fireworks] 那一夜，江对岸有人在放烟花，庆祝什么没人知道。

!sound[music-after-midnight] 听：夜里两点的江边，录于三桥

> 睡不着的时候，看见别家的灯，就不觉得是一个人。 | 一位不愿具名的读者
===
Two in the morning: a hundred reasons to be awake
Nurses, bakers, the keeper of a bridge, and a pupil who photographs stars.
Between two and four at night we walked six kilometres, met thirty-nine people who were awake, and asked each of them why.

## They said

- “Dough takes four hours.” A baker, Shipyard Road
- “Bed seventeen has just cooled down.” A nurse, City People’s Hospital
- “A bridge needs company.” The keeper of the Third Bridge
- “I am waiting for Orion to pass that chimney.” A pupil, on the roof of the old granary
- “We quarrelled. I am walking. Nearly done.” No name given

![city-bridge-night] The Third Bridge at twenty to three; the lamp in the keeper’s room is warm.

## The keeper’s thermometers

The room on the Third Bridge has four square metres and twelve thermometers, for twelve parts of the bridge. Steel shrinks at night, says Old Tu, and sounds like a sigh. Once you are used to it, it is a comfort.

> The city asleep and the city awake are two cities. My work is to watch them change shifts. | Old Tu

At ten past four the first steamer was opened. The pupil had his picture: beside the chimney three stars in a row.

![city-rain] Ten past two: four minutes of rain.

![city-fireworks] Across the river somebody let off fireworks. Nobody knows for what.

!sound[music-after-midnight] Listen: the river at two, from the third bridge

> When I cannot sleep and see another lamp, I am not alone. | A reader who did not want to be named
####
living-neighbours | volunteers community care | 何明月 | He Mingyue
===
陪王老师去看一次海：志愿者的一天
她教了三十八年地理，没有见过海。
王秀梅老师七十九岁，教了三十八年地理，能在黑板上徒手画出中国的海岸线，却没有见过海。

这个愿望写在社区的小黑板上，排在“修水管”和“找人下棋”中间。三个志愿者看见了。

## 一张轮椅，两班车

五点出发，先坐绿皮车，再换大巴。轮椅要侧着推过检票口，这是昨天排练过的。路上王老师给大家讲洋流，讲到第三条，车厢里有五个陌生人也在听。

![coast-sunset] 十六点五十二分，她看了很久，没有说话。

## 到了

她让把轮椅推到水边，弯腰摸了一下沙子，然后纠正了自己讲了三十八年的一句话：

> 我一直说海是蓝的。不对，它一直在变。我欠三千个学生一句更正。 | 王秀梅

回程她睡着了，手里攥着一只贝壳。第二天，小黑板上那一行被擦掉，旁边多了一行新的粉笔字，是她写的：可以教人画海岸线，周三下午。
===
Taking Miss Wang to the sea: a volunteers’ day
She taught geography for thirty-eight years and had never seen the sea.
Wang Xiumei is seventy-nine. She taught geography for thirty-eight years and can draw the coast of China on a blackboard by hand. She had never seen the sea.

The wish stood on the neighbourhood’s board between “mend a pipe” and “someone to play chess with”. Three volunteers read it.

## One wheelchair, two connections

We left at five, first by the slow train, then by coach. A wheelchair goes through the barrier sideways; we had rehearsed it the day before. On the way she explained ocean currents. By the third, five strangers were listening.

![coast-sunset] 16:52. She looked for a long time and said nothing.

## There

She asked to be pushed to the edge, bent down, touched the sand, and then corrected what she had said for thirty-eight years:

> I always told them the sea is blue. It is not. It keeps changing. I owe three thousand pupils a correction. | Wang Xiumei

On the way back she slept with a shell in her hand. The next day the line on the board was gone, and beside it stood a new one in her writing: can teach you to draw a coast, Wednesday afternoons.
####
living-transport | metro transport technology | 顾长风 | Gu Changfeng
===
江底两分半：地铁三号线试乘记
从白鹭洲到东港，以前四十分钟，现在一首歌。
列车离开白鹭洲站，灯光变成蓝色，这是告诉乘客：现在在江底了。

两分半钟。隧道最深处离江面三十一米，上面是泥沙、水、货船，再上面，是今天的晴天。

## 听

工程师景岚请大家安静十秒。能听见什么？风声、轨道声，还有一种很低的嗡嗡声，是盾构环片之间的橡胶在呼吸。

> 隧道会呼吸，一天两次，跟着潮位。幅度零点三毫米，你感觉不到，仪器感觉得到。 | 景岚，隧道工程师

## 时间表

| 站 | 首班 | 末班 |
| 白鹭洲 | 6:00 | 23:10 |
| 江心（通风站，不停） | - | - |
| 东港 | 6:06 | 23:16 |

## 还没做好的

无障碍电梯有一部还在调试，B口的导盲砖断了一截，换乘四号线要走三百米。这些都写在试乘意见里，运营公司答应开通前逐条答复。

出站时，一个孩子问妈妈，鱼知道我们从下面过去了吗。

![metro-platform] 江底站的站台门，玻璃上画着一百年来的水位。

![metro-viaduct] 过江之后，列车回到高架上。

| 区间 | 距离（公里） | 用时 |
| 老渡口 — 江底 | 1.4 | 1 分 05 秒 |
| 江底 — 东港 | 1.9 | 1 分 25 秒 |

- 首班车 05:50，末班车 23:30
- 每节车厢有两处轮椅席位
- 自行车折叠后可以带上车
===
Two and a half minutes under the river: a ride on metro line 3
From Egret Islet to Eastport it used to be forty minutes. Now it is a song.
The train leaves Egret Islet and its lamps turn blue. That says: you are under the river.

It takes two and a half minutes. At its deepest the tunnel lies thirty-one metres down; above it are silt, water, barges, and above those a sunny day.

## Listen

Jing Lan, engineer, asks for ten seconds of silence. There is wind, there are the rails, and there is a very low hum: the rubber between the rings, breathing.

> The tunnel breathes twice a day, with the level of the river. By 0.3 millimetres. You do not feel it; the instruments do. | Jing Lan, tunnel engineer

## Times

| Stop | First | Last |
| Egret Islet | 6:00 | 23:10 |
| Midstream (shaft only) | - | - |
| Eastport | 6:06 | 23:16 |

## Not ready yet

One lift is still being set up, the guiding tiles at exit B have a gap, and it is three hundred metres to line 4. All of it is in the visitors’ notes, and the company has promised an answer to each before the opening.

At the exit a child asked: do the fish know that we went by below?

![metro-platform] On the doors below the river stand the water levels of a hundred years.

![metro-viaduct] Once across, the train climbs back into daylight.

| From and to | Kilometres | Time |
| Old Ferry – Below the River | 1.4 | 1 min 05 s |
| Below the River – Eastport | 1.9 | 1 min 25 s |

- First train 05:50, last train 23:30
- Two wheelchair places in every car
- Folded bicycles may come along
####
news-economy | technology energy work | 宋远 | Song Yuan
===
三十六座风机的护士：他们每天爬八十米
山脊上的风一年吹两千四百小时，他们要在风停的时候上去。
风大不能上，雷雨不能上，风一停，电话就响。

翟鹏和他的搭档负责青石县山脊上的三十六座风机。塔筒里有一架直梯，八十米，没有窗，爬到一半会忘记自己在上还是在下。

![wind-fields] 山脊上的风机，每一座都有编号，他们给其中几座起了名字。

## 听诊

轮毂里的空间像一辆小车的后备厢。翟鹏先不看仪表，把耳朵贴在轴承座上听。他说每座风机的声音都不一样，七号像拉锯，二十二号像打呼噜。

> 仪表告诉你它病了，耳朵告诉你它快要病了。 | 翟鹏，风机维护员

## 一阵风值多少

- 一座风机转一圈，够一台冰箱用一小时
- 三十六座，一年够九万户人家
- 叶片每年要洗一次脸，用的是山泉水

下塔以前，他们会在舱顶站一分钟。从那里能看见兰江拐弯，看见城里自己家那片楼。他的女儿说，二十二号是我爸的。

![wind-fields-dusk] 傍晚收工，三十六座风机还剩三十五座在转。

> 上面没有信号，所以我们说话都说得很清楚。 | 检修班长

## 一天爬几次

1. 早上一次：看叶片
2. 中午一次：换润滑油
3. 傍晚，如果风小，再上去一次
===
Nurses to thirty-six turbines: eighty metres up, every day
The ridge has wind for 2,400 hours a year. They go up in the others.
Not in strong wind, not in thunder. When the wind drops, the telephone rings.

Zhai Peng and his partner look after thirty-six turbines on the ridge above Bluestone. Inside each tower stands a ladder of eighty metres, without a window. Half-way you forget which way you are going.

![wind-fields] Each turbine has a number. A few have names.

## By ear

The hub is as large as the boot of a small car. Zhai Peng does not look at the dials first; he lays his ear on the bearing. Each has a voice of its own: number seven saws, twenty-two snores.

> The dials say that it is ill. The ear says that it will be. | Zhai Peng, technician

## What a breeze is worth

- One turn runs a refrigerator for an hour
- Thirty-six turbines supply ninety thousand homes
- The blades have their faces washed once a year, with spring water

Before they climb down they stand on the roof for a minute. You can see the bend of the Lan from there, and the houses where they live. Twenty-two, says his daughter, is my father’s.

![wind-fields-dusk] Dusk: of thirty-six, thirty-five still turn.

> There is no signal up there, so whatever we say we say clearly. | The foreman

## How often a day

1. In the morning, for the blades
2. At noon, for the oil
3. At dusk, if the wind is low, once more
####
news-weather | winter snow weather | 苗青 | Miao Qing
===
今年第一场雪落在青石县，比往年早了九天
收音机里说“局部小雪”，村里的狗最先知道。
凌晨四点，青石县柏树湾的狗先叫了，然后大家知道下雪了。

气象台说，这是有记录以来第三早的初雪，比常年早九天。雪不大，只够盖住晒谷场，孩子们却已经找出了所有的盆。

![winter-village] 早上七点，村口的路还没有一个脚印。

## 为什么早

一股冷空气提前南下，正好碰上江面升起来的暖湿气。预报员打比方：好比蒸笼掀开盖，遇上了开着的窗。

> 最难报的不是大雪，是下不下得成。差半度，就是一场雨。 | 值班预报员

## 出门请注意

- 县道三处结冰，养护队已撒盐
- 校车晚发二十分钟
- 大棚请及时扫雪，厚度不要超过五厘米

中午雪就停了。下午三点，晒谷场上出现了今年第一个雪人，戴着村主任的草帽。

![winter-village-night] 停电的四十分钟里，每家窗口都点了蜡烛。

![snow-wood] 护林员说，雪压断的枝条要等化冻才能清。

@ 04:20 第一片雪落在县气象站的雨量筒上。
@ 07:00 积雪三厘米，中小学推迟一小时到校。
@ 12:30 山路解除封闭，班车恢复。
===
The first snow of the year has fallen on Bluestone, nine days early
The radio said “light snow in places”. The dogs knew first.
At four in the morning the dogs of Cypress Bay barked, and then everyone knew.

It is the third earliest first snow on record, nine days before the usual. There is not much of it, just enough for the threshing floor; the children have brought out every basin in the village.

![winter-village] Seven o’clock. Not a footprint yet on the road.

## Why so early

Cold air came south before its time and met the warm damp rising from the river. As if you had lifted the lid of a steamer beside an open window, says the forecaster.

> Heavy snow is easy. The hard thing is whether it snows at all. Half a degree, and it is rain. | The forecaster on duty

## If you go out

- Ice in three places on the county road; salt has been spread
- School buses leave twenty minutes later
- Sweep the greenhouses: no more than five centimetres

At noon it stopped. By three the first snowman of the year stood on the threshing floor, in the village head’s straw hat.

![winter-village-night] For forty minutes without power there was a candle in every window.

![snow-wood] Broken branches must wait for the thaw, says the forester.

@ 04:20 The first flake falls into the rain gauge of the station.
@ 07:00 Three centimetres; school begins an hour later.
@ 12:30 The pass is open, the bus runs again.
####
living-market | market shopping people | 唐果 | Tang Guo
===
一把秤的良心：米市巷公平秤三十年
它称过新米、药材、一只走失的小狗，从没有偏过一钱。
米市巷口有一台公平秤，绿漆，铸铁，谁都可以用，不要钱。

管秤的老覃每天早上用一枚铜砝码校一次，下午再校一次。铜砝码传了三代，磨亮的那一面照得见人。

## 称过什么

新米、干菇、中药、彩礼的红糖，有一回还称了一只走失的小狗，因为主人在电话里说：“六斤二两，多一两都不是它。”

> 秤不说话，可是谁都信它。人要是也能这样就好了。 | 老覃

## 三十年两次

三十年里，有两次争执到了老覃面前。一次是摊主错了，当场补上；一次是顾客看错了刻度，红着脸送来一袋橘子。

市场管理所说要给它换成电子的。街坊们开了个会，结论是：电子的放旁边，这台留着。

**小贴士**：觉得分量不对，先别吵，走十步，称一称。
===
The conscience of a scale: thirty years in Rice Market Lane
It has weighed rice, herbs and a lost puppy, and was never wrong by a gram.
At the mouth of Rice Market Lane stands a scale of green cast iron. Anyone may use it, for nothing.

Old Qin checks it every morning with a brass weight, and again in the afternoon. The weight has come down three generations; its polished side shows your face.

## What it has weighed

New rice, mushrooms, herbs, sugar for weddings; and once a lost puppy, because its owner had said on the telephone: “Three kilograms and a hundred grams. One gram more and it is not mine.”

> A scale does not speak, and everyone believes it. If only people were like that. | Old Qin

## Twice in thirty years

Twice a quarrel came before Old Qin. Once the seller was wrong and made it good on the spot; once the buyer had misread the dial, and came back, red in the face, with a bag of oranges.

The market office wanted to put in an electronic one. The neighbours met, and resolved: put it beside. This one stays.

**A tip**: if the weight seems wrong, do not quarrel. Walk ten steps, and weigh.
`
