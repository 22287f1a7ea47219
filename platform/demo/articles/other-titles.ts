/**
 * Alternative titles for the templates' stories, three for each, in their order: each has its own title and summary, so
 * that no two on a page read alike. `title | summary | English title | English summary`.
 */
export const otherTitles: readonly (readonly string[])[] = `
终于能看清台阶了：{street}换灯的第一晚 | 改造没有多花一度电，光只落在脚下。 | First night of the new lamps: the steps of {street} can be seen again | Not a watt more, and the light stays on the ground.
“再也不用拉两层窗帘” | {street}的低杆灯照人行道，不照卧室。 | “One curtain is enough now” | The low lamps of {street} light the pavement and leave bedrooms dark.
从钠灯到暖光，一条街的夜色用了三个星期 | 电工说，最难的是拆掉老灯座。 | From sodium to warm white in three weeks | Taking down the old sockets was the hard part, say the electricians.
###
一面贴满便利贴的墙，决定了一间房子的将来 | {hood}把锅炉房打开三天，答案在门口。 | A wall of sticky notes has decided the future of a building | {hood} opened the boiler house for three days and asked.
不要咖啡馆，要洗被子的地方 | 停用六年之后，{hood}的居民写下了自己的愿望。 | No café, please. A place to wash quilts | After six idle years the people of {hood} wrote down what they want.
锅炉房开门第一天，来的多是老人和孩子 | 他们要的东西加起来，刚好放得下。 | The first to come to the old boiler house were the oldest and the youngest | What they ask for would just fit inside.
###
一块挡雨板，一段扶手：{district}把小事列成清单 | 项目全部来自热线，最贵的不到四十万元。 | A board against the rain, a rail: the small list of {district} | Every item came by telephone; the dearest costs less than 400,000 yuan.
热线里的抱怨，变成了{district}的施工图 | 打过电话的人，会收到一张完工照片。 | Complaints by telephone have become drawings in {district} | Whoever called gets a photograph when it is done.
台阶、坡道和雨棚，今年先修这些 | {district}说，路好不好走，问走路的人。 | Steps, ramps and roofs come first this year | Ask those who walk, says {district}.
###
他做的零件，每个坐过高铁的人都用过 | 一间没有招牌的车间，藏在{street}。 | Everyone who ever took the fast train has used his part | A works without a sign, behind {street}.
涨了两成的订单，没有换来一间新厂房 | {person}把钱花在了老师傅的眼镜上。 | Orders rose by a fifth, and he built nothing | {person} spent the money on spectacles for his old hands.
镊子夹得起来的弹簧，撑得住一列车 | 四十个人的手艺，在{street}做了十九年。 | Springs that need tweezers carry a train | Forty people have practised it on {street} for nineteen years.
###
把车挪一挪：{district}发布降雨提示 | 最强时段在后天凌晨，六处路口有人值守。 | Please move your car: rain notice for {district} | The worst comes before dawn the day after tomorrow; six crossings are watched.
三天的雨，从今晚开始准备 | 江边停车场清空，地下车库备好沙袋。 | Three days of rain, and an evening to prepare | Riverside car parks are cleared, sandbags are ready at the garages.
气象台：后天凌晨别出门 | {district}累计雨量或达{n}毫米，学校暂不停课。 | Weather office: stay in before dawn on the third day | Up to {n} millimetres in {district}; schools stay open for now.
###
夜班护士争来的一站 | {street}的新站台，离江堤一百二十步。 | A stop that night nurses won | The new stop on {street} is 120 steps from the dyke.
末班车晚了一个半小时，{street}的人早睡了一点 | 少等半小时，就能多睡半小时。 | The last bus leaves later, and {street} goes to bed earlier | Half an hour less to wait is half an hour more to sleep.
{n}路改点，江边多了一块站牌 | 下周一起试行三个月，意见可写在站台的本子上。 | New times on line {n}, and a new sign by the river | A trial of three months from Monday; remarks go into the book at the stop.
###
反对了两年的一楼住户，最后画进了图纸 | {hood}的新电梯昨天开始运行。 | For two years he said no. Then his worries became part of the drawing | The new lift of {hood} began to run yesterday.
井道退后六十厘米，一栋楼往前走了一步 | 调解员在{hood}开了十四次楼道会。 | The shaft moved back by sixty centimetres, and a house moved on | The mediator held fourteen meetings on the stairs of {hood}.
第一个坐电梯下楼的，是八十七岁的老人 | 她在{hood}的四楼住了三十年。 | The first to ride down was eighty-seven | She has lived on the fourth floor of {hood} for thirty years.
###
修水管换陪读，在{hood}不用钱 | 时间存折里，最多的一本有{n}小时。 | A tap for an hour of homework: no money changes hands at {hood} | The fullest book of hours holds {n}.
他存了那么多小时，一小时也没取 | {person}说，等走不动了再说。 | He saved all those hours, and has drawn none | When I cannot walk, says {person}, we shall see.
邻居之间的账，记在一个练习本上 | {hood}的“时间银行”没有柜台。 | The accounts of neighbours are kept in an exercise book | The time bank of {hood} has no counter.
###
藕下来了，今天早市最便宜的是什么 | {street}菜市，六点一刻记。 | Lotus root is in: what is cheapest this morning | Noted at a quarter past six on {street}.
丝瓜收尾，豆腐照旧排队 | {person}的摊子六点半就空了。 | Loofah is ending, and the queue for tofu is as long as ever | The stall of {person} was empty at half past six.
一张手写的价目表，{street}的人每天都看 | 今天有{n}样往下写。 | A price list by hand that all of {street} reads | Today {n} lines went down.
###
十七个人读了那张纸条，然后转身走楼梯 | {hood}演练记：最难的不是跑。 | Seventeen people read the note, and turned to the stairs | Notes from a drill at {hood}: running is not the hard part.
警报响了，有人先去关火，有人先去敲邻居的门 | {hood}三号楼用了{n}秒。 | When the alarm rang some turned off the stove, some knocked next door | House 3 of {hood} needed {n} seconds.
“如果你正在等电梯，请转身” | 消防员贴在{hood}每一层的话。 | “If you are waiting for the lift, turn round” | What a firefighter wrote on every floor of {hood}.
###
片警的记事本里，有一只半夜敲门的猫 | {hood}的小事，他都记着。 | In the constable’s notebook a cat knocks at midnight | No matter is too small at {hood}.
“不嫌事小”，写在第一页 | {person}在{hood}走了九年，认得每一扇门。 | “Nothing is too small” stands on page one | Nine years at {hood}, and {person} knows every door.
找老伴、关煤气、听一听夜里的响声 | 这是{person}今天的工作。 | A husband to find, a stove to turn off, a noise to listen for | A day’s work for {person}.
###
门环是温的，因为每天都有人推 | {person}一家在{street}住了三代。 | The knocker is warm: it is used every day | The family of {person} has lived on {street} for three generations.
天井里的水缸，养着三条红鲫 | 老房子修了三次，没有换过一块石头。 | Three red carp in the jar of the courtyard | The house was mended three times, and no stone was exchanged.
小时候要踮脚，现在要弯腰 | 一扇门，量出了{person}的一辈子。 | As a child on tiptoe, now with a bent back | A door has measured the life of {person}.
###
黑板上的十二首歌，擦掉一首换一首 | 昨晚{park}的听众选了什么？ | Twelve pieces on a blackboard, and a sponge for the audience | What did {park} choose last night?
不卖票的乐队，最怕下雨 | {person}指挥，{park}的草坪当观众席。 | A band without tickets fears only the rain | {person} conducts; the lawn of {park} is the hall.
坐在第一排的，是三岁和八十岁的听众 | {park}的傍晚，从六点半开始。 | In the first row: aged three, and aged eighty | Evenings at {park} begin at half past six.
###
十点半关掉一半的灯，剩下的留给你 | {hood}书屋没有闭馆铃。 | At half past ten half of the lamps go out; the rest are yours | There is no closing bell at {hood}.
送完最后一单，他去读了四十分钟书 | {person}在借书卡上写下他的名字。 | After the last delivery he read for forty minutes | {person} wrote his name on a card.
一间书屋，一盏灯，一本手写的登记簿 | 夜里来{hood}的人，各有各的原因。 | A room, a lamp, a book of names | Everyone has a reason to come to {hood} at night.
###
放了十一年的竹子，还“有点潮” | {person}在{street}做了一辈子笛子。 | Eleven years of drying, and the bamboo is “still a little damp” | {person} has made flutes on {street} all his life.
两个徒弟，一个左手，一个右手 | 最后一道工序，师傅不教，只让他们听。 | Two apprentices, one for each hand | The last step is not taught. They have to hear it.
一支笛子要等多少年 | 从山里到{street}，每一步都不能急。 | How many years does a flute wait? | From the hill to {street}, with no step hurried.
###
晚插七天，少施一遍肥，反而多收了 | {village}的十二亩田，农技员算了一笔账。 | Seven days late, one dressing less, and more in the barn | The adviser reckons up twelve mu in {village}.
坐在田埂上等收割机的人 | {person}说，今年的雨下对了时候。 | The man who waits for the harvester | This year, says {person}, the rain came when it should.
新米第一锅，先端给帮过忙的人 | {village}开镰，{person}家的稻子最晚熟。 | The first pot of new rice goes to those who helped | The harvest in {village} has begun; the rice of {person} was the last to ripen.
###
三棵橘子树，让一条路弯了四米 | {village}的会开到天黑，没有人提前走。 | Three orange trees have bent a road by four metres | The meeting in {village} went on until dark, and nobody left.
省钱还是绕树？没有墙的亭子里吵了一晚 | 最后，{person}自己先开了口。 | Save money or spare the trees: an evening in a house without walls | In the end {person} spoke first.
在{village}，谁都可以旁听，谁都可以插话 | 一次关于机耕路的会。 | In {village} anyone may listen, and anyone may interrupt | A meeting about a farm road.
###
六点零七分，名单上多了一个名字 | 三只东方白鹳落在{park}。 | At seven past six a name was added | Three Oriental storks came down at {park}.
趴在芦苇后面的九个人 | 记鸟日从凌晨四点开始，不许说话。 | Nine people behind the reeds | Counting begins at four, and nobody talks.
它们停了十一分钟，望远镜一直没有放下 | {person}说，上一次看见是六年前。 | They stayed for eleven minutes, and no glass was lowered | The last time was six years ago, says {person}.
###
体检单上的箭头，有人替你看 | {hospital}每周三下午，只回答问题。 | The arrows on your report, explained | Wednesday afternoons at {hospital}: questions only.
不开药，不加检查，也不催你 | 来问的人里，七成其实没事。 | No prescription, no further test, no hurry | Seven in ten who come to ask are well.
“医生，我只想问一句” | 在{hospital}，这一句有人等着听。 | “Doctor, just one question” | At {hospital} somebody waits for it.
###
六个星期，十二位街坊，没有人膝盖疼 | 康复师的办法，从前三分钟开始。 | Six weeks, twelve neighbours, no sore knee | The therapist’s way begins with the first three minutes.
先慢，再快，最后像在等人 | {person}的走路课，不用报名。 | Slow, then fast, then as if you waited for somebody | The walking lesson of {person} needs no enrolment.
把目标改小，血压也跟着小了 | 在{park}走路的人算了一笔账。 | A smaller aim, a lower pressure | Sums by those who walk at {park}.
###
鱼要去刺，汤要温，记得住一百个人的口味 | 厨师的册子，比菜谱还厚。 | Bones out, soup warm, and a hundred tastes by heart | The cook’s notebook is thicker than his recipes.
十点半，黑板擦干净，写上今天的菜 | {hood}的老人说，来吃饭，也来见人。 | At half past ten the blackboard is wiped | They come to {hood} to eat, and to be seen.
今天的清蒸鲈鱼，有一条留给了晚到的人 | {person}说，他每天都晚到十分钟。 | One bass was kept for the one who comes late | He is ten minutes late every day, says {person}.
###
撬开水泥之后，长出了数学课和语文课 | {school}的东墙下，每株番茄都有名字。 | Under the concrete were mathematics and poetry | By the east wall of {school} each plant has a name.
第一颗红的，全班分了三十份 | {person}老师没有说这是作业。 | The first red one was shared by the whole class | {person} never called it homework.
数虫子，量高度，写一片叶子 | 一片操场边的菜地，教了半个学期。 | Count beetles, measure stems, describe a leaf | Half a term beside a playground.
###
大人坐最后一排，不许插话 | {hood}的星期五晚上，由孩子讲故事。 | Grown-ups sit at the back and keep quiet | On Fridays at {hood} the children tell the stories.
一只不想当月亮的汤圆，后来去了哪里 | 故事还没完，下周继续。 | Where did the dumpling go that did not want to be the moon? | To be continued next Friday.
关掉大灯，留一串小灯泡 | 故事里，谁都可以再活一次。 | The big lamp off, a string of small ones on | In a story anyone may live again.
###
曲线掉头向下的时候，六个人都没说话 | {school}的探空气球，落在一群鸭子中间。 | When the curve turned down, none of the six spoke | The balloon of {school} fell among ducks.
鸭棚主人打来电话：你们的东西会叫 | 数据完好，相机里多了三百张鸭子。 | The farmer rang: your thing is beeping | The data are whole, and the camera holds 300 ducks.
为了一次升空，他们准备了一个学期 | 风、绳结和一张写给捡到者的纸条。 | A term of work for one ascent | Wind, knots, and a note to the finder.
###
卖鱼的手，接住了两个点球 | {hood}队在最后十分钟守住了客场。 | Hands that sell fish have held two penalties | {hood} kept a point away from home in the last ten minutes.
系鞋带的门将 | {person}说，那十秒钟是给自己的。 | The goalkeeper who tied his laces | Those ten seconds, says {person}, were mine.
零比零，全队绕场走了两圈 | 街坊杯里，守住也是赢。 | Nil–nil, and two laps of honour | In the Neighbours’ Cup, to hold is to win.
###
第一公里先忍住包子铺 | 一位配送员的清晨，从{street}开始。 | The first kilometre: pass the bun shop | A courier’s morning begins on {street}.
送货之前，他先把自己送出去跑一圈 | {person}跑了九年，只迟到过一次。 | Before he delivers, he delivers himself | Nine years of running, and {person} was late once.
{park}的清晨，跑步的人互相点头 | 路线、水站和该慢下来的地方。 | At {park} runners nod to each other | The route, the taps, and where to slow down.
###
十三岁的鼓手，六十三岁的教练 | {hood}的船，先练安静。 | The drummer is thirteen, the coach sixty-three | The crew of {hood} learns silence first.
前五天不许用力 | 雾里传来的鼓声，是一条船在学走路。 | For five days nobody may pull hard | The drum in the mist is a boat that learns to walk.
同时入水，比用力更难 | {person}只看水花，不看人。 | To dip together is harder than to pull | {person} watches the splash, not the people.
###
“多一口锅，就不是这锅汤了” | {street}凌晨两点，灶火先亮。 | “With another pot it would not be this broth” | Two in the morning on {street}: the fire first.
卖完就关门的人，从不看手机 | {person}的汤，熬到天亮才掀盖。 | He closes when it is gone, and never looks at his telephone | The lid stays on until daybreak.
骨头、老姜、一把小鱼干 | 一位街坊吃了十一年，还没有问过配方。 | Bones, old ginger, a handful of dried fish | A neighbour has eaten here for eleven years and never asked.
###
理发店门口出发，木栈道尽头停 | 慢慢走，路上有七张椅子认识你。 | From the barber’s door to the end of the boardwalk | Walk slowly; seven seats know you.
一条适合和老人一起走的路 | {person}带路，从{street}开始。 | A walk to take with somebody old | {person} shows the way from {street}.
走累了就坐，坐够了再走 | 去{park}的路上，我们数了数椅子。 | Sit when you are tired, walk when you are not | We counted the seats on the way to {park}.
###
可以讲价，也可以讲一个故事 | {park}的旧物市集，这个周末又开了。 | Haggle, or tell a story | The flea market is back at {park} this weekend.
“我父亲怎么学会骑车”，换走了一台收音机 | 市集的规矩，写在入口的木板上。 | “How my father learned to cycle” bought a radio | The rules stand on a board at the entrance.
没寄出去的明信片，在这里等收件人 | 周末的{park}，从早上九点到天黑。 | Postcards that were never sent wait for a reader | {park}, from nine until dark.
###
窄轮胎再也不会掉进雨水篦子 | {street}划线完毕，最窄处两米半。 | Narrow tyres no longer fall into the drains | {street} has its lines: two and a half metres at the least.
送孩子上学的人，先骑了一遍 | {person}说，今天第一次没有按铃。 | A parent on the school run rode it first | Today, says {person}, I did not ring once.
给自行车的一条线，公交司机也松了口气 | {street}慢行道今天开通。 | A line for bicycles, and a relief for drivers | The slow lane of {street} opens today.
`.trim().split('\n###\n').map((pattern) => pattern.split('\n'))
