/** Culture and the countryside. */
export const culture = `
culture-heritage | pagoda heritage history | 沈亦舟 | Shen Yizhou
===
白塔第七层：四百年里只有一百多人上去过
钥匙有三把，分别在文物站、派出所和一位八十二岁的老人手里。
白塔有七层，游客只能上到第五层。第六层是空的，第七层有一口钟，钟上刻着一百零三个名字，是历年上来过的人。

老人叫郎树德，他家四代管塔。上塔的规矩是祖上定的：上去的人要擦一遍栏杆，下来时在钟上刻一个字。

![pagoda-morning] 清晨的白塔，第七层的窗朝东。

## 风铃少了一只

今年春天做检测，发现第七层的二十八只风铃少了一只。郎树德说没有少，那只是他父亲摘下来的，战乱那年拿去换了两斗米，救活了半条街的孩子。

> 塔不会怪我们。塔本来就是给人避风的。 | 郎树德

文物站决定不补铸。空着的那个挂钩擦得很亮，旁边立了一块很小的牌子，写着：此处有一声没有响过的铃。

## 可以看到什么

- 每月初一、十五开放到第五层，每场二十人
- 第七层的视角，可以在一楼的望远镜里看到实时影像
- 风大于五级时不开放

![pagoda-dusk] 傍晚闭塔之前，风铃先响。

![pagoda-night] 一年里只有元宵节的晚上，七层都点灯。

> 上去的人都没有留名字，只在扶手上磨出了一段光。 | 看塔人
===
The seventh storey of the White Pagoda: a hundred people in four centuries
There are three keys. One is kept by a man of eighty-two.
The White Pagoda has seven storeys, of which visitors may climb five. The sixth is empty. On the seventh hangs a bell with 103 names, those of everyone who came up.

Lang Shude’s family has kept the tower for four generations. The rule is old: whoever goes up wipes the railing, and on the way down cuts one character into the bell.

![pagoda-morning] The pagoda in the morning; the window of the seventh storey faces east.

## One chime is missing

A survey this spring counted twenty-seven wind chimes instead of twenty-eight. It is not missing, said Lang Shude. His father took it down in a year of war and gave it for two measures of rice, which kept the children of half a street alive.

> The tower will not mind. It was built for shelter. | Lang Shude

The heritage office decided not to cast another. The empty hook is polished, and beside it is a very small sign: here is a chime that has not yet been heard.

## What you can see

- Five storeys on the first and fifteenth of the lunar month, twenty people at a time
- The view from the seventh, live, in the telescope on the ground floor
- Closed above wind force five

![pagoda-dusk] Before the gate closes, the bells begin.

![pagoda-night] On one night of the year there is light in all seven.

> None of them left a name, only a shine on the rail. | The keeper
####
culture-stage | opera stage tradition | 柳如眉 | Liu Rumei
===
幕布后面四十分钟：一台采茶戏是怎样开始的
台前还在嗑瓜子，台后已经换了三次眉毛。
离开演还有四十分钟。旦角闵兰儿在画第三遍眉，前两遍不是不好，是“不像今天”。

丑角老覃在喝茶，三碗。第一碗润嗓，第二碗定神，第三碗不喝，带上台，戏里要用。

![opera] 上妆到一半，镜子里有两个人。

## 二十分钟

锣鼓师傅把鼓面朝着灯泡烤一烤，雨天皮子会松。团里最小的孩子负责看门缝，报数：“七十二个了。”“九十了。”“奶奶来了。”

## 五分钟

没有人说话。闵兰儿把手按在侧幕的木柱上，那根柱子被几代人按出一个浅浅的坑。

> 我们不拜神，就按一下柱子。它托过的人比神多。 | 闵兰儿

锣响了。从台下看，灯一下子亮起来；从台后看，是一个人忽然变成了另一个人。

本周六晚七点半，临江剧院，折子戏专场，街坊票十元，留了二十张给下班晚的人。

![concert-band] 开场前二十分钟，乐队调弦。

!sound[music-stone-bridge] 听：开场的第一段过门

@ 18:50 水开了，先泡茶，再勒头。
@ 19:10 主角把台词默念第三遍。
@ 19:28 灯光师数到十。
@ 19:30 幕起。
===
Forty minutes behind the curtain: how a tea-picking opera begins
In front they crack melon seeds. Behind, the eyebrows are on for the third time.
Forty minutes to go. Min Lan’er paints her brows for the third time. The first two were not bad; they were “not today”.

Old Qin, the clown, drinks tea, three bowls: one for the voice, one for the nerves. The third he does not drink. He takes it on stage, where the play needs it.

![opera] Half a face. There are two people in the mirror.

## Twenty minutes

The drummer warms the skin at a bulb, for rain makes it slack. The youngest of the troupe watches through the gap of the door and reports: “Seventy-two.” “Ninety.” “Grandmother is here.”

## Five minutes

Nobody speaks. Min Lan’er lays her palm on the post in the wings. Generations of palms have left a hollow.

> We do not pray. We touch the post. It has held up more people than the gods. | Min Lan’er

The gong. From the hall the light goes on at once. From behind, one person turns into another.

Saturday, half past seven, Riverside Theatre: single scenes. Neighbours’ tickets ten yuan; twenty are kept for those who work late.

![concert-band] Twenty minutes to go: the band tunes.

!sound[music-stone-bridge] Listen: the first bars

@ 18:50 The water boils: tea first, then the headdress.
@ 19:10 The lead goes through the words for the third time.
@ 19:28 The man at the lamps counts to ten.
@ 19:30 Curtain.
####
culture-reading | reading library books | 谢灵 | Xie Ling
===
一家没有收银台的书店，开了十一年
墙上钉着一只信箱，你觉得值多少，就投多少。
“半页”书店在盐仓前尽头，十一平方米，两千本书，一只猫，没有收银台。

店主丘亦白原来是校对，眼睛坏了以后开了店。他说自己不卖书，只给书找人。每本书里夹着一张卡片，写着谁把它读到了第几页。

## 信箱里有什么

每月清点一次：有整钱，有零钱，有一颗纽扣、一张演出票、一份手写的菜谱。最多的一次是一张一百元，附言：去年没钱，投了纽扣，今年补上。

![library-outside] 傍晚，猫坐在“历史”和“食谱”之间。

> 十一年，账一直是平的。我没算过，是猫算的。 | 丘亦白

## 如果你想去

1. 营业时间：雨天早一点，晴天晚一点
2. 不要问有没有打折
3. 可以把书读完，再放回去，写一行字

我抽到的那本，卡片上最后一行写着：第九十三页，火车进站了，我先下车。
===
A bookshop without a till has been open for eleven years
There is a letter box on the wall. Put in what you think it is worth.
The Half Page stands at the end of Salt Store Row: eleven square metres, two thousand books, a cat, no till.

Qiu Yibai was a proofreader until his eyes failed. He does not sell books, he says; he finds people for them. Each has a card inside on which readers write how far they came.

## In the box

It is emptied once a month: notes, coins, a button, a theatre ticket, a recipe by hand. The most was a hundred yuan with a line: last year I had no money and gave a button; here is the rest.

![library-outside] Evening. The cat sits between History and Cooking.

> In eleven years the books have always balanced. I never did the sums. The cat did. | Qiu Yibai

## If you go

1. Open earlier in rain, later in sun
2. Do not ask for a discount
3. You may read to the end, put it back, and write a line

The last line on the card of mine: page 93, the train is in, I have to get off.
####
culture-craft | pottery craft workshop | 陈默 | Chen Mo
===
一只碗的七十二小时
拉坯八分钟，剩下的时间都在等。
泥从云台山北坡来，要放一年。窑师傅印春说，泥和人一样，刚来的时候脾气大。

拉坯只要八分钟。我们以为这就是全部，其实才刚开始：晾十二小时，修坯二十分钟，再晾一天，上釉三分钟，进窑三十小时，开窑前再等六小时，谁也不许看。

![pottery-workshop] 第六十六个小时，窑门还不能开。

## 歪掉的那只

第三天早上开窑，三十六只碗，歪了一只。徒弟说是他手抖，印春说不是，是那天有风，窑吸了一口气。

> 正的碗用来吃饭，歪的碗用来记住那天有风。 | 印春

他把歪碗留了下来，放在窗台上接雨水。后来真有人要买，出三倍的价钱，他没卖，说这一只已经有事做了。

## 想试试

- 每周六上午，十二个位置
- 穿不怕脏的衣服，剪短指甲
- 碗一个月后来取，歪的不退，也不加钱
===
Seventy-two hours of a bowl
Eight minutes on the wheel; the rest is waiting.
The clay comes from the north slope of Cloudterrace and has to lie for a year. Clay is like people, says Yin Chun, the potter: new ones have a temper.

Throwing takes eight minutes. We thought that was it. It is only the beginning: twelve hours to dry, twenty minutes to turn, another day to dry, three minutes of glaze, thirty hours in the kiln, and six more during which nobody may look.

![pottery-workshop] Hour sixty-six. The door stays shut.

## The one that leans

On the third morning there were thirty-six bowls, and one of them leaned. My hand shook, said the apprentice. No, said Yin Chun: there was wind that day, and the kiln drew a breath.

> A straight bowl is for rice. A crooked one is for remembering that there was wind. | Yin Chun

He kept it on the window sill to catch the rain. Somebody did offer three times the price, and he refused: it has work to do.

## To try it

- Saturday mornings, twelve places
- Old clothes and short nails
- Fetch your bowl after a month; leaning ones are not returned and cost no more
####
culture-stage | concert classical music | 叶知秋 | Ye Zhiqiu
===
第三乐章，第十一遍：走进交响乐团的排练厅
指挥停下来，说了一句让全团都笑了的话。
临川交响乐团在一座旧纺织厂里排练，天花板上还留着吊轨，回声长一点三秒，不多不少。

今天排第三乐章，第十一遍。圆号总在同一个小节慢半拍，首席齐越不着急，她说圆号是全团最勇敢的人：嘴里是一根三米多长的管子，谁也不知道下一个音会不会来。

## 指挥说了什么

第十二遍之前，指挥放下棒子：

> 你们现在像一个走路很小心的人。可是作曲家写这一段的时候，刚刚谈了恋爱。 | 指挥

大家笑了。第十二遍，圆号没有慢。

![concert-orchestra] 排练厅的窗朝江，货船的汽笛偶尔会加入。

## 街坊票

每月一场，留一百张十元票给附近三个社区。规矩只有两条：可以带孩子，可以在乐章之间鼓掌——齐越说，第一次来的人忍不住，那正是他们听懂了的时候。

![concert-orchestra] 第十一遍，指挥放下了指挥棒，只用手。

!sound[music-evening-canon] 听：第十一遍的最后四十秒

| 遍数 | 速度 | 停在哪里 |
| 1–3 | 92 | 第 41 小节，圆号 |
| 4–7 | 96 | 第 58 小节，弦乐 |
| 8–10 | 100 | 第 77 小节，定音鼓 |
| 11 | 100 | 没有停 |
===
Third movement, eleventh time: in the rehearsal room of the symphony
The conductor stopped, and said something that made them all laugh.
The Riverbend Symphony rehearses in an old cotton mill. The rails are still on the ceiling, and the echo is 1.3 seconds, neither more nor less.

Today it is the third movement for the eleventh time. The horn is half a beat late in the same bar. Qi Yue, the leader, is patient; the horn, she says, is the bravest of us: at his lips are more than three metres of tube, and nobody knows whether the next note will come.

## What the conductor said

Before the twelfth time he put down his stick:

> You sound like somebody who walks with great care. When he wrote this, he had just fallen in love. | The conductor

They laughed. In the twelfth the horn was not late.

![concert-orchestra] The windows face the river; now and then a barge joins in.

## Neighbours’ tickets

Once a month a hundred seats go to the three neighbourhoods nearby for ten yuan. There are two rules: children may come, and you may clap between movements. First-timers cannot help it, says Qi Yue, and that is when they have understood.

![concert-orchestra] The eleventh time the conductor laid down the baton and used his hands.

!sound[music-evening-canon] Listen: the last forty seconds of the eleventh

| Time | Tempo | Stopped at |
| 1–3 | 92 | bar 41, horns |
| 4–7 | 96 | bar 58, strings |
| 8–10 | 100 | bar 77, timpani |
| 11 | 100 | nowhere |
####
culture-heritage | old-town roofs-sunrise heritage | 林小渡 | Lin Xiaodu
===
站在老城屋顶上看：十四万片瓦，没有两片一样
瓦匠纪老三在屋顶上走了三十五年，只摔过一次。
从老粮站三楼看出去，老城是一片灰色的鳞。纪老三指给我看：那边青一点的是明代的，发红的是五十年代县里自己烧的，最新的一块，在我脚边。

他补瓦不用数，从屋檐往上看一遍，就知道哪一片“睡着了”——雨水流到那里会绕路。

## 唯一摔的那次

那年他二十二岁，为了捡一只卡在烟囱里的风筝。风筝的主人后来成了他的妻子。

> 我摔下来的时候想的是，这下她该出来看了。 | 纪老三

![roofs-sunrise] 清晨六点，炊烟先于人醒来。

## 修旧的账

| 项 | 新瓦 | 旧瓦 |
| 单价 | 3元 | 捡 |
| 寿命 | 15年 | 已经300年 |
| 雨声 | 闷 | 脆 |

老城这两年换下来的旧瓦，一片也没扔，都码在纪老三的院子里，等下一场雨打坏谁家的屋顶。
===
The old town from its roofs: 140,000 tiles, and no two alike
Ji Laosan has walked on roofs for thirty-five years and fallen once.
Seen from the third floor of the old granary the old town is a skin of grey scales. Ji Laosan points: the bluish ones are Ming; the reddish were fired here in the fifties; the newest lies at my feet.

He does not count. He looks up once from the eaves and knows which tile is asleep: the rain makes a detour there.

## The one fall

He was twenty-two and climbed after a kite caught in a chimney. The girl to whom it belonged later married him.

> While I fell I thought: now she will have to come out and look. | Ji Laosan

![roofs-sunrise] Six in the morning. The smoke is up before the people.

## The sums of mending

| | New tile | Old tile |
| Price | 3 yuan | found |
| Life | 15 years | 300 so far |
| Sound of rain | dull | bright |

Of the tiles taken down in these two years not one was thrown away. They stand in rows in Ji Laosan’s yard and wait for the next storm.
####
culture-craft | calligraphy tradition festival | 谢灵 | Xie Ling
===
不收钱的春联摊，和写了四十年的一个“归”字
他给每家写的都不一样，除了最后一个横批。
腊月二十，巫先生的桌子准时出现在钟楼街口。红纸裁好，金粉调好，一块小黑板上写着：免费，请排队，请说说你家今年的事。

不说事，他不写。孩子考上了，老人出院了，猫走丢又回来了。他听完想一会儿，落笔，都是现编的。

![calligraphy] 墨没干的时候，金粉会往下沉一点点。

## 最后一个字

无论上下联写什么，横批他总留一个“归”字。有人不解，大过年的，为什么不写“福”？

> 福是别人给的，归是自己走的。走回来了，福就到了。 | 巫先生

## 他的归

四十年前，巫先生的哥哥去了很远的地方，说过年回来。他第一年摆摊，就是为了在街口等。

今年腊月二十八，一个老人走到桌前，看了很久，说，我家今年的事是，我回来了。后面排队的人都没有催。
===
Couplets for nothing, and one character written for forty years
He writes something else for every family, except for the last word.
On the twentieth of the last month the table of old Mr Wu appears at the corner of Bell Tower Street. The red paper is cut, the gold is mixed, and a small board says: free of charge, please queue, please tell me what happened in your family this year.

Without that he does not write. A child passed, a father left hospital, the cat was lost and found. He listens, thinks for a while, and makes it up on the spot.

![calligraphy] While the ink is wet the gold sinks a little.

## The last word

Whatever the lines, across the top he always leaves the character for return. Why not fortune, people ask, at New Year?

> Fortune is given. Return you have to walk yourself. When you are back, fortune is there. | Mr Wu

## His own

Forty years ago his brother went far away and said he would be home for New Year. The first stall was a way to wait at the corner.

This year on the twenty-eighth an old man came to the table, looked for a long time, and said: what happened in my family this year is that I have come back. Nobody in the queue pressed him.
####
countryside-farming | farm harvest rice | 魏山河 | Wei Shanhe
===
稻子熟了，他把收割机停在地头等一窝鸟
晚收四天，少收三百斤，换来六只会飞的秧鸡。
稻香村的卢老犟今年只种了十九亩，收割机已经开到地头，他却摆摆手，让司机先去隔壁。

田中间有一窝秧鸡，六只，还不会飞。卢老犟用竹竿围了一圈，方圆两丈，谁也不许进。

## 四天

第一天，隔壁收完了。第二天，天气预报说有雨。第三天，雨没来，风来了，倒了半亩。第四天早上，他去看，窝空了，竹竿上站着一只，看了他一眼，飞了。

![farm-harvest] 第四天下午，收割机绕着竹竿开了第一圈。

> 我爷爷留过，我爹留过。到我这儿不能断，又不是断了就发财。 | 卢老犟

## 一笔账

少收三百来斤，按市价四百多块。农技站知道后，把这块田登记成“留鸟田”，每亩补八十元。卢老犟算了算，说还差一点，不过听了一个夏天的鸟叫，也该付点钱。

今年秋天，稻香村有十一户把竹竿留在了田里。
===
The rice is ripe, and he lets the harvester wait for a nest
Four days late and three hundred jin less, for six rails that can fly.
Stubborn Lu of Ricefield has planted nineteen mu this year. The harvester stood at the edge already when he waved the driver on to his neighbour.

In the middle of the field was a nest of rails, six of them, not yet able to fly. Lu set bamboo poles in a ring of six metres, and nobody was to enter.

## Four days

On the first the neighbour was done. On the second rain was forecast. On the third there was no rain but wind, and half a mu lay flat. On the fourth morning the nest was empty. One of them stood on a pole, looked at him, and flew.

![farm-harvest] The afternoon of the fourth day: a first round about the poles.

> My grandfather left them, my father left them. It will not end with me; nobody got rich that way. | Stubborn Lu

## The sum

Three hundred jin are some four hundred yuan. When the farming office heard of it, it entered the field as one that is kept for birds, at eighty yuan a mu. It does not quite cover it, Lu reckons, but he has listened for a whole summer, and that is worth something.

This autumn eleven families of Ricefield have left poles standing.
####
countryside-farming | tea spring countryside | 魏山河 | Wei Shanhe
===
明前七天：一片叶子等不起一场雨
茶岭村全村停了麻将，连小卖部都关门上了山。
清明前七天，茶岭村没有闲人。凌晨四点半，手电筒在山坡上连成一条线，像有人把星星往上赶。

岑二嫂一天能采三斤半鲜叶，合六两干茶。她的手指甲剪得极短，右手食指上有一道茧，是三十年掐出来的。

![tea-fields-morning] 采茶只在雾散之前的四个钟头。

## 三道火

杀青、揉捻、烘焙，当晚必须做完。炒茶师傅单手贴锅，不戴手套，他说手套分不清八十度和八十二度。

> 茶是急脾气，采下来就不等人。我们这一村人，都是被它催大的。 | 岑二嫂

## 雨

第五天下雨，全村人坐在屋檐下，谁也不说话。岑二嫂把昨天的茶泡了一壶，传着喝。有人说，还行。过了一会儿，雨停了，大家放下碗就走，碗里还有半碗热的。

- 今年明前茶比去年早两天
- 头采价每斤680元起，村口称，当面装
- 游客可以学采，请不要穿香水味太重的衣服

![tea-table] 新茶头一泡，只用八十度的水。

!sound[spoken-zh-tea] 听：采茶人讲怎么看一片叶子

1. 看天：雨后不采
2. 看叶：一芽一叶
3. 看手：指甲不能碰
===
Seven days before Qingming: a leaf cannot wait for rain
Tea Ridge has stopped playing mahjong. Even the shop is shut.
In the seven days before Qingming nobody on Tea Ridge is idle. At half past four in the morning torches climb the hill in a line, as if somebody were driving stars.

Sister Cen picks three and a half jin a day, which makes six ounces of tea. Her nails are cut to the quick, and on her right forefinger is the callus of thirty years.

![tea-fields-morning] Picking time: the four hours before the mist lifts.

## Three fires

Heating, rolling and baking have to be done the same night. The man at the pan works with a bare hand. A glove, he says, cannot tell eighty degrees from eighty-two.

> Tea is impatient. It has hurried this whole village into growing up. | Sister Cen

## Rain

On the fifth day it rained. The village sat under the eaves and nobody spoke. Sister Cen brewed a pot of yesterday’s and passed it round. Not bad, somebody said. Then the rain stopped, and they put down their bowls, half full and hot, and went.

- Two days earlier than last year
- First pickings from 680 yuan a jin, weighed before your eyes
- Visitors may learn to pick; please come without perfume

![tea-table] The first cup takes water of eighty degrees.

!sound[spoken-en-health-walk] Listen: a slow walk between the rows

1. Look at the sky: never after rain
2. Look at the leaf: one bud, one leaf
3. Look at your hand: no nails
####
countryside-villages | village festival stage | 柳如眉 | Liu Rumei
===
村里大舞台第七届：报幕员八岁，压轴的八十八岁
舞台是晒谷场，灯光是拖拉机的大灯。
桐花村的大舞台办到第七届，规矩没变：凡是村里人都能上，时长不超过一首歌，忘词由台下接。

报幕员叫果果，八岁，裙子是姐姐的，话筒举得比头高。她把“下面请欣赏”念成“下面请心想”，全场鼓掌。

![winter-village] 拖拉机的大灯照着晒谷场。

## 节目单

1. 广场舞《打谷子》，十四人，其中一人是临时拉来的
2. 小品《借梯子》，真的梯子借自村委会
3. 独唱《茶山谣》，八十八岁

## 压轴

路奶奶上台的时候，果果扶着。她唱到第二段忘了词，停了一下，台下两百多人一起接了下去，一直接到最后一句。

> 我没忘。我是想听听你们会不会。 | 路奶奶，下台以后

演出结束，拖拉机还要去拉粪，大灯照着来路，一直到看不见。
===
The village stage, year seven: the announcer is eight, the last singer eighty-eight
The stage is the threshing floor. The light is a tractor’s.
The rules in Tung Blossom have not changed: anyone from the village may perform, for as long as a song; forgotten words are supplied by the audience.

The announcer is Guoguo, eight years old, in her sister’s dress, with the microphone higher than her head. “Please enjoy” comes out as “please envy”. Applause.

![winter-village] The lamps of a tractor light up the threshing floor.

## The programme

1. Dance: Threshing. Fourteen people, one of them pulled in at the last moment
2. Sketch: To Borrow a Ladder. A real one, from the council
3. Song: Tea Hill. Aged eighty-eight

## The last

Guoguo led Granny Lu on to the stage. In the second verse the words were gone. She stopped, and more than two hundred people took them up and carried them to the last line.

> I had not forgotten. I wanted to hear whether you knew it. | Granny Lu, afterwards

When it was over the tractor had dung to haul. Its lamps lit the road until they were out of sight.
####
countryside-river | wetland river environment | 孟溪 | Meng Xi
===
江豚回来了：三次浮出水面，间隔四分钟
十年禁渔以后，老渔民的船上第一次装了水听器。
四月十二日下午三点零六分，芦洲湿地下游两公里，水面裂开一道缝。三点十分，又一道。三点十四分，第三道，这次看清了：深灰色，没有背鳍，像在笑。

船长冼大水六十四岁，打了四十年鱼，十年前上岸，现在是巡护员。船还是那条船，舱里的网换成了水听器。

![karst-sunrise] 兰江的清晨，水听器放在三米深处。

## 听见的

耳机里是一串极快的“嗒嗒嗒”，那是江豚在用声音看路。货船经过时它会停下来，等船走远再继续，像一个在马路边等车过去的人。

> 以前我看见它，想的是它抢我的鱼。现在看见它，想的是它还愿意来。 | 冼大水

## 数字

| 年份 | 目击次数 |
| 十年前 | 0 |
| 五年前 | 3 |
| 去年 | 17 |
| 今年至今 | 21 |

如果你在江边看见它，请不要靠近，请告诉我们时间和地点，然后安静地多看一会儿。

![wetland-golden] 观察点设在芦苇后面，不许大声说话。

| 时间 | 位置 | 头数 | 水温（℃） | 观察员 |
| 07:12 | 白鹭洲西 | 2 | 17.4 | 邵 |
| 07:16 | 白鹭洲西 | 3 | 17.4 | 邵 |
| 07:20 | 三桥下游 | 3 | 17.6 | 林 |

!video[coast] 十秒：第三次浮出水面之前的江面

记录来自[护豚志愿者](https://example.org/porpoises)，看见江豚请记下时间和位置。
===
The porpoises are back: three times up, four minutes apart
Ten years after the nets an old fisherman’s boat has a microphone.
On the twelfth of April at six past three, two kilometres below Reedmarsh, the water opened. At ten past it opened again. At fourteen past we saw it: dark grey, no fin on its back, and a look as if it smiled.

Captain Xian Dashui is sixty-four. He fished for forty years, came ashore ten years ago and is a warden now. The boat is the same. Where the nets were, there is a hydrophone.

![karst-sunrise] The Lan in the morning; the hydrophone hangs three metres down.

## What you hear

A very quick ticking: a porpoise looking about with sound. When a barge passes it stops and waits, like somebody at the kerb, and goes on when the road is clear.

> When I saw one I used to think: it takes my fish. Now I think: it is still willing to come. | Xian Dashui

## Figures

| Year | Sightings |
| Ten years ago | 0 |
| Five years ago | 3 |
| Last year | 17 |
| This year so far | 21 |

If you see one, keep away, tell us where and when, and then look quietly a little longer.

![wetland-golden] The hide is behind the reeds. Nobody speaks aloud.

| Time | Place | Seen | Water (°C) | By |
| 07:12 | west of Egret Islet | 2 | 17.4 | Shao |
| 07:16 | west of Egret Islet | 3 | 17.4 | Shao |
| 07:20 | below the third bridge | 3 | 17.6 | Lin |

!video[coast] Ten seconds: the water before they came up for the third time

The list is kept by the [volunteers](https://example.org/porpoises). If you see one, write down when and where.
####
countryside-villages | village countryside family | 魏山河 | Wei Shanhe
===
水车坪的最后一架水车，由三个外乡人修好
一个木匠、一个建筑系学生，还有一个迷路的快递员。
水车坪原来有七架水车，现在剩一架，停了二十六年。轴断了，斗烂了，鸟在里面做窝。

修它的是三个外乡人。木匠谷峰是来走亲戚的，学生是来写论文的，快递员是送错了件。三个人在水车下面躲雨，聊着聊着，谷峰说，这东西能修。

## 四十二天

没有图纸，就量残件；没有老木头，就拆谷峰家的旧床。快递员每天送完件绕过来，帮忙抬一个钟头。村里人起先看热闹，第三周开始送饭，第五周开始动手。

![farm-spring] 试水那天，全村人站在渠边。

> 图纸在木头里，只要你不着急，它会自己告诉你下一榫在哪儿。 | 谷峰

## 转起来

水放下来，水车没有动。五秒，十秒。一个孩子说，推它一下。快递员推了一下，它呻吟了一声，转了。

现在它一天提水四百吨，浇六十亩地。学生的论文写完了，致谢里第一个名字，是那张床。
===
The last waterwheel of Waterwheel Flat, mended by three strangers
A carpenter, a student, and a courier who had lost his way.
Waterwheel Flat had seven wheels. One was left, and had stood for twenty-six years with a broken axle, rotten buckets, and a nest in it.

Three strangers mended it. Gu Feng, a carpenter, was visiting relatives; the student came for a thesis; the courier had the wrong village. They took shelter beneath it from the rain, and got to talking, and Gu Feng said: this can be mended.

## Forty-two days

There were no drawings, so they measured what was left; there was no old timber, so they took Gu Feng’s bed apart. Every day after his round the courier came and lifted for an hour. At first the village watched. In the third week it brought food, in the fifth it lent a hand.

![farm-spring] The day of the water. The whole village stood along the ditch.

> The plan is in the wood. If you do not hurry, it tells you where the next joint goes. | Gu Feng

## It turns

The water came, and the wheel did not move. Five seconds, ten. Push it, said a child. The courier pushed. It groaned, and turned.

It now lifts four hundred tons a day for sixty mu. The thesis is finished. The first name in the acknowledgements is that of the bed.
####
countryside-river | mountain-lake-snow walk nature | 孟溪 | Meng Xi
===
云台山守林人：一个人，三千个冬天的夜晚
他的收音机只收得到一个台，他的狗会听天气预报。
云台山北坡的护林站海拔一千二百米，冬天断水，春天断路，信号在门口那块石头上有一格。

鄢守山在这里待了二十九年。他的日记只记三样：风、烟、人。大多数日子，后两样写的是“无”。

![mountain-lake-snow] 初雪后的山顶湖。

## 狗会听预报

傍晚六点半，收音机里说“明天有大风”，黑狗会把自己的饭碗叼进屋。鄢守山说不是它懂，是它听得出播音员的语气。

> 山里不冷清，只是它们说话慢，你得等。 | 鄢守山

## 他想请你记住

- 不带火种上山，一根火柴也不行
- 走有红漆的路
- 听见林子里有人吹口哨，不要怕，那是我

最后一次火情是十一年前。那一夜他跑了七公里，鞋跑丢一只，至今没找到。春天的时候，有游客拍到一只旧胶鞋，里面住着一窝山雀。
===
The forester of Cloudterrace: alone, for three thousand winter nights
His radio gets one station. His dog listens to the forecast.
The lodge on the north slope stands at twelve hundred metres, without water in winter and without a road in spring. There is one bar of signal, on the stone before the door.

Yan Shoushan has been here for twenty-nine years. His diary keeps three things: wind, smoke, people. For the last two most days say “none”.

![mountain-lake-snow] The lake near the top, after the first snow.

## A dog that listens

At half past six, when the radio says that there will be a gale, the black dog carries its bowl inside. It does not understand, says Yan; it hears it in the announcer’s voice.

> It is not lonely up here. They only speak slowly. You have to wait. | Yan Shoushan

## He asks you to remember

- No fire on the hill, not even one match
- Keep to the path with the red paint
- If somebody whistles in the wood, do not be afraid. It is me

The last fire was eleven years ago. He ran seven kilometres that night and lost a shoe, which was never found. This spring a visitor photographed an old rubber shoe with a family of tits inside.
####
culture-reading | radio reading night | 沈亦舟 | Shen Yizhou
===
凌晨一点的读者来信：我们念了两千封
夜航节目收到的信，有的没有邮票，有的没有署名，有的只有一句话。
“夜航兰江”开播六年，收到来信两千一百四十封。编辑部把它们按天气分类：晴、雨、雾、雪。雨天的最多。

最短的一封写：“今天没有人跟我说话，除了你。”最长的一封有四十一页，是一位船工口述、孙女笔录的一生。

## 一封没有念的信

有一封至今没有念，因为写信人在末尾注明：等我好了再念。那是前年冬天。每隔一个月，导播会把它从抽屉里拿出来，看一眼，再放回去。

![radio-studio] 凌晨一点，播音间只开一盏灯。

> 我们不是在回信，是在替他们把灯留着。 | 沈亦舟

## 上个星期

上个星期三，抽屉里的那封信旁边多了一张明信片，字迹一样，只有三个字：可以了。

这封信，将在本周五凌晨一点念出来。
===
Letters at one in the morning: we have read two thousand
Some came without a stamp, some without a name, some with a single sentence.
In six years Night on the Lan has had 2,140 letters. The office files them by weather: sun, rain, fog, snow. Rain has most.

The shortest says: “Nobody spoke to me today but you.” The longest has forty-one pages, the life of a boatman, told by him and written down by his granddaughter.

## One not read

One has not been read on the air, for at its end it says: read it when I am well. That was the winter before last. Once a month the producer takes it out of the drawer, looks at it, and puts it back.

![radio-studio] One in the morning; one lamp in the studio.

> We do not answer letters. We leave the lamp on for them. | Shen Yizhou

## Last week

On Wednesday a postcard lay in the drawer beside it in the same hand. It had one word: now.

The letter will be read this Friday, at one in the morning.
####
culture-heritage | museum art history | 丁一 | Ding Yi
===
博物馆的一件东西：一只补过七次的青花碗
它不是最贵的，却是参观者停留最久的一件。
三楼东厅，第十一号柜，一只青花碗，口径十七厘米，补过七次。每一处补丁都用了不同的办法，像七个人在不同的年代说了同一句话：还能用。

馆员郗文用灯照给我们看：最早的一处是铜钉，清中期；第三处用漆；第五处是一九六〇年，用的是搪瓷。

![museum] 东厅的光从北窗来，不伤釉。

## 最后一位主人

捐碗的是一位裁缝。她在信里写：我奶奶说，碗是会破的，家不会，所以要补给孩子看。

> 我们本来想把它修复得看不出来，读了信，决定一处都不动。 | 郗文

## 数一数

站在柜前的人平均停留四十七秒，是旁边那只完整的官窑瓶的三倍。有个孩子问妈妈，它疼不疼。讲解员后来把这句话写进了讲解词。
===
One thing from the museum: a blue bowl mended seven times
It is not the dearest, but the one before which people stay longest.
Third floor, east room, case eleven: a blue-and-white bowl of seventeen centimetres, mended seven times. Each time in another way, as if seven people in different ages had said the same thing: it will still do.

Xi Wen, the curator, shows it with a lamp: the first has brass staples, of about 1750; the third lacquer; the fifth is from 1960 and of enamel.

![museum] In the east room the light comes from the north, which spares the glaze.

## The last owner

It was given by a seamstress. My grandmother used to say, she wrote, that a bowl breaks and a family does not, so mend it where the children can see.

> We had meant to restore it so that nothing shows. Then we read the letter, and left every one. | Xi Wen

## Counted

People stand before it for forty-seven seconds on average, three times as long as before the flawless vase beside it. Does it hurt, a child asked. The guides now tell that, too.
`
