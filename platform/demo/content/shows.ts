import { bilingual } from '../text'

export const demoShowCategories = [
  { id: 'show-kindness', name: bilingual('好人好事', 'Kindness') },
  { id: 'show-volunteers', name: bilingual('志愿服务', 'Volunteering') },
  { id: 'show-neighbours', name: bilingual('邻里互助', 'Neighbours') },
  { id: 'show-clean', name: bilingual('清洁家园', 'Clean city') },
  { id: 'show-manners', name: bilingual('文明出行', 'On the way') },
  { id: 'show-culture', name: bilingual('文明风尚', 'Customs') },
] as const

/**
 * `category|media|正文|text`. Media are scenes, `square:` with the number of a square picture, or `short:` with a short
 * film.
 */
const lines = `
kindness|bus-stop|公交司机停下车，等一位追着跑的老人上来，全车没有人催。|The driver waited for an old man who was running after the bus. Nobody on board minded.
volunteers|park-volunteers park-planting park-spring|周六植树小队种下六十棵香樟，最小的队员五岁。|Sixty camphor trees on Saturday. The youngest of the team is five.
neighbours|noodle-bowl|楼下大姐多煮了一锅面，挨家敲门问谁还没吃早饭。|My downstairs neighbour cooked too many noodles and knocked on every door to ask who hadn’t had breakfast.
clean|egret wetland-golden|芦洲湿地捡了三小时，十一袋垃圾，还救了一只缠住脚的白鹭。|Three hours at the wetland: eleven bags, and an egret freed from a fishing line.
manners|avenue-cyclists crossing-guard|早高峰的路口，骑车的人整整齐齐停在线后，拍下来给大家看看。|Rush hour, and every cyclist is waiting behind the line. It deserved a picture.
culture|short:lanterns|灯会收摊后，摊主们自己把整条街扫了一遍。|After the lantern fair the stallholders swept the whole street themselves.
kindness|hospital|在医院捡到一个装着病历的袋子，等了一个小时，失主回来时眼睛红红的。|I found a bag of medical records at the hospital and waited an hour. When the owner came back, she had tears in her eyes.
volunteers|clinic park-elders|每周三给老人量血压，今天第一百次，他们给我做了一面小锦旗。|Blood pressure for the elders every Wednesday. Today was the hundredth, and they made me a banner.
neighbours|stairwell|三楼停电，整栋楼把充电宝都送上去了，老人的氧气机没停过。|The power went out on the third floor. The whole building brought up power banks, and the old man’s oxygen never stopped.
clean|canal-morning canal-spring|河边的台阶洗干净了，露出一百年前的石头。|We scrubbed the steps by the river and uncovered stones a hundred years old.
manners|metro-platform|末班地铁上，大家把座位让给穿着工装的师傅们。|On the last metro, everyone gave up their seats to the workers in overalls.
culture|opera|票友团进社区，九十二岁的老先生唱了一整折。|The opera club came to us. A gentleman of ninety-two sang a whole scene.
kindness|city-rain|下大雨，小卖部门口摆了二十把伞：拿去用，有空还。|Heavy rain, and twenty umbrellas outside the corner shop: take one, bring it back when you can.
volunteers|story-hour|周末故事会来了四十个孩子，讲故事的是一位退休列车员。|Forty children came to the weekend story hour. The storyteller was a retired train conductor.
neighbours|dumplings|独居的陈奶奶过生日，一层楼八户人家一起包了饺子。|Grandmother Chen lives alone. For her birthday, the eight families on her floor made dumplings together.
clean|park-spring|遛狗的人自己凑钱装了六个拾便箱，公园干净多了。|The dog owners paid for six waste boxes themselves. The park is much cleaner.
manners|city-bridge-golden|桥上一辆车抛锚，后面的司机全都下来推。|A car broke down on the bridge, and the drivers behind it all got out to push.
culture|calligraphy|社区写春联，一共送出三百二十副，手都写酸了。|Three hundred and twenty pairs of spring couplets. Our hands ache.
kindness|market-morning|菜市场的秤旁边多了一把小板凳，是给买菜的老人歇脚的。|Beside the scales there is a small stool now, for old people with heavy bags.
volunteers|fire-station avenue-rescue|消防站开放日，志愿者教会了一百多人用灭火器。|Open day at the fire station: volunteers taught over a hundred people to use an extinguisher.
neighbours|new-homes|新来的邻居不会说本地话，楼长做了一张图文的楼道说明。|Our new neighbours do not speak the dialect, so the caretaker drew them a guide to the building.
clean|short:coast|沙滩清理日，孩子们比谁捡的瓶盖多，冠军捡了四百一十二个。|Beach day: the children counted bottle caps. The winner found 412.
manners|avenue-courier|外卖小哥把电动车推过斑马线，他说这里孩子多。|The courier pushed his scooter over the crossing. There are children here, he said.
culture|park-taichi park-elders|晨练队给新来的年轻人留了前排的位置。|The morning class kept its front row for the newcomers.
kindness|railway-autumn|车站的小姑娘迷路了，八个陌生人陪她等到妈妈。|A little girl got lost at the station. Eight strangers waited with her until her mother came.
volunteers|library-outside reading-room|给图书馆的旧书换了新封皮，一天修好了两百本。|New covers for old library books, two hundred in a day.
neighbours|canteen|社区厨房开张，热心的阿姨们排了整整一个月的班。|The community kitchen is open, and volunteers have already filled the rota for a month.
clean|farm-flowers|路边的荒地种上了格桑花，过路的车都慢下来。|We sowed flowers on the waste land by the road. Cars slow down to look.
manners|metro-night|夜里的站台，有人掉了手套，后面的人追了两节车厢。|Someone dropped a glove on the platform, and the person behind ran two carriages to give it back.
culture|pottery-workshop|老匠人在学校开了陶艺课，材料钱是他自己出的。|An old potter is teaching a class at the school, and paying for the clay himself.
kindness|noodle-bowl|面馆墙上贴满小票，每一张都是一碗给陌生人的面。|The noodle shop’s wall is covered in slips. Each one is a bowl paid for a stranger.
volunteers|park-cycling|骑行队每周带三位视障朋友骑双人车，风是一样的。|Every week three blind friends ride with us on tandems. The wind is the same.
neighbours|winter-village winter-village-night|大雪天，年轻人一早把全村老人门口的路都铲了出来。|After the snow the young people cleared the path to every old person’s door.
clean|river-valley-morning|护河队第一千天，江面上一个瓶子也没捞到。|Day one thousand of the river patrol, and not a single bottle.
manners|stadium-night|散场后大家排队离开，体育馆门口的司机们都关了远光。|After the match we left in line, and every driver at the gate had dimmed the lights.
culture|short:noodles|老师傅把拉面的手艺公开了，他说手艺不是秘密。|The old master teaches anyone how he pulls his noodles. A craft is no secret, he says.
kindness|classroom|同学骨折了，全班轮流背他上三楼，背了两个月。|Our classmate broke his leg, and we took turns carrying him to the third floor for two months.
volunteers|laboratory|实验室开放给乡下的孩子，第一次看见自己的细胞。|The laboratory opened to children from the villages. They saw their own cells for the first time.
neighbours|tea-table|每天下午四点，三号楼的茶桌谁都可以坐。|At four o’clock every day, the tea table at Building 3 is open to everyone.
clean|karst-mist|登山队背下来十七公斤垃圾，最重的是一只旧轮胎。|Our hikers carried seventeen kilos down the mountain, an old tyre among them.
manners|airport|候机厅里小孩睡着了，广播员把旁边的喇叭关掉了。|A child fell asleep in the departure hall, and the announcer switched off the nearest loudspeaker.
culture|museum gallery|博物馆的志愿讲解员里，有一位高中生，讲得最好。|One of the museum’s volunteer guides is still at school, and he’s the best of them.
kindness|farm-harvest|邻村的收割机坏了，我们这边开过去帮了整整两天。|Their harvester broke down, so ours went over for two days.
volunteers|bamboo-walk|陪护医院里的老人散步，他们教我认了十种竹子。|Walking with patients from the hospital, I learned ten kinds of bamboo.
neighbours|park-children|小区的旧玩具集市，一件换一件，没有人用钱。|At our toy market, it’s one toy for another. No money changes hands.
clean|canal-lanterns|河灯节第二天，天没亮就有两百人来捞灯。|The morning after the lantern festival two hundred people came to fish them out.
manners|stadium-football|比赛输了，球迷还是把看台收拾得干干净净。|We lost, and still the stand was spotless when we left.
culture|dragon-boats|龙舟队给落水的对手递桨，最后一起冲线。|Our dragon boat crew held out a paddle to rivals who had fallen in, and both crossed the line together.
kindness|avenue-traffic|救护车来了，四条车道一起让出一条路。|The ambulance came, and four lanes of traffic opened a path.
volunteers|park-reading|每个周日给盲校录一小时有声书，已经录完三十本。|Every Sunday I record an hour of audiobooks for the school for the blind. Thirty are finished.
neighbours|fruit-bowl|院子里的橘子熟了，篮子放在门口，自己拿。|The oranges are ripe. The basket stands at the gate: help yourself.
clean|roofs-sunrise|老街的墙上没有小广告了，是一位退休老师一张张揭的。|No more stickers on the old walls. A retired teacher took them off one by one.
manners|short:balloons|热气球节，三万人散场，草地上只剩下脚印。|Thirty thousand people at the balloons, and only footprints on the grass.
culture|concert-band|广场乐队每晚九点准时收琴，怕吵着楼上的学生。|The band on the square stops at nine, because of the students upstairs.
kindness|city-dusk|捡到手机，等失主的电话等到天黑，他非要请我吃面。|I found a phone and waited until dark. He insisted on noodles.
volunteers|phone-lesson community-centre|教爷爷奶奶用手机挂号，一下午教会了十四位。|We taught grandparents to book a doctor on their phones. Fourteen learned it in one afternoon.
neighbours|new-homes|对门的小伙子每天出门，顺手把整层的垃圾带下楼。|The young man across the hall takes the whole floor’s rubbish down every day.
clean|tea-fields-morning|茶山的小路不再有塑料袋，采茶人自己编了竹筐。|No plastic bags on Tea Ridge any more: the pickers weave their own baskets.
manners|railway-alps|动车上有人外放视频，孩子递过去一副耳机：借你。|Someone was playing a video out loud on the train. A child held out a pair of earphones: you can borrow these.
culture|winter-village|村里的年夜饭摆了四十桌，每家只准端一个菜。|Forty tables for the new year, and each family brings one dish.
kindness|pagoda-morning|景区的保洁大叔有一本厚厚的本子，记着他还过的每一样东西。|The cleaner at the pagoda keeps a thick book of everything he gave back.
volunteers|running-track|陪跑团带着听障孩子跑完了五公里，终点全是挥动的手。|Five kilometres with the deaf children, and a sea of waving hands at the end.
neighbours|dog-walk|邻居出差，我替他遛了一周狗，现在狗只认我。|I walked his dog for a week. It knows only me now.
clean|harbour-morning|渔船带回来的不只是鱼，还有一船海上垃圾。|The boat brought home fish, and a load of what floats on the sea.
manners|city-bridge-night|夜跑的人给自己装上了小红灯，司机们按两下喇叭表示谢谢。|The runners wear small red lights, and the drivers say thank you with the horn.
culture|karst-moon|中秋夜，全楼把桌子搬到天台，一起等月亮。|At Mid-Autumn, the whole building carried tables up to the roof to wait for the moon.
kindness|park-kites|风筝挂在树上，三个互不认识的大人叠罗汉取了下来。|A kite got stuck in a tree. Three strangers climbed on each other’s shoulders to fetch it.
volunteers|tea-fields-morning|茶农免费教大家采茶，收入给了村里的小学。|The tea farmers taught us to pick tea and gave the proceeds to the village school.
neighbours|stairwell|听见楼上摔倒的声音，我们三户一起冲了上去。|We heard someone fall upstairs, and three households ran up to help.
clean|park-planting|把枯枝堆成了昆虫旅馆，已经有客人入住。|Dead branches became a hotel for insects. The first guests are in.
manners|avenue-bus|司机师傅记得每一位坐轮椅的乘客，提前放好踏板。|The driver knows every wheelchair on his line, and has the ramp ready.
culture|blossom-walk|花期到了，大家自觉绕开落花，留给后来的人看。|Everybody walks around the fallen blossoms, to leave them for the next.
kindness|river-valley-spring|乡村医生骑了十里山路，就为送一盒药。|The village doctor rode ten miles into the hills for one box of pills.
volunteers|balloons|为自闭症孩子办的一场气球节，安静得只听见风。|A balloon morning for autistic children, so quiet that we heard the wind.
neighbours|market-night|夜市收摊，隔壁摊主帮我把三车货推回了家。|When the night market closed, my neighbour pushed three carts home for me.
clean|mountain-lake-snow|高山湖边装了望远镜，也装了垃圾箱，都是骑友捐的。|A telescope by the mountain lake, and bins, both from the cyclists.
manners|newsroom|电视台门口的临时停车位，大家都把车头朝外停。|At the TV station’s short-stay spaces, everyone parks facing out.
culture|concert-orchestra|交响乐团在菜市场演了半小时，鱼摊老板哭了。|The orchestra played in the market for half an hour. The fishmonger wept.
kindness|farm-spring|下田时捡到一窝野鸭蛋，我们绕着它们插完了秧。|We found a nest of duck eggs and planted the rice around it.
volunteers|council-hall|给听证会做手语翻译，第一次有聋人代表发言。|We signed at the hearing, and for the first time a deaf resident spoke.
neighbours|podcast-table|楼道广播站开播了，第一期采访的是扫地阿姨。|Our stairwell radio is on air. The first guest was the lady who sweeps the stairs.
clean|railway-autumn|坐火车捡垃圾的大叔，已经走了四十二个车站。|He collects rubbish by train: forty-two stations so far.
manners|crossing-guard|放学时，家长们把车停在五百米外，走着来接。|The parents park half a kilometre away and walk to the school gate.
culture|maker-space|旧木头做成了十二张长椅，每张都刻了捐木头的人。|Twelve benches of old wood, each with the name of who gave it.
kindness|karst-sunrise|船工凌晨送产妇过江，天亮时母子平安。|The boatman took an expectant mother across the river before dawn. By sunrise, mother and baby were safe.
volunteers|tea-fields-mist|给山里的孩子送去一车书，他们回赠了一车笋。|A load of books for the hill school. They sent back a load of bamboo shoots.
neighbours|canal-snow|河边的路滑，不知是谁一早就撒好了沙子。|The path by the river was icy, but someone had spread sand before dawn.
clean|river-valley-rain|洪水退了，三天时间，全村把淤泥清完。|The flood went down, and in three days the whole village was clear of mud.
manners|avenue-cyclists|共享单车歪了一片，放学的孩子们一辆辆扶正。|A row of bicycles had fallen over. The pupils set them up one by one.
culture|fair-evening|庙会上的老手艺排成一条街，孩子们都可以上手试。|The old crafts fill a street at the fair, and children may try them all.
kindness|metro-viaduct|地铁司机看见轨道边的小猫，请示后停了两分钟。|The driver saw a kitten by the rails, asked, and stopped for two minutes.
volunteers|bamboo-walk|每月一次的山路巡查，修好了三处松动的护栏。|On this month’s trail check, we fixed three loose railings.
neighbours|lotus-lake|荷塘边的长椅是邻居们合买的，谁先到谁坐。|The bench at the pond belongs to all of us. First come, first seated.
clean|wind-fields|风车下的草地，每个月都有人来捡风吹来的袋子。|Every month, someone picks up the bags that blow in under the turbines.
manners|city-river-morning|渡轮靠岸时，年轻人自动站成两排扶老人上岸。|When the ferry lands, the young stand in two rows to hand the old ashore.
culture|pagoda-night|古塔亮灯十年，义务守灯的是同一位电工。|The pagoda has been lit for ten years by the same unpaid electrician.
kindness|radio-studio|听众来信说想念外婆的歌，主播在节目里唱了一遍。|A listener wrote that she missed her grandmother’s song, so the presenter sang it on air.
volunteers|hospital clinic|疫苗接种点的志愿者，把冷笑话写在了排队的路牌上。|At the vaccination centre, volunteers wrote jokes on the signs along the queue.
neighbours|wetland-golden|候鸟来了，渔民们自愿把船停远了一点。|The birds are back, and the fishermen moored farther out.
clean|autumn-wood|落叶不再焚烧，社区把它们变成了一百袋花肥。|The fallen leaves are no longer burnt. They’ve become a hundred bags of compost.
`
export const demoShows = lines.trim().split('\n').map((line) => {
  const [category = '', media = '', chinese = '', english = ''] = line.split('|')
  return { categoryId: `show-${category}`, media: media.split(' '), text: bilingual(chinese, english) }
})

/** `topic|media|正文|text`, with media as above; one open topic has no entries. */
const entryLines = `
night-bus|bus-stop-night city-bridge-night|昨晚十一点半的站台，十二个人，没有一辆车。|The stop at half past eleven last night: twelve people, and no bus.
night-bus|metro-night|末班地铁出站口，打车排队四十分钟。|The last train has gone, and the queue for taxis takes forty minutes.
night-bus|short:lanterns|夜班路上的灯笼街，其实很美，只是太长了。|Lantern Street on the way home is lovely, and too long.
night-bus|city-dusk avenue-traffic|夜班公交试运行那天我拍的，车上坐满了。|The first night of the trial. Every seat was taken.
old-ferry|canal-morning|老渡口候船厅的早晨，光从那扇窗进来。|Morning in the ferry hall. The light comes through that window.
old-ferry|reading-room|如果这里是自习室，大概就是这样。|If it were a reading room, it might look like this.
old-ferry|square:2|爷爷画的候船厅，他在这里卖了三十年船票。|My grandfather drew the hall. He sold tickets there for thirty years.
noodles|noodle-bowl|就是这一碗，吃了二十年。|This is the bowl, for twenty years.
noodles|short:noodles|拉面师傅不让拍脸，只让拍手。|He would not have his face filmed, only his hands.
noodles|market-night dumplings|夜市最里面那一家，老板娘会多给一勺辣油。|The last stall of the night market. She adds a spoon of chilli.
benches|park-elders|医院上坡这一段，最缺一张长椅。|Halfway up the hill to the hospital a bench is missing.
campaign-lanterns|canal-lanterns|河灯下水的那一刻，整条街都安静了。|When the lanterns touch the water, the whole street falls silent.
campaign-lanterns|pagoda-night|塔下的灯，和塔一样老。|The lanterns below the pagoda are as old as the pagoda.
campaign-lanterns|winter-village-night|回村那晚，家家门口都亮着一盏。|The night we came home, there was a light at every door.
campaign-lanterns|city-bridge-night city-fireworks|桥上看灯的人，也成了别人的风景。|On the bridge, those who watch become part of the view.
campaign-lanterns|short:lanterns|跟着一盏兔子灯走完灯笼街。|Down Lantern Street behind a rabbit lantern.
campaign-lanterns|market-night|收摊之后，摊主留着最后一盏灯等儿子放学。|The stall is closed, but one lamp stays on until her son comes from school.
campaign-lanterns|fair-evening|女儿画的灯会，比真的还亮。|My daughter drew the lantern fair brighter than it was.
campaign-river|river-valley-morning|六点的江面，只有一条船。|The river at six, and a single boat.
campaign-river|city-river-morning|每天上班过江的那座桥。|The bridge on my way to work.
campaign-river|river-valley-rain|涨水那天，全村人都站在堤上。|The day of the flood, the whole village stood on the dyke.
campaign-river|dragon-boats|鼓手是我爸，他喊哑了嗓子。|The drummer is my father. He shouted himself hoarse.
campaign-river|wetland-golden|白鹭回来了，今年比去年多。|The egrets are back, more than last year.
`
export const demoEntries = entryLines.trim().split('\n').map((line) => {
  const [topic = '', media = '', chinese = '', english = ''] = line.split('|')
  return { topicId: `topic-${topic}`, media: media.split(' '), text: bilingual(chinese, english) }
})

export const demoShowRefusal = bilingual('图片中能看清他人的车牌，请遮挡后重新发布。', 'A number plate can be read in the picture. Please cover it and post again.')

/** What readers say under a story; each fits any of them. */
export const demoShowComments = `
看得心里暖暖的。
就在我家楼下，我作证！
为这样的人点赞。
This is why I like living here.
下次算我一个。
这样的事多登一点。
What a lovely picture.
转给孩子看了，他看了两遍。
平凡的一天，不平凡的人。
能在这里住，真好。
我妈说认识照片里的人。
这一条我要念给奶奶听。
谢谢你把它拍下来。
原来不止我一个人看见了。
心里一下子亮堂了。
That made my Monday.
字不多，读了三遍。
邻居就该是这个样子。
给我们街道也传染一下吧。
这件事应该上晚报。
小事做久了就是大事。
明天我也试试看。
评论区里都是好人。
看着看着就笑了。
Pass it on, everybody.
我在现场，比写的还要好。
孩子问我为什么要这样做，我让他自己想。
住了二十年，第一次这么骄傲。
这样的城市慢一点也没关系。
请替我说一声辛苦了。
有人记得，就没有白做。
下班路上读到的，少走了一站。
I showed it to my students.
照片里的光也是暖的。
别人的好意要接住，也要传下去。
每天打开先看这一栏。
我爷爷当年也这样。
好的风气就是这样一点点来的。
今天的第一个好消息。
写得朴素，看得踏实。
希望明年还能看到他们。
我们单位也想学着做。
`
  .trim()
  .split('\n')
