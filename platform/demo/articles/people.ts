/** People and answers. */
export const people = `
news-council | council-chamber council policy | 苏晚 | Su Wan
===
旁听一场预算会：为了四万块的雨棚，他们讨论了五十分钟
十九位居民代表坐在最后一排，其中一位带了卷尺。
会议室不大，墙上的钟快三分钟，没人去调。议程第七项：渡口小学门口雨棚，预算四万二。

财政科的意见是可以缓一年。代表柏秀云站起来，打开卷尺，拉到一米二：“校门到路边就这么宽，下雨天八百个孩子挤在这一米二里等家长。您说缓一年，就是再淋六十场雨，我查了气象。”

![council-chamber] 最后一排的旁听席，每次二十个座位。

## 五十分钟

有人问能不能用便宜的板子，有人问能不能少做两米。第四十一分钟，工程师画了一张草图：把旧候车亭的顶拆来用，只要两万六。

> 钱不怕少，怕没有人算给我们听。 | 柏秀云，居民代表

表决通过。散会时有人把钟拨准了三分钟。

**想旁听**：每月第二个周三，提前两天在社区登记，按先后给座位。

![council-night] 会议开到晚上八点，走廊的灯先关了一半。

| 方案 | 造价（元） | 使用年限 | 每年维护（元） | 票数 |
| 铝板雨棚 | 40,000 | 15 | 600 | 11 |
| 帆布雨棚 | 18,000 | 5 | 1,200 | 6 |
| 不建 | 0 | – | 0 | 2 |

> 四万块不多，可是问清楚四万块的人，才会问清楚四百万。 | 旁听席上的退休会计
===
Sitting in on the budget: fifty minutes for a roof of 40,000 yuan
Nineteen residents sat in the last row. One had brought a tape measure.
The room is small; its clock is three minutes fast and nobody sets it. Item seven: a canopy at the gate of Ferry Primary School, 42,000 yuan.

It could wait a year, said the treasury. Bai Xiuyun, a residents’ delegate, stood up and drew out her tape to a metre twenty. “That is how wide it is from the gate to the road, and there eight hundred children wait when it rains. A year means sixty more times. I asked the weather office.”

![council-chamber] The last row: twenty seats for listeners.

## Fifty minutes

Could the boards be cheaper, somebody asked; could it be two metres shorter? In minute forty-one the engineer drew a sketch: take the roof of the old bus shelter, and it costs 26,000.

> We do not mind when there is little money. We mind when nobody does the sums before us. | Bai Xiuyun

It passed. On the way out somebody set the clock right.

**To listen**: every second Wednesday of the month; put your name down two days before.

![council-night] At eight they were still sitting; half of the lamps in the corridor had gone out.

| Choice | Yuan | Years | Upkeep a year | Votes |
| Metal roof | 40,000 | 15 | 600 | 11 |
| Canvas roof | 18,000 | 5 | 1,200 | 6 |
| None | 0 | – | 0 | 2 |

> Forty thousand is little. But who asks about forty thousand will ask about four million. | A retired accountant in the gallery
####
news-economy | market-night shopping economy | 宋远 | Song Yuan
===
一条巷子的店，三年换了三轮，只有修鞋摊没动
租金、外卖和一把三十年的锥子。
铁匠弄一百八十米，四十一间铺面。三年里，奶茶店变成炸鸡店，炸鸡店变成宠物店，宠物店现在空着。

我们把四十一扇门一间一间记下来：留下来超过三年的，只有九家。它们有一个共同点：老板就住在楼上。

## 九家的账本

| 店 | 开了多久 | 最忙的钟点 |
| 修鞋 | 31年 | 傍晚六点 |
| 裁缝 | 22年 | 换季 |
| 粮油 | 17年 | 早上 |
| 理发 | 14年 | 周六 |

修鞋的窦师傅不做广告，他在每双修好的鞋里放一张纸条，写着哪里磨得多、走路偏哪边。有人因此去看了医生，腰椎。

> 鞋比人老实，你怎么走的，它都记着。 | 窦师傅

街道今年试着把空铺以三个月为期、低租金借给新手。第一批报名七十六人，多数写的理由是：想试试。
===
Three rounds of shops in one lane in three years; only the cobbler stayed
Rents, deliveries, and an awl of thirty years.
Smith Alley is 180 metres long and has forty-one shops. In three years bubble tea became fried chicken, fried chicken became pets, and pets stands empty.

We wrote down all forty-one doors. Nine have been there longer than three years, and they have one thing in common: the owner lives upstairs.

## Nine account books

| Shop | How long | Busiest |
| Cobbler | 31 years | six in the evening |
| Tailor | 22 years | change of season |
| Grain and oil | 17 years | mornings |
| Barber | 14 years | Saturdays |

Master Dou, the cobbler, does not advertise. Into each mended shoe he puts a note: where it wears, and to which side you lean. Somebody went to a doctor because of it. It was the spine.

> Shoes are more honest than people. They remember how you walk. | Master Dou

This year the district lends empty shops to beginners for three months at a low rent. There were seventy-six applications. Most give as reason: I should like to try.
####
living-housing | new-homes housing community | 石磊 | Shi Lei
===
搬回来的第一夜：印染厂老楼改造之后
十八平方米的厨房换成了阳台，他们还是把桌子摆在了老地方。
印染厂三号楼改了十四个月。搬回来那天，六十一户人家像开学一样在门口排队领钥匙。

楼板加厚了，管道换了，窗户多了一层。可是沈阿姨家把新餐桌摆在了老位置，对着那扇能看见烟囱的窗，哪怕那里现在有点挡路。

![community-centre] 一楼的公共客厅，是居民投票留出来的。

## 没有改的三样

- 楼梯扶手上被磨亮的那一段
- 三楼拐角写着身高的那面墙，用玻璃罩了起来
- 楼下的桂花树，绕着它挖的地基

> 我不怕房子旧，我怕回来的时候，认不出来。 | 沈阿姨

第一夜，六十一户亮了五十八盏灯。没亮的三家，一家在值夜班，一家出差，还有一家老人搬去了女儿家，走之前把桂花树浇了一遍。

![new-homes] 外墙还是老砖，里面多了一层保温。

![park-elders] 第二天早上，老邻居们在楼下对门牌号。

相关：[六楼的王阿婆终于下楼了](/posts/post-000011)
===
The first night back: after the works at the Dyeworks flats
The kitchens became balconies, and still they put the table where it was.
House 3 of the Dyeworks was under works for fourteen months. On the day of return sixty-one families stood in line for their keys, as for a first day of school.

The floors are thicker, the pipes new, the windows double. Yet Aunt Shen set her new table in the old place, opposite the window with the chimney, though it is a little in the way now.

![community-centre] The shared sitting room; residents voted for it.

## Three things left alone

- The stretch of handrail that hands have polished
- The wall on the third floor with the children’s heights, now behind glass
- The osmanthus; the foundations go round it

> I do not mind that a house is old. I mind not knowing it again. | Aunt Shen

That night fifty-eight of sixty-one lamps were on. One family had night shift, one was travelling, and in one an old man had moved to his daughter’s. Before he left he watered the osmanthus.

![new-homes] The brick outside is the old one; inside it has a warm coat.

![park-elders] Next morning the neighbours compared their new numbers.

See also: [Granny Wang has come down](/posts/post-000011)
####
living-safety | police-station safety community police | 石磊 | Shi Lei
===
骗子打来电话的四十七分钟里，银行柜员一直在泡茶
第三杯的时候，老人放下了手机。
上周二下午，八十岁的甄老师走进灯笼街储蓄所，要转十九万，耳朵上挂着耳机，不肯摘。

柜员殷小棠说系统有点慢，请您坐，给您泡杯茶。她在纸上写：您是在和谁打电话？老人摇头。第二杯，她写：我外婆也接到过。第三杯，她写：您教过我爸爸。

![tea-table] 那张纸还在，茶渍是圆的。

## 后来

老人把耳机摘了，手在抖。片警到的时候，那头已经挂断。十九万没有转，是她全部的积蓄。

> 说“您被骗了”没有用，人在那个时候听不进去。要先让他知道，这儿有人认识他。 | 殷小棠

## 请转给家里的老人

1. 让您“别挂电话、别告诉家人”的，都是骗子
2. 公安没有“安全账户”
3. 想转钱以前，先喝完一杯茶
===
For forty-seven minutes of a swindler’s call the bank clerk made tea
With the third cup the old lady put the telephone down.
Last Tuesday Miss Zhen, eighty, came into the bank on Lantern Street to transfer 190,000 yuan. There were plugs in her ears, and she would not take them out.

The system is slow, said Yin Xiaotang, the clerk; please sit, I’ll make you some tea. On a sheet she wrote: who are you talking to? The old lady shook her head. Second cup: they rang my grandmother too. Third cup: you taught my father.

![tea-table] The sheet is still there. The stain is round.

## And then

She took the plugs out. Her hands shook. When the constable came the line was dead. The money, all that she had, is where it was.

> It is no use to say that they are cheated; they cannot hear it. First they must know that somebody here knows them. | Yin Xiaotang

## Please pass on

1. Whoever says “don’t hang up, tell nobody” is a swindler
2. The police have no safe accounts
3. Before you send money, finish a cup of tea
####
health-clinic | clinic health care | 何以安 | He Yi’an
===
社区医生的自行车后座上，绑着一台心电图机
他一天爬四十二层楼，其中二十一层是下来。
渡口社区有一百一十七位老人下不了楼。家庭医生庾成的办法很简单：他上去。

心电图机用两根橡皮绳绑在后座，血压计挂车把，药在双肩包里按楼号排好。他爬楼不数台阶，数咳嗽声，听到第三家就知道谁这周没好。

![clinic] 上午九点，庾成从第七栋开始。

## 一个上午

九点，七栋六楼，血压正常，聊了孙子。九点四十，九栋五楼，换药，被留下吃了一个橘子。十点半，十二栋，敲门没人应，他没有走，坐在楼梯上等，十一分钟后，门开了：“我听见你了，我就是走得慢。”

> 门诊是病来找我，上门是我去找人。找到的不一样。 | 庾成

## 如何预约

- 电话：社区卫生服务中心总机，说“上门”
- 对象：七十岁以上或行动不便
- 费用：和门诊一样，上楼不收钱
===
On the back of the doctor’s bicycle is an electrocardiograph
He climbs forty-two floors a day. Twenty-one of them are down.
In Ferry Steps 117 old people cannot come downstairs. The method of Yu Cheng, their doctor, is simple: he goes up.

The machine is tied on with two rubber ropes, the cuff hangs from the handlebar, the drugs are in his rucksack by house. He does not count stairs but coughs. At the third door he knows who is not better.

![clinic] Nine o’clock. Yu Cheng begins at house 7.

## One morning

Nine, house 7, sixth floor: pressure fine, talked of the grandson. Twenty to ten, house 9: a dressing; made to stay for a tangerine. Half past ten, house 12: no answer. He did not leave. He sat down on the stairs, and after eleven minutes the door opened. “I heard you. I am only slow.”

> At the clinic illness comes to me. Upstairs I go to people. One finds other things. | Yu Cheng

## How to ask for a visit

- Ring the health centre and say: at home
- From seventy years, or if you cannot walk well
- It costs what the clinic costs; the stairs are free
####
health-habits | fruit-bowl health food | 唐果 | Tang Guo
===
少放一勺盐，全社区一起试了一百天
血压降了，最难的是第十九天，有人偷偷吃了咸菜。
橘园社区九十户人家报名了一个实验：每天每人的盐，从九克降到五克，一百天。发起人是食堂的闵师傅，他的父亲去年中风。

每家发一把两克的小勺。前十天，大家都说菜没味道；第十九天，七户人家承认吃了咸菜；第四十天，有人说，原来白菜是甜的。

## 闵师傅的五个替身

1. 出锅前再放盐，少一半，尝起来一样咸
2. 用醋，酸会让舌头以为够了
3. 用炒香的芝麻
4. 汤里不放，让菜自己说话
5. 咸菜切得更细，一筷子只夹到两根

![fruit-bowl] 嘴淡的时候，先吃一个橘子。

> 不是不让吃咸，是让舌头慢慢记起来，淡也有味道。 | 闵师傅

一百天后，六十四位高血压患者里，四十一位的收缩压下降超过八个单位。实验结束那天，闵师傅做了一桌菜，没有人去拿桌上的盐罐。
===
A spoon of salt less: a whole neighbourhood tried it for a hundred days
Blood pressure fell. The hardest was day nineteen, when somebody ate pickles.
Ninety families of Orange Grove signed up: five grams of salt a day each, instead of nine, for a hundred days. It was the idea of Mr Min, who cooks there, and whose father had a stroke last year.

Each got a spoon of two grams. For ten days it tasted of nothing. On day nineteen seven families owned up to pickles. On day forty somebody said: so cabbage is sweet.

## Mr Min’s five understudies

1. Salt at the very end: half as much tastes the same
2. Vinegar, which tells the tongue that it is enough
3. Toasted sesame
4. None in the soup; let the vegetables speak
5. Pickles cut so fine that chopsticks catch only two

![fruit-bowl] When everything is bland, have an orange first.

> Nobody forbids salt. The tongue is to remember that mild has a taste. | Mr Min

After a hundred days the pressure of 41 of 64 patients was down by more than eight points. At the last dinner nobody reached for the salt.
####
health-elders | park-taichi elders health | 白露 | Bai Lu
===
公园合唱团的最低声部，由一位不会说话的老人唱
他中风后失语三年，却唱得出每一句歌词。
每天早上七点，望江公园的亭子里有四十来个人唱歌。最后一排最右边是仲伯，三年前中风以后，他说不出一个完整的词。

但是音乐一起，他能唱，一个字不差。康复科的医生解释，语言和歌唱走的是大脑里不同的路，一条断了，另一条还通着。

![park-taichi] 亭子里的早晨，七点开嗓。

## 用歌买菜

合唱团的人发现这件事以后，教他把想说的话唱出来。现在仲伯去菜市场，唱着买豆腐，调子是《茶山谣》。卖豆腐的许二姐也唱着找他钱。

> 他唱“两块老豆腐”的时候，整条街都安静了，然后大家都笑了，他也笑了。 | 许二姐

上个月，仲伯第一次不用调子，说出了老伴的名字。说完他自己吓了一跳，又唱了一遍，怕它跑了。

![park-reading] 排练前，大家先把歌词抄一遍。

!sound[music-garden-waltz] 听：合唱团最喜欢的一段前奏

> 他不出声，可是他站的那一排从来不抢拍。 | 指挥
===
The lowest voice of the park choir belongs to a man who cannot speak
Since his stroke he has no words, and every line of the songs.
At seven every morning some forty people sing in the pavilion of Rivergate Park. On the right of the last row stands Uncle Zhong. Since a stroke three years ago he cannot say a whole word.

But when there is music he sings, without a syllable missing. Speech and song take different roads through the brain, says his doctor; one is broken, the other is open.

![park-taichi] Seven in the pavilion.

## Shopping by song

When the choir noticed, they taught him to sing what he wants to say. Now Uncle Zhong goes to market and sings for tofu, to the tune of Tea Hill. Second Sister Xu sings him his change.

> When he sang “two pieces, firm”, the whole street fell silent. Then everybody laughed, and so did he. | Second Sister Xu

Last month, without a tune, he said his wife’s name. It startled him. He sang it once more, so that it would not run away.

![park-reading] Before they sing, they copy the words by hand.

!sound[music-garden-waltz] Listen: the prelude that they like best

> He makes no sound, and his row has never come in early. | The conductor
####
learning-science | river science environment | 丁一 | Ding Yi
===
江水为什么是黄的？把一杯水放到明天早上
一个不用仪器的实验，二十四小时，一只玻璃杯。
把兰江的水舀一杯，放在窗台上，不要动它。一个小时后，杯底有一层沙；六小时后，中间出现一条线；第二天早上，上面是清的。

这条线就是答案：江水不是黄的，是带着东西在赶路。水走得快，就带得动沙；慢下来，就放下。

![river-valley-morning] 兰江拐弯的地方，水慢下来，沙洲就长出来。

## 所以芦洲是怎么来的

江在芦洲拐弯，外侧快，内侧慢。慢的那边一粒一粒把沙放下，放了三千年，就有了芦苇、鸟，和你今天散步的那条路。

> 一座城也许就是一条河走累了，放下来的东西。 | 丁一

## 动手做

1. 取水请在大人陪同下，不要下到石阶最后一级
2. 同时放一杯自来水做对照
3. 每小时画一次，画错不要擦
4. 做完把水浇花，沙子留下，它走了很远的路
===
Why is the river brown? Leave a glass of it until tomorrow
An experiment without instruments: one glass, twenty-four hours.
Take a glass of the Lan, set it on the window sill, and leave it alone. After an hour there is sand at the bottom; after six a line in the middle; in the morning the upper half is clear.

That line is the answer. The river is not brown; it is travelling with luggage. Fast water carries sand, and slow water puts it down.

![river-valley-morning] Where the Lan turns it slows, and islands grow.

## So how Reedmarsh came about

The river turns at Reedmarsh, fast outside and slow within. On the slow side it put down sand, grain by grain, for three thousand years. Then there were reeds, birds, and the path on which you walked today.

> Perhaps a city is what a river put down when it was tired. | Ding Yi

## Do it

1. Fetch the water with an adult, and keep off the last step
2. Put a glass of tap water beside it
3. Draw it every hour; do not rub out mistakes
4. Water the flowers with it. Keep the sand: it has come a long way
####
sport-local | stadium sport park-children youth | 江一川 | Jiang Yichuan
===
全市最矮的篮球队赢了第一场，靠的是传球
平均身高一米四六，教练是卖伞的。
印染厂子弟学校篮球队成立四年，输了三十一场。第三十二场，他们赢了，二十九比二十八。

教练卓立平白天卖伞。他说伞和篮球是一回事：一个人撑不住的风，传给下一个人。

![school] 子弟学校的篮筐，比标准低十厘米，没有人说。

## 一百一十四次

赛后有家长数了录像：全场传球一百一十四次，对手四十次。最后一个球，经过了五个人的手，投篮的是最矮的小鲁，他闭着眼睛。

> 我没看见球进，我听见的。 | 小鲁

## 第三十三场

第三十三场他们又输了，输了六分。放学的时候，五个人还在练传球，天上开始下雨，卓立平撑开一把很大的伞，没够着，就把它传给了高一点的那个人。
===
The shortest basketball team in the city has won its first match, by passing
On average 1.46 metres tall; the coach sells umbrellas.
The team of Dyeworks School has existed for four years and lost thirty-one matches. It won the thirty-second, 29 to 28.

By day Zhuo Liping, the coach, sells umbrellas. It is the same thing, he says: a wind that one cannot hold is passed to the next.

![school] The school’s basket is ten centimetres low. Nobody mentions it.

## One hundred and fourteen

A parent counted: 114 passes to forty. The last ball went through five pairs of hands. Xiao Lu, the shortest, threw it with his eyes shut.

> I did not see it go in. I heard it. | Xiao Lu

## The thirty-third

They lost the thirty-third by six. After school the five were still passing when it began to rain. Zhuo Liping opened a very large umbrella. It did not reach, so he passed it to the tall one.
####
sport-outdoors | bamboo-walk autumn walk nature | 孟溪 | Meng Xi
===
云台山步道分段指南：哪里喘气，哪里看山，哪里该回头
九点六公里，爬升七百二十米，最重要的一块牌子写着“回头不丢人”。
步道去年修通，一年走过三十万人次，救援四十三起，其中三十九起发生在最后两公里。所以这份指南从后往前写。

| 段 | 距离 | 说明 |
| 五、观江台到山顶 | 1.8公里 | 陡。下午三点以后请不要上去 |
| 四、松风口 | 1.6公里 | 风大，帽子系好 |
| 三、半山茶亭 | 2.0公里 | 有水，有人，可以决定回头 |
| 二、竹海 | 2.4公里 | 最美，也最滑 |
| 一、山门到溪口 | 1.8公里 | 轮椅可达 |

![autumn-wood] 十一月第一周，竹海的尽头是一片红。

## 背什么

- 水，每人一升半
- 一件比你以为需要的更厚的衣服
- 充满电的手机，和告诉别人你几点回来

> 我们最怕的不是走不动的人，是走得动、但不看表的人。 | 山地救援队 蓝天行

“回头不丢人”那块牌子立在第三段终点。救援队说，自从立了它，最后两公里的求助少了一半。

!map[cloudterrace 28.3017,112.8405] 全程四点六公里，红点线是推荐走法。点图看登山口的位置。

| 路段 | 里程（公里） | 爬升（米） | 用时 | 有水 | 能回头 |
| 山门 — 竹亭 | 1.2 | 90 | 25 分 | 有 | 能 |
| 竹亭 — 石阶 | 1.1 | 210 | 40 分 | 无 | 能 |
| 石阶 — 云台 | 1.4 | 260 | 55 分 | 有 | 不建议 |
| 云台 — 北坡 | 0.9 | −180 | 30 分 | 无 | – |

![karst-mist] 石阶段常有雾，看不见前面的人就停下来等。

![karst-moon] 守林人说，月亮最好的位置在竹亭。
===
Cloudterrace, stage by stage: where to breathe, where to look, where to turn back
9.6 kilometres and 720 metres up. The most important sign says: no shame in turning.
In its first year the trail had 300,000 walkers and forty-three rescues, thirty-nine of them on the last two kilometres. So this guide is written from the end.

| Stage | Length | |
| 5 River View to the top | 1.8 km | Steep. Not after three o’clock |
| 4 Pine Gap | 1.6 km | Windy. Tie your hat |
| 3 Tea house | 2.0 km | Water, people, and a place to decide |
| 2 Bamboo Sea | 2.4 km | The loveliest, and slippery |
| 1 Gate to the brook | 1.8 km | Fit for wheelchairs |

![autumn-wood] First week of November; beyond the bamboo it is red.

## What to carry

- A litre and a half of water each
- Something warmer than you think you need
- A charged telephone; and tell somebody when you will be back

> We do not fear for those who cannot walk, but for those who can and do not look at the time. | Lan Tianxing, mountain rescue

The sign stands at the end of stage three. Since it went up, say the rescuers, calls from the last two kilometres have halved.

!map[cloudterrace 28.3017,112.8405] 4.6 kilometres in all; the dotted line is the way that we took. Tap for the trailhead.

| Stage | Kilometres | Climb (m) | Time | Water | Way back |
| Gate – Bamboo Hut | 1.2 | 90 | 25 min | yes | yes |
| Bamboo Hut – Steps | 1.1 | 210 | 40 min | no | yes |
| Steps – Terrace | 1.4 | 260 | 55 min | yes | better not |
| Terrace – North Slope | 0.9 | −180 | 30 min | no | – |

![karst-mist] There is often mist on the steps. If you lose sight of each other, wait.

![karst-moon] The forester says that the moon is best from the hut.
####
leisure-weekend | fair-evening market leisure | 唐果 | Tang Guo
===
用一个故事换一台收音机：旧物市集的规矩
讲价可以，讲故事更好，讲哭了摊主，多送两节电池。
老船厂公园的旧物市集每月一次，入口的木牌上写着三行：可以还价；可以以物换物；可以用一个真故事换。

开市的是退休电工蓝师傅，他摆了十一年摊，换出去四百多样东西，记下四百多个故事。最贵的一台座钟，换的是“我和她怎么在渡船上认错了人”。

![market-night] 傍晚收摊前，故事最便宜。

## 这个月的五样东西

1. 一只军用水壶——“它替我父亲挡过一颗弹片”
2. 半套搪瓷碗——“另外半套在台州，我姐姐家”
3. 一台不响的收音机——“它听过我出生”
4. 一把没有锁的钥匙——故事待写
5. 三十七张没寄出的明信片——“现在寄给你”

> 东西会旧，故事不会，越讲越新。 | 蓝师傅

市集在本周日九点开始。请带一样舍得的东西，和一件舍不得的事。
===
A radio for a story: the rules of the flea market
You may haggle; better, tell a story. If the seller cries, two batteries are added.
Once a month there is a flea market at Old Shipyard Park. The board at its gate has three lines: haggle; barter; or pay with a true story.

Master Lan, a retired electrician, began it. In eleven years he has given away four hundred things and written down as many stories. The dearest, a clock, went for “how she and I took each other for somebody else on the ferry”.

![market-night] Before closing time stories are cheapest.

## Five things this month

1. A canteen: “it stopped a splinter for my father”
2. Half a set of enamel bowls: “my sister has the other half”
3. A radio that is silent: “it heard me being born”
4. A key without a lock: story wanted
5. Thirty-seven postcards never sent: “now to you”

> Things grow old. Stories grow newer the more they are told. | Master Lan

It starts on Sunday at nine. Bring something that you can part with, and something that you cannot.
####
countryside-villages | village food tea people | 唐果 | Tang Guo
===
村口的小卖部，替全村记着四十年的账
赊账本十一册，最早的一笔是两分钱的火柴。
龙井头村的小卖部没有招牌，大家叫它“福婶那里”。柜台下有十一册赊账本，最早一页写着：火柴一盒，二分，下雨，欠。

福婶七十三岁，记账的规矩是：写东西，写天气，不写催。四十年里，没有还的只有六笔，六个人都不在了。

## 账本里的村子

翻开一九八八年，全村买电池，因为有了第一台收音机；一九九六年，信封多了，年轻人去了南方；二〇〇九年，奶粉；二〇一五年，路修通，账忽然少了，大家去县里买。

![tea-fields-mist] 龙井头村的早晨，小卖部五点半开门。

> 我这不是账，是怕自己忘了，谁家那年难。 | 福婶

去年，有个在南方发了财的后生回来，要把父亲欠的账全还上。福婶翻了半天，说，你父亲没欠，他最后一笔是替隔壁还的。
===
The village shop has kept forty years of accounts for everyone
Eleven books of credit; the first entry is a box of matches.
The shop of Springhead has no sign. It is called Aunt Fu’s. Under the counter lie eleven books of credit, and the first page says: matches, one box, two fen, rain, owes.

Aunt Fu is seventy-three. Her rule is to write the thing and the weather, and never to press. In forty years six entries were not paid. All six are dead.

## The village in the books

In 1988 everybody buys batteries: the first radio. In 1996 it is envelopes; the young have gone south. In 2009 milk powder. In 2015 the road is open, and the entries grow few, for people shop in town.

![tea-fields-mist] Springhead in the morning. The shop opens at half past five.

> These are not accounts. I was afraid to forget who had a hard year. | Aunt Fu

Last year a young man who had made money in the south came home and wished to pay all that his father owed. Aunt Fu looked for a long time. Your father owes nothing, she said. His last entry was for the neighbours.
####
news-city | avenue-courier work people | 苏晚 | Su Wan
===
把午饭让给送午饭的人：樟树大道的二十一把椅子
一家写字楼的门卫，擅自改了一条规定。
樟树大道66号的大堂原来有一块牌子：外卖请勿入内。去年七月最热的那天，门卫庄师傅把它翻了过来，背面写上：请进，有水，有座。

第一天来了三个骑手，坐得很靠边。现在中午一点半，二十一把椅子坐满了，有人睡着，头盔抱在怀里。

![avenue-courier] 下午一点半，樟树大道66号的大堂。

## 没有发生的事

物业担心过投诉，没有；担心过丢东西，也没有。倒是有一次，三楼的老人晕倒在电梯口，是一个骑手背下来的。

> 他们给全楼送了一年的饭，我们让个座，算什么规定。 | 庄师傅

## 二十一把椅子

椅子是楼里二十一家公司各捐的一把，样子都不一样。其中一把很小，是四楼早教班给的，骑手们轮流坐，说坐上去像回到小时候。

物业上周正式修改了规定。新的牌子两面都能看：请进。
===
Lunch for those who bring lunch: twenty-one chairs on Camphor Avenue
A porter changed a rule without asking.
In the hall of 66 Camphor Avenue there was a sign: no deliveries inside. On the hottest day of last July Mr Zhuang, the porter, turned it over and wrote on its back: come in, there is water, have a seat.

On the first day three couriers came and sat on the edge. Now at half past one all twenty-one chairs are taken. Some sleep, their helmets in their arms.

![avenue-courier] Half past one, 66 Camphor Avenue.

## What did not happen

The management feared complaints; there were none. It feared thefts; there were none. Once an old man from the third floor collapsed by the lift, and a courier carried him down.

> They have brought this house its lunch for a year. We offer a seat. What rule can there be? | Mr Zhuang

## Twenty-one chairs

Each of the twenty-one companies gave one, and no two are alike. One is very small; it came from the nursery on the fourth floor. They take turns on it, and say that it is like being small again.

Last week the rule was changed. The new sign reads the same on both sides: come in.
####
culture-reading | newsroom media reading | 编辑部 | The editors
===
编辑部的更正：这一年我们写错的三十一个地方
写错不丢人，不改才丢人，所以我们放在一起，给你看。
年底，我们照例把一年里所有的更正重读一遍。三十一处，最多的是名字，其次是方向：有两次，我们把江的上游写成了下游。

## 最要紧的三条

- 三月，我们写“首座”，其实是第二座。第一座的设计师写信来，语气很好
- 七月，我们把一位老人的年龄写大了四岁。他说没关系，他的狗有意见
- 十月，我们引用的数据少了一个小数点，读者白鹭洲观鸟人第一个发现

![newsroom] 编辑部的墙上，贴着三十一张更正。

> 报纸是一天的草稿，更正是对读者的尊重。 | 总编辑的黑板

## 谢谢你们

三十一处里，二十四处是读者指出来的。我们给每一位寄了一支红铅笔。明年，请继续用它。

又及：这篇文章初稿把“三十一”写成了“三十”，校对发现的，她也得到了一支。
===
Corrections: thirty-one things that we got wrong this year
To be wrong is no shame; to leave it is. So here they are together.
At the year’s end, as always, we read our corrections again. There are thirty-one. Most are names, then directions: twice we took upstream for downstream.

## The three that matter

- In March we wrote “the first”. It was the second. The architect of the first sent a very kind letter
- In July we made an old gentleman four years older. He does not mind, he says; his dog does
- In October a decimal point was missing. The bird-watcher of Egret Islet saw it first

![newsroom] Thirty-one notes on the wall of the newsroom.

> A newspaper is the draft of a day. A correction is respect. | On the editor’s blackboard

## Thank you

Of thirty-one, readers found twenty-four. We have sent each of them a red pencil. Please go on using it.

P.S. The draft of this article said thirty. The proofreader found it, and got a pencil as well.
`
