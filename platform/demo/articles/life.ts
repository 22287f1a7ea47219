/** Health, learning, sport, and being out and about. */
export const life = `
health-clinic | hospital health clinic | 何以安 | He Yi’an
===
急诊室的五点钟：最安静的一刻，和一碗没吃完的面
我们在市人民医院急诊科待了一整夜，没有拍一张病人的照片。
夜里的急诊室有自己的时间。一点是醉酒的，两点是发烧的孩子，三点是胸口疼的老人，四点是刚下班的摔伤。五点，忽然没有人了。

护士长祁蓉说，五点是医院的潮水退到最低的时候。她终于端起十一点泡的那碗面，面已经把汤喝完了。

![hospital] 清晨五点，急诊楼的灯一盏没关。

## 分诊台的三种颜色

- **红**：立刻进，不问钱，不问名字
- **黄**：半小时内，会有人来看你两次
- **绿**：请坐，喝口水，我们没有忘记你

> 最难的不是红色，是让绿色的人相信，等，说明你没事。 | 祁蓉，护士长

五点四十，走廊尽头响起担架车的轮子声。面又放下了。
===
Five o’clock in the emergency room: the quiet hour, and noodles left over
We stayed for a whole night at the City People’s Hospital and took no picture of a patient.
The night here has a clock of its own. At one come the drunk, at two feverish children, at three old people with a pain in the chest, at four those who fell on the way home from work. At five, suddenly, there is nobody.

Five is when the tide is lowest, says Qi Rong, the head nurse. At last she takes up the noodles that she made at eleven. They have drunk their broth themselves.

![hospital] Five in the morning; every lamp is on.

## Three colours

- **Red**: at once, without a question about money or name
- **Yellow**: within half an hour, and somebody looks at you twice before
- **Green**: sit down, have some water, you are not forgotten

> Red is not the hard part. The hard part is to make green believe that waiting means you are well. | Qi Rong, head nurse

At 5:40 there are wheels at the end of the corridor. The noodles go down again.
####
health-habits | walk park health | 何以安 | He Yi’an
===
睡不着的第三晚，可以试试这七件小事
睡眠门诊的医生说：先别急着吃药，先把手机放到厨房。
人民医院睡眠门诊的号不好挂，因为睡不着的人都起得早。接诊的孔令仪医生给每个人的第一张处方，都是一张便利贴。

## 便利贴上写着

1. 把手机放到厨房充电，不是床头
2. 躺下二十分钟还醒着，就起来，坐到椅子上
3. 下午三点以后，不喝茶
4. 晚饭七分饱，汤少一点
5. 白天晒半小时太阳，对，阴天也算
6. 不补觉，睡晚了也按时起
7. 写下明天最担心的一件事，合上本子

![bamboo-walk] 白天的半小时日光，胜过晚上的两粒药。

> 睡眠像猫，你越叫它，它越不来。坐在那儿做自己的事，它自己会跳上来。 | 孔令仪

如果连续三周，每周有三晚以上睡不着，并且影响了白天，请来门诊。那时候，再谈药。
===
The third night without sleep: seven small things to try
Before the pills, says the doctor, move the telephone to the kitchen.
It is hard to get a number at the sleep clinic, for people who cannot sleep rise early. Dr Kong Lingyi’s first prescription is always a sticky note.

## It says

1. Charge your telephone in the kitchen
2. Awake after twenty minutes? Get up and sit on a chair
3. No tea after three
4. A light supper with little soup
5. Half an hour of daylight; clouds count
6. Do not sleep in. Get up at your hour
7. Write down tomorrow’s greatest worry and close the book

![bamboo-walk] Half an hour of daylight beats two pills at night.

> Sleep is like a cat. The more you call, the less it comes. Sit down with something of your own, and it will jump up. | Kong Lingyi

If for three weeks you lie awake on three nights or more, and your days suffer, come to the clinic. Then we talk about pills.
####
health-elders | elders care family | 石磊 | Shi Lei
===
母亲开始忘事以后，我们全家学会了一种新的语言
一位女儿的记录：不纠正，不考试，先点头。
她第一次把盐当成糖，是前年中秋。第二次，第三次，后来她把我当成了她的姐姐。

记忆门诊的医生教了我们三句话：不纠正，不考试，先点头。于是我做了她的姐姐，每周二、周四，下午两点到五点。

![park-elders] 她认得这张长椅，也认得这棵树。

## 家里改了什么

- 门上贴照片，不贴字
- 药盒七格，每天一个颜色
- 煤气换成电磁炉，刀收进带锁的抽屉
- 在她口袋里缝一张名片，写着“我叫淑芬，请打这个电话，谢谢”

> 忘记不是离开，是换了一条路回家，我们去路口接她。 | 一位女儿

## 昨天

昨天她忽然叫了我的小名，叫完自己愣住了，问我：你是不是长高了？我说是，妈，我长高了。

临川市记忆门诊每周三、周五开放，家属互助小组在每月第二个周日，带上茶杯就行。
===
When my mother began to forget, we learned a new language
A daughter’s notes: do not correct, do not test, nod first.
The first time she took salt for sugar was at the moon festival two years ago. Then a second time, and a third. Later she took me for her sister.

At the memory clinic they taught us three things: do not correct, do not test, nod first. So I became her sister, on Tuesdays and Thursdays from two to five.

![park-elders] She knows this bench, and this tree.

## What we changed

- Photographs on the doors instead of words
- A box for pills with seven colours
- An electric hob for the gas, the knives under lock
- A card sewn into her pocket: my name is Shufen, please ring this number, thank you

> To forget is not to leave. She comes home by another road, and we go to the corner to meet her. | A daughter

## Yesterday

Yesterday she called me by my childhood name, and stopped, surprised. Have you grown, she asked. Yes, I said. I have grown.

The memory clinic is open on Wednesdays and Fridays. The families’ circle meets on the second Sunday of the month. Bring a cup.
####
learning-schools | school education children | 白露 | Bai Lu
===
只有十一个学生的学校，开了十一门选修课
每个孩子教一门，题目自己定，校长也得坐下来听。
青石县石门村小学，十一个学生，三位老师。每周五下午是选修课，老师不上，学生上。

十岁的小谷教“怎样和牛说话”，八岁的阿芸教“认云”，最小的豆豆教“打水漂”，带全校走到河边，讲了四个字：要选扁的。

![school] 石门村小学的操场，只有一个篮筐，高矮刚好。

## 校长的笔记本

校长卫东林坐在最后一排，本子记得很满。他说教了三十年书，第一次知道孩子们会什么。

> 我们总怕村里的孩子缺什么。其实可以先问问，他们有什么。 | 卫东林

## 下学期的课表

- 分辨七种蛙叫（四年级）
- 背着弟弟做作业的办法（五年级）
- 如何在大人吵架时煮面（六年级，报名已满）
===
A school with eleven pupils has eleven electives
Each child teaches one; the head has to sit down and listen.
Stonegate village school in Bluestone has eleven pupils and three teachers. On Friday afternoons there are electives. The teachers do not teach; the pupils do.

Xiao Gu, ten, teaches How to Talk to Cows. Ayun, eight, teaches Clouds. Doudou, the smallest, teaches skipping stones: he led the school to the river, and the lecture was four words long. Take the flat ones.

![school] One basket on the playground, and just the right height.

## The head’s notebook

Wei Donglin sits at the back and his book fills up. In thirty years, he says, he learns for the first time what they know.

> We always fear that village children lack something. One might begin by asking what they have. | Wei Donglin

## Next term

- Seven kinds of frogs, by ear (grade four)
- Homework with a baby brother on your back (grade five)
- How to cook noodles while adults quarrel (grade six, full)
####
learning-family | family library story-hour children | 白露 | Bai Lu
===
孩子问“人为什么会死”，图书馆给了一整个下午
没有标准答案，有二十三本书、一盆花和一位老馆员。
一个四岁半的男孩在服务台前问馆员：“哪本书写了人为什么会死？”他的金鱼昨天不动了。

馆员甘雨没有查电脑，她绕出来，蹲下，说我们一起找。那天下午，她推掉了一个会，找出二十三本书，铺在儿童区的地毯上。

![story-hour] 二十三本书，铺开来像一片湖。

## 他们一起读到的

- 一本说，树叶掉下来，是把位置让给别的树叶
- 一本说，想念有重量，所以心会沉
- 一本什么字也没有，只有一片海，越来越浅的蓝

> 他没有要答案，他是想知道，问这个问题的时候，会不会有人陪着。 | 甘雨

后来别的孩子也坐了过来，有人讲了外公，有人讲了狗。四点半，男孩的妈妈来接他，他说，我知道了，金鱼在休息，只是很久。

这二十三本书现在有了一个专架，架子上没有写“生命教育”，写的是：那天下午。
===
“Why do people die?” asked a child, and the library gave an afternoon
No answer, but twenty-three books, a potted flower and an old librarian.
At the desk a boy of four and a half asked which book says why people die. His goldfish had stopped moving the day before.

Gan Yu did not look at the computer. She came round, crouched, and said: let us look together. She let a meeting go, found twenty-three books, and spread them on the carpet.

![story-hour] Twenty-three books, like a lake.

## What they read

- One says that a leaf falls to make room for another
- One says that missing someone has weight, which is why the heart sinks
- One has no words at all, only a sea of paler and paler blue

> He did not want an answer. He wanted to know whether anybody would be with him when he asked. | Gan Yu

Other children came and sat down. One spoke of a grandfather, one of a dog. At half past four his mother came. I know now, he told her. The goldfish is resting, only for long.

The books have a shelf of their own now. It does not say life education. It says: that afternoon.
####
learning-science | science technology laboratory | 丁一 | Ding Yi
===
高中生用旧手机做了一张全城的噪音地图
一百一十二部旧手机，挂在阳台、树上和一位爷爷的鸟笼旁。
临川一中的五个学生想知道，这座城市什么时候最安静。他们收来一百一十二部旧手机，写了一个小程序，请街坊挂在窗外一周。

地图做出来，最吵的不是马路，是学校门口的八点；最安静的也不是深夜，是清明那天的下午两点。

![maker-space] 五个学生在活动室里校准手机。

## 三个发现

1. 一排香樟能降六分贝，两排八分贝
2. 洒水车的音乐，比洒水车本身响
3. 灯笼街的石板路，雨天比晴天安静

> 我们本来想找噪音，后来发现在找安静。 | 组长佟溪

公交公司看了地图，把洒水车的音乐调低了一半。爷爷的那部手机录到四百次画眉，他要求把这一段发给他。
===
Pupils drew a map of the city’s noise with old telephones
One hundred and twelve of them, on balconies, in trees, and by an old man’s birdcage.
Five pupils of No. 1 Middle School wanted to know when the city is quietest. They collected 112 old telephones, wrote a small program, and asked neighbours to hang one outside for a week.

The loudest place is not a road but the school gate at eight. Nor is the night the quietest: that was two in the afternoon on the day of the dead.

![maker-space] Five pupils set the telephones by one another.

## Three findings

1. One row of camphors takes six decibels, two take eight
2. The tune of the street washer is louder than the washer
3. The flagstones of Lantern Street are quieter in rain

> We went looking for noise, and found that we were looking for quiet. | Tong Xi, who led them

The bus company saw the map and turned the tune down by half. The old man’s telephone recorded four hundred songs of his thrush. He has asked for a copy.
####
learning-schools | children education park-children | 白露 | Bai Lu
===
听不见铃声的学校，用灯光下课
柳荫特殊教育学校的走廊里，有一种别处没有的黄色。
下课的时候，走廊的灯闪三下，温和的黄。这是柳荫学校的铃声，四十七个听障孩子一抬头就看见了。

音乐老师乐思给孩子们上鼓课。鼓放在木地板上，大家脱了鞋，把脚贴上去。她打一下，四十七双脚同时缩一下，然后是四十七张笑脸。

![classroom] 鼓课在木地板教室，请脱鞋。

## 他们教会我的手语

- “下雨”是十个手指往下跑
- “谢谢”是拇指弯两下腰
- “再见”和别处一样，只是要看着对方的眼睛

> 声音不是只给耳朵的。 | 乐思，音乐老师

六一那天，他们会在临江剧院演出。全场会发气球，请抱在胸口，你会知道他们听见的是什么。
===
A school that cannot hear the bell ends its lessons with light
In the corridor of Willow Shade School there is a yellow that is nowhere else.
At the end of a lesson the lamps flash three times in a gentle yellow. That is the bell of Willow Shade School, and forty-seven deaf children look up.

Le Si, who teaches music, gives drum lessons. The drum stands on the wooden floor; everyone takes off their shoes. She strikes, forty-seven pairs of feet draw back, and there are forty-seven smiles.

![classroom] The drum is taught on a wooden floor. Shoes off, please.

## Signs they taught me

- Rain: ten fingers running down
- Thanks: the thumb bows twice
- Goodbye: as everywhere, only that you look each other in the eye

> Sound is not for ears alone. | Le Si, music teacher

On Children’s Day they play at the Riverside Theatre. Everyone gets a balloon. Hold it to your chest, and you will know what they hear.
####
sport-local | stadium football sport | 江一川 | Jiang Yichuan
===
街坊杯决赛下着雨，没有一个人走
一千二百把伞收起来，因为后排看不见。
决赛第三分钟开始下雨。第五分钟，看台上的伞自己收了，前排对后排说：你们也要看。

船厂联对印染厂老炮，两支队伍加起来九百多岁。上半场零比零，守门员的手套能拧出水。下半场第七十一分钟，印染厂的老丁带球过了半场，滑了一跤，球没丢，他坐在地上传了一脚。

![stadium-night] 终场哨响时，雨刚好停。

## 一比零

进球的是船厂联的年轻人，可是全场喊的是老丁的名字。解说席上我也喊了，这不专业，但是我喊了。

> 我五十三了，那一下以后我可以不踢了。当然，下周还来。 | 老丁

## 按照规矩

输的队一起合影，赢的队请吃面。两百一十碗，船厂路六家面馆同时开火。那一夜，船厂路的灯亮到两点。
===
It rained on the final of the Neighbours’ Cup, and nobody left
Twelve hundred umbrellas were folded, because those behind could not see.
It began to rain in the third minute. In the fifth the umbrellas went down by themselves. You want to see too, the front said to the back.

Shipyard United against the Dyeworks Veterans: together more than nine hundred years old. Nil-nil at half time; you could wring out the keeper’s gloves. In minute seventy-one Old Ding of the Dyeworks crossed the middle, slipped, kept the ball, and passed it sitting.

![stadium-night] The rain stopped with the whistle.

## One-nil

The goal was scored by a young man of the Shipyard, and everybody shouted Old Ding’s name. I shouted it too, at the microphone. That is not professional. I did.

> I am fifty-three. After that one I could stop. I’ll be back next week, of course. | Old Ding

## By the rules

The losers joined the photograph and the winners bought noodles: two hundred and ten bowls from six kitchens on Shipyard Road, where the lamps burned until two.
####
sport-river | dragon-boats river sport | 江一川 | Jiang Yichuan
===
二十二支桨怎样变成一支
龙舟教练冼老四不教划，先教呼吸。
天没亮，江面上二十二个人坐在一条不动的船上，闭着眼睛呼吸。冼老四站在船尾数：吸，四；呼，六。他不让碰桨。

“船不是划快的，是不慢下来。”他说，“一个人早半拍，另外二十一个人就在替他刹车。”

![dragon-boats] 第六天，岸上第一次听见那声整齐的“唰”。

## 鼓手

鼓手叫小满，十三岁，四十公斤，是按体重选的，后来发现她从不着急。冲刺的时候所有人都想快，她不快，她等最慢的那支桨。

> 鼓不是催大家的，是告诉大家我们在一起。 | 小满

## 比赛日

| 组别 | 时间 | 地点 |
| 少年组 | 8:30 | 老渡口 |
| 社区组 | 9:30 | 老渡口 |
| 决赛 | 15:00 | 三桥下 |

看台免费，请带帽子。比赛结束以后，龙头会卸下来，放在岸上，孩子们可以摸一摸它的角。
===
How twenty-two paddles become one
Xian Laosi, the coach, does not teach paddling. First he teaches breath.
Before daybreak twenty-two people sit in a boat that does not move, and breathe with closed eyes. Xian Laosi stands in the stern and counts: in, four; out, six. Nobody touches a paddle.

“You do not make a boat fast,” he says. “You stop making it slow. When one is half a beat early, twenty-one brake for him.”

![dragon-boats] On day six the bank heard that single swish for the first time.

## The drummer

Xiaoman is thirteen and weighs forty kilograms. She was chosen for that, and then it turned out that she never hurries. In the sprint everyone wants to be faster. She waits for the slowest paddle.

> The drum does not drive anyone. It says that we are together. | Xiaoman

## The day

| Class | When | Where |
| Juniors | 8:30 | the Old Ferry |
| Neighbourhoods | 9:30 | the Old Ferry |
| Final | 15:00 | under the Third Bridge |

The stands are free; bring a hat. Afterwards the dragon’s head is taken off and set on the bank, and children may touch its horns.
####
sport-outdoors | running park sport | 马奔 | Ma Ben
===
最后一名冲线用了七个小时，掌声也等了七个小时
半程马拉松关门时间是三个半钟头，然后裁判把表停了。
今年的临川半马，第一名用了一小时零六分。最后一名，六十六岁的詹桂花，用了六小时五十八分。

她不是跑的，是走的，推着一辆轮椅，轮椅里是她跑了四十年步、去年中风的丈夫。关门时间到了，收容车开到身边，司机摇下窗，又关上，跟在后面，开了四个小时双闪。

![park-cycling] 南堤绿道，半马的第十七公里。

## 第十七公里

志愿者本来该撤了，没有撤。补给站只剩香蕉和白开水，有个孩子把自己的棒棒糖放进了轮椅的杯架。

> 他以前总在终点等我下班，今天换我推他去终点。 | 詹桂花

## 终点

拱门已经放了气，十几个人又把它吹起来。下午三点二十八分，两个号码布同时过线，成绩单最后一行写着两个名字，时间一样。
===
The last one needed seven hours, and so did the applause
The half marathon closes after three and a half hours. Then the judge stopped the clock.
This year the first was home in an hour and six minutes. The last, Zhan Guihua, sixty-six, needed six hours and fifty-eight.

She did not run. She walked, pushing a wheelchair with her husband, who had run for forty years and had a stroke last year. When time was up the sweeper drew alongside. Its driver opened the window, closed it again, and followed for four hours with his lights flashing.

![park-cycling] The South Dyke greenway, kilometre seventeen.

## Kilometre seventeen

The volunteers should have gone, and had not. Only bananas and water were left; a child put her lollipop in the cup holder of the wheelchair.

> He used to wait for me at the end of my shift. Today I push him to the end. | Zhan Guihua

## The end

The arch had been let down. A dozen people blew it up again. At 15:28 two numbers crossed the line together. The last row of the results has two names and one time.
####
leisure-food | noodle-bowl food restaurant | 唐果 | Tang Guo
===
一碗汤的一夜：凌晨两点跟着老板熬到天亮
骨头、老姜、一把小鱼干，和三十年没有换过的一口锅。
凌晨两点，印染厂路只有一盏灯。霍记面馆的老板霍一勺拉开卷帘门，先不点火，先摸锅。

“锅要是凉透了，说明昨夜关得早，今天汤要多熬一刻钟。”他摸了摸，“今天刚好。”

## 四个钟头

两点，筒骨下水；三点，撇三遍沫；四点，放老姜和晒干的小河鱼；五点，关火，不是好了，是让它自己想一想。五点半，再开小火。

![noodle-bowl] 六点整，第一碗。

> 汤是等出来的。你急，它就只是水。 | 霍一勺

## 三十七碗

我们数了，七点以前卖出三十七碗。第一碗给夜班的环卫工，不收钱，因为三十年前霍一勺的第一位客人就是环卫工，那天他忘了带零钱，客人说，我先欠着你一个好。

- 招牌：清汤宽面，12元
- 加蛋：煎的要等，煮的不用
- 卖完即止，通常在十点前

!video[noodles] 十秒：第一碗面出锅

![dumplings] 天亮以后，汤剩下的一点拿来煮饺子。

@ 02:00 筒骨下锅，冷水。
@ 03:40 撇第二遍沫。
@ 05:10 放姜和小鱼干。
@ 06:00 开门，第一位客人已经等在门口。
===
A night of broth: from two in the morning until daybreak
Bones, old ginger, a handful of dried fish, and a pot that has not been changed in thirty years.
At two in the morning there is one lamp on Dyeworks Road. Huo Yishao rolls up the shutter of his noodle shop. He does not light the fire; first he feels the pot.

“If it is cold through, I closed early, and it takes a quarter of an hour more.” He felt it. “Today is right.”

## Four hours

At two the bones go in. At three it is skimmed, three times. At four come old ginger and dried river fish. At five the fire goes out, not because it is done, but so that it can think. At half past it goes on again, low.

![noodle-bowl] Six o’clock: the first bowl.

> Broth is made by waiting. If you hurry, it is water. | Huo Yishao

## Thirty-seven bowls

We counted thirty-seven before seven. The first goes to the street sweepers on night shift, for nothing. Thirty years ago his first customer was a sweeper. Huo had no change, and the man said: then you owe me a kindness.

- To order: wide noodles in clear broth, 12 yuan
- With an egg: fried ones take time, boiled ones do not
- Until it is gone, usually before ten

!video[noodles] Ten seconds: the first bowl

![dumplings] After daybreak, what is left goes to the dumplings.

@ 02:00 Bones into cold water.
@ 03:40 Skimmed for the second time.
@ 05:10 Ginger and dried fish.
@ 06:00 The door opens. The first guest is already there.
####
leisure-walks | canal-spring walk old-town | 林小渡 | Lin Xiaodu
===
一条巷子的春天：从第一枝迎春到最后一场柳絮
石榴里三百二十米，我们每天走一遍，走了六十天。
石榴里很窄，两把伞相遇，要有一把先收。我们从二月走到四月，每天早上七点二十，记下看见的第一样东西。

## 日记摘录

- **第3天**：墙根的迎春开了一朵，只有一朵
- **第11天**：十七号的门神换了新的，旧的贴在里面那扇
- **第24天**：有人在晒被子，被面是凤凰
- **第38天**：燕子回来了，还是四号屋檐下，主人把灯泡拧松了
- **第52天**：下雨，青苔上有猫的脚印，去的，没有回的
- **第60天**：柳絮最后一场，落在卖茶的老人的碗里

![canal-spring] 第四十五天，水边的柳已经能藏住一只鸟。

> 你们天天来，我以为是收房租的。 | 十七号的老人，第三十天

最后一天，四号的主人把灯泡拧紧了，燕子没有走。
===
One lane’s spring: from the first jasmine to the last willow down
Pomegranate Lane is 320 metres long. We walked it every day for sixty days.
The lane is so narrow that of two umbrellas one has to close. From February to April, at twenty past seven each morning, we wrote down the first thing we saw.

## From the diary

- **Day 3**: winter jasmine at the foot of the wall; one flower
- **Day 11**: number 17 has new door gods. The old ones have moved to the inner door
- **Day 24**: somebody airs a quilt with a phoenix
- **Day 38**: the swallows are back under the eaves of number 4. The owner has loosened the bulb
- **Day 52**: rain. A cat’s footprints in the moss, going, not coming
- **Day 60**: the last willow down, in the bowl of the man who sells tea

![canal-spring] Day 45: the willow can hide a bird.

> You came every day. I thought it was about the rent. | The old man of number 17, day 30

On the last day the owner of number 4 tightened the bulb. The swallows stayed.
####
leisure-weekend | balloons festival sky | 唐果 | Tang Guo
===
三十六只热气球，同一阵风
清晨五点的云台山下，有人求婚，有人恐高，有人带着八十岁的父亲。
五点，三十六只气囊摊在草地上，像三十六块没有叠好的被子。五点二十，第一只站了起来。

飞行员易川说，热气球不能转弯，想去哪儿，要去找往那边吹的风。风在不同的高度朝不同的方向，所以他们其实是在上下找路。

![balloons] 六点零四分，三十六只都在天上。

## 吊篮里的人

七号篮里有人求婚，她答应了，然后说能不能先下去，我恐高。二十二号篮里是一位八十岁的父亲，年轻时当过空投兵，他说，这是第一次上天不用跳。

> 天上很安静，你会听见自己村子的鸡叫。 | 易川

## 实用

1. 嘉年华到下周日，风大停飞，前一晚八点短信通知
2. 穿有跟的鞋会被请去换
3. 不飞也可以来：五点半，草地上有豆浆

!video[balloons] 十秒：第一只离地

![river-valley-autumn] 从八百米看下去，江是一条带子。

| 风向 | 风速（米/秒） | 能飞吗 |
| 南 | 2 | 能 |
| 东南 | 4 | 能，低飞 |
| 北 | 6 | 不能 |
===
Thirty-six balloons in one wind
Five in the morning below Cloudterrace: a proposal, a fear of heights, and a father of eighty.
At five thirty-six envelopes lie on the grass like quilts nobody has folded. At twenty past, the first stands up.

A balloon cannot turn, says Yi Chuan, who flies one. To go somewhere you look for the wind that blows there, and since it blows otherwise at every height, they find their way up and down.

![balloons] 6:04. All thirty-six are up.

## In the baskets

In basket seven there was a proposal. She said yes, and: could we go down first, I am afraid of heights. In twenty-two stood a man of eighty who had been a parachutist. The first time, he said, that I go up without having to jump.

> It is quiet up there. You hear the cocks of your own village. | Yi Chuan

## Good to know

1. Until Sunday week. If it blows, there is a message at eight the night before
2. Heels have to be changed
3. Come without flying: at half past five there is soy milk on the grass

!video[balloons] Ten seconds: the first one lifts off

![river-valley-autumn] From eight hundred metres the river is a ribbon.

| Wind | Metres a second | Flying? |
| South | 2 | yes |
| South-east | 4 | yes, low |
| North | 6 | no |
####
leisure-food | dumplings kitchen family | 唐果 | Tang Guo
===
外婆的饺子有十八个褶，我数到十二就哭了
一份没有克数的菜谱，和一个怎么也学不会的手势。
外婆的菜谱写在日历背面：面，够就行；水，手知道；盐，尝。她走了以后，我照着做了三年，味道总差一点。

今年冬至，我去找她的老邻居岳婶。岳婶看了我捏的饺子，说，馅没错，是你太用力了。

## 岳婶教我的

1. 面醒到摁下去会慢慢站起来
2. 馅里的姜要拍，不要切
3. 褶子不是捏的，是推的，像哄孩子睡觉

![dumplings] 推，不是捏。

> 你外婆一边包一边跟人说话，手上就没有劲。你一个人包，太认真了。 | 岳婶

于是我叫来了表妹、同事、楼下卖水果的大姐，大家一边说话一边包。第一锅出来，我咬了一口，数了数褶子，数到十二。

**菜谱**（够六个人）：面粉一斤，猪前腿肉一斤，白菜半棵，虾仁二两，姜一块，剩下的，手知道。
===
Grandmother’s dumplings have eighteen pleats. At twelve I began to cry
A recipe without grams, and a movement I could not learn.
Grandmother wrote on the backs of calendars: flour, enough; water, your hand knows; salt, taste. When she was gone I followed it for three years, and it was never quite that.

This midwinter I went to Aunt Yue, her neighbour of old. She looked at mine and said: the filling is right. You press too hard.

## What Aunt Yue taught me

1. Let the dough rest until it stands up slowly again
2. Crush the ginger, do not chop it
3. Pleats are not pinched but pushed, the way you rock a child

![dumplings] Push, don’t pinch.

> Your grandmother talked while she did it, so there was no force in her hands. You do it alone, and too seriously. | Aunt Yue

So I called my cousin, some colleagues and the woman who sells fruit downstairs, and we talked. When the first pot was done I bit into one and counted. I got as far as twelve.

**For six**: 500 g flour, 500 g pork shoulder, half a cabbage, 100 g shrimp, a piece of ginger. The rest your hand knows.
####
leisure-walks | lotus-lake walk park | 孟溪 | Meng Xi
===
荷花塘的七种香，最后一种要等雨
早上五点是莲叶，傍晚六点是烤红薯，中间隔着一整个夏天。
荷花塘公园的花匠裘伯闻得出时间。他说五点是叶子的味道，青；七点花开，香是甜的；九点太阳上来，就只剩下泥。

我们跟着他走了一天，鼻子记下七种。

![lotus-lake] 七点的荷花塘，香气贴着水面走。

## 七种

1. 五点：莲叶，像刚切的黄瓜
2. 七点：花，甜，很轻
3. 九点：晒热的塘泥
4. 正午：树荫下的铁椅子
5. 十六点：割草机经过以后
6. 十八点：烤红薯，东门
7. 雨后第一刻钟：说不出来，请自己来闻

> 花是给眼睛的，香是给走得慢的人的。 | 裘伯

第七种，我们等了四个傍晚。第五天终于下雨，裘伯没有打伞，站在桥上，闭着眼睛。

!map[lotus-pond 28.1862,112.9418] 从东门进，沿点线走一圈约四十分钟。

![blossom-walk] 去塘边的路上，先闻到的是别的花。

- 清晨：叶子
- 正午：水
- 傍晚：花
- 雨后：说不出来，要自己来
===
Seven scents of Lotus Pond; the last needs rain
Leaves at five in the morning, sweet potatoes at six at night, and a whole summer in between.
Old Qiu, gardener at Lotus Pond, can smell the hour. Five is leaves, and green. At seven the flowers open, and it is sweet. At nine the sun comes, and only mud is left.

We followed him for a day with our noses open.

![lotus-lake] Seven o’clock; the scent keeps close to the water.

## Seven

1. Five: leaves, like a cucumber just cut
2. Seven: flowers, sweet and very light
3. Nine: warm mud
4. Noon: iron chairs in the shade
5. Four: after the mower
6. Six: baked sweet potatoes, east gate
7. The first quarter of an hour after rain: come and smell it yourself

> Flowers are for the eyes. Scent is for those who walk slowly. | Old Qiu

We waited for the seventh for four evenings. On the fifth it rained. Old Qiu had no umbrella. He stood on the bridge with his eyes closed.

!map[lotus-pond 28.1862,112.9418] In by the east gate; the dotted way round takes forty minutes.

![blossom-walk] On the way there, other flowers come first.

- Early: the leaves
- Noon: the water
- Evening: the flower
- After rain: come and see for yourself
####
leisure-weekend | canal-lanterns festival night | 林小渡 | Lin Xiaodu
===
灯会攻略：不看人潮看灯的六个办法
走反方向，早到两小时，或者干脆站到桥底下去。
今年灯会两千零四十盏灯，比去年多三百盏。最多的时候，灯笼街一分钟走过四百人，你只看得见前面那个人的后脑勺。

我们问了修灯的、守桥的、住在街上的，得到六个办法。

![canal-lanterns] 从水面看，灯是双份的。

## 六个办法

1. 走反方向：从江边往钟楼走，人少一半
2. 五点来：亮灯前半小时，纸是透明的，看得见竹骨
3. 去桥底下：灯在水里，没有人挡
4. 坐七路：第三到第六站，右侧靠窗
5. 看背面：灯的背面写着修灯人的名字
6. 等散场：二十二点以后，街还给住在这里的人，灯还亮半小时

> 最后半小时的灯最好看，因为它知道没人看了。 | 章伯，修灯人

带孩子的请在左手写上电话，走散了在钟楼下等，那里有一只很大的兔子。
===
Lanterns, not crowds: six ways to see the festival
Walk the other way, come two hours early, or stand under the bridge.
There are 2,040 lamps this year, three hundred more than last. At its fullest four hundred people a minute pass through Lantern Street, and all you see is the back of a head.

We asked those who mend the lamps, keep the bridge, and live in the street.

![canal-lanterns] From the water there are twice as many.

## Six ways

1. Against the stream: from the river towards the bell tower there are half as many
2. At five, before they are lit: the paper is clear and shows the ribs
3. Under the bridge: the lamps are in the water, and nobody stands before you
4. On the number 7: stops three to six, right-hand window
5. From behind: each lamp has its mender’s name on the back
6. Afterwards: from ten the street belongs to those who live there, and the lamps burn half an hour more

> The last half hour is the best. They know that nobody is looking. | Old Zhang, who mends them

With children: write your number on their left hand. Those who are lost meet under the bell tower, by a very large rabbit.
`
