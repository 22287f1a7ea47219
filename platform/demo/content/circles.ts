import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'

/**
 * Sentences of the posts of a circle, each `正文|text|film`; few have a film. A post is a story, or an opening with a
 * detail and a question of its own to the others; each sentence stands once. Comments have one language, as those of
 * members.
 */
interface PostSentences {
  readonly openings: string
  readonly details: string
  readonly questions: string
  readonly stories: string
  readonly comments: string
}

interface WrittenCircle extends PostSentences {
  readonly name: Localised
  readonly intro: Localised
  readonly notice: Localised
  readonly rules: readonly Localised[]
  /** The place where its members meet. */
  readonly place?: { readonly name: Localised; readonly latitude: number; readonly longitude: number }
  /** What its owner asks of those who want to become members. */
  readonly question?: Localised
  readonly scene: string
  /** Scenes of the pictures of its posts, as many as a post may have. */
  readonly scenes: readonly string[]
}

const nothing = bilingual('', '')
const kindness = bilingual('友善交流，不争吵，不人身攻击。', 'Be kind. Argue about things, never about people.')
const noAdvertising = bilingual('不发广告和交易信息。', 'No advertising and no sales.')
const ownPictures = bilingual('图片请用自己拍的。', 'Post pictures that you took yourself.')

export const demoCircles: readonly WrittenCircle[] = [
  {
    name: bilingual('阳台种菜', 'Balcony vegetables'),
    intro: bilingual(
      '一米阳台也能种出一桌菜。在这里晒收成、换种子、问虫害，新手老手都欢迎。',
      'A metre of balcony is enough for a meal. Show your harvest, swap seeds and ask about pests, whether you have just begun or grown for years.',
    ),
    notice: bilingual('本周六上午九点，江滨公园东门换种子，带上你多余的苗。', 'Seed swap on Saturday at nine, east gate of Riverside Park. Bring the seedlings that you can spare.'),
    rules: [kindness, noAdvertising, ownPictures],
    place: { name: bilingual('江滨公园东门', 'Riverside Park, east gate'), latitude: 26.4268, longitude: 111.6192 },
    scene: 'balcony-garden',
    scenes: ['balcony-garden', 'park-planting', 'market-morning', 'farm-spring', 'fruit-bowl', 'roofs-sunrise', 'trellis', 'farm-flowers', 'community-centre'],
    openings: `
今天摘了第一批小番茄，一共十一个。|I picked my first tomatoes today, eleven of them.
种了三年，辣椒终于红了。|After three years my peppers finally turned red.
楼顶的丝瓜爬到邻居家去了。|My loofah has climbed over to the neighbours’.
薄荷长疯了，谁要苗来拿。|My mint has gone wild. Come and take some.
昨晚的大风把豆角架吹倒了。|Last night’s wind blew over the bean poles.
刚学会自己育苗，出芽率一半。|I have just learned to raise seedlings, and half of them came up.`,
    stories: `
小白菜二十五天就能掐一茬，楼上楼下分了三袋。|Pak choi in twenty-five days: three bags for the neighbours.
用旧抽屉做了一个种植箱，底下打了八个孔。|I turned an old drawer into a planter, with eight holes in the bottom.
蒜苗剪了第三次，居然还在长。|The garlic shoots were cut for the third time and still they grow.
草莓结了四颗，被麻雀吃掉三颗。|Four strawberries, three of them for the sparrows.
把咖啡渣晒干拌进土里，蚯蚓来了。|I dried coffee grounds and mixed them in. The worms have come.
豆芽在厨房里发，三天就能下锅。|Bean sprouts need no balcony: three days in the kitchen.
女儿给每盆菜都起了名字，辣椒叫火车头。|My daughter has named every pot. The pepper is called Locomotive.
空心菜插一根杆子就活，懒人首选。|Water spinach roots from a stalk. It is made for lazy people.
楼下花店关门送了我六袋营养土。|The flower shop closed and gave me six bags of compost.
迷迭香过冬要搬进屋，去年我忘了。|Rosemary has to come in for the winter. Last year I forgot.`,
    comments: `
火车头这个名字太好了！
我家麻雀更狠，连叶子都啄。
抽屉箱求一张底部的照片。
去年换到的香菜种子今年又收了一茬。
掐尖真的有用，谢谢那位奶奶。
Try a net over the pots, it saved mine.
我有多余的丝瓜苗，周六带过去。
咖啡渣要发酵过再用，不然会烧根。
阳台朝北可以种生菜，耐阴。
看得我也想去买个花盆了。`,
    details: `
用的是淘米水沤的肥，几乎没花钱。|I fed them with old rice water, which costs almost nothing.
阳台朝北，每天只有两个小时太阳。|My balcony faces north and gets two hours of sun a day.
孩子每天放学第一件事就是去浇水。|The first thing my daughter does after school is to water them.
叶子背面有一层小白点，用辣椒水喷了两次才好。|There were white spots under the leaves. Two sprays of chilli water cured them.
换了大一号的盆，长得明显快了。|In bigger pots they grow much faster.
隔壁奶奶教我掐尖，果然多结了一倍。|The grandmother next door taught me to pinch out the tips, and I got twice as many.`,
    questions: `
大家都什么时候搭架子？|When do you put up poles?
这个天气还能种黄瓜吗？|Is it too late for cucumbers?
有人想换香菜种子吗？|Would anybody swap coriander seeds?
你们用什么土？|What soil do you use?
怎么防鸽子？|How do you keep the pigeons away?`,
  },
  {
    name: bilingual('今天吃什么', 'What’s for dinner'),
    intro: bilingual('家常菜、小馆子、妈妈的味道。说说你今晚的餐桌。', 'Home cooking, small places, and the way mother made it. Tell us what is on your table.'),
    notice: nothing,
    rules: [kindness, noAdvertising],
    scene: 'noodle-bowl',
    scenes: ['noodle-bowl', 'dumplings', 'market-morning', 'canteen', 'scallion-cake', 'market-night', 'fruit-bowl', 'baking', 'tea-table'],
    openings: `
第一次自己包粽子，形状一言难尽。|My first rice dumplings. Let us not talk about their shape.
照着外婆的方子做了红烧肉。|I braised pork the way my grandmother did.
菜市场的藕上市了，买了两节炖汤。|Lotus root is in the market again, so there is soup.
老渡口那家面馆换了地方，找了半天。|The noodle shop at the old ferry has moved. It took me a while to find.|noodles
加班回来，冰箱里只剩鸡蛋和剩饭。|Home late, and nothing but eggs and cold rice in the fridge.
给发烧的孩子熬了一锅青菜粥。|I cooked a pot of vegetable congee for my boy, who has a fever.`,
    stories: `
冬瓜排骨汤，盐是起锅前才放的。|Winter melon and ribs. The salt goes in at the very end.
外婆寄来一罐霉豆腐，配白粥三天没断。|Grandmother sent a jar of fermented bean curd. Three days of congee.
女儿第一次煎蛋，翻面的时候全家屏住呼吸。|My daughter’s first fried egg. We all held our breath when she turned it.
夜市的炒螺蛳要用牙签挑，慢才有味道。|Snails from the night market, with a toothpick. Slowness is the flavour.
把剩饭炒成酱油饭，猪油一小勺就够。|Soy-sauce rice from leftovers, with one small spoon of lard.
春笋焖肉，笋比肉先被抢光。|Spring bamboo with pork. The bamboo went first.
同事从茶岭带了菌子，一屋子的山味。|A colleague brought mushrooms from Tea Ridge. The flat smells of the hills.
擂辣椒皮蛋，擂得手酸，值得。|Pounded peppers with century egg. My arm aches, and it was worth it.
今天不想开火，三个人分了一个烤红薯。|Nobody wanted to cook. We shared one baked sweet potato.
米豆腐摊子又出来了，说明天要热了。|The rice-curd stall is out again, so it will be warm tomorrow.`,
    comments: `
求外婆的红烧肉方子！
菜场哪个摊的藕粉一点？
那家面馆搬到盐仓后面去了。
粽子丑不丑，蒸熟了都一样香。
放糖的，我家放一大勺。
Same here: eggs and cold rice, every Thursday.
孩子退烧了吗？粥里可以放点姜丝。
剩汤第二天下面条最好。
看饿了，十一点半了。
米豆腐摊在钟楼街口还是老位置？`,
    details: `
秘诀是最后那一勺醋。|The secret is the spoonful of vinegar at the end.
火候大了一点，锅底糊了一层。|The flame was too high, and the bottom burned.
全家吃得一粒米都没剩。|Not a grain was left.
老板多送了一个卤蛋，说我上回落了伞，他一直收着。|The owner added an egg, and had kept the umbrella that I forgot last time.
花了不到二十块，够三个人吃。|It cost less than twenty yuan and fed three.
做法其实很简单，十分钟就好。|It is quite simple really, ten minutes in all.`,
    questions: `
你家放不放糖？|Do you add sugar?
还有哪家的豆腐脑好吃？|Where else is there good bean curd?
冬至你们吃饺子还是汤圆？|Dumplings or rice balls at the winter solstice?
求一个不辣的下饭菜。|Does anybody know something good that is not hot?
剩下的汤还能怎么用？|What would you do with the rest of the broth?`,
  },
  {
    name: bilingual('江边夜跑', 'Night runs by the river'),
    intro: bilingual('每周二、四、六晚上七点半，江滨步道集合。快慢都有人陪。', 'Tuesdays, Thursdays and Saturdays at half past seven on the riverside path. Fast or slow, you won’t run alone.'),
    notice: bilingual('步道灯光检修到周五，请走靠栏杆一侧，戴好反光带。', 'The lights are being repaired until Friday. Keep to the railing and wear something that reflects.'),
    rules: [kindness, bilingual('约跑请写清时间、地点、配速。', 'For a run together, say when, where and how fast.')],
    place: { name: bilingual('江滨步道起点', 'The start of the riverside path'), latitude: 26.4153, longitude: 111.6034 },
    scene: 'city-bridge-night',
    scenes: ['city-bridge-night', 'city-dusk', 'running-track', 'bus-stop-night', 'marathon', 'city-bridge-golden', 'metro-night', 'dog-walk', 'city-river-morning'],
    openings: `
今晚八公里，江风正好。|Eight kilometres tonight, with a good wind off the river.
终于跑进了五十分钟十公里。|Ten kilometres in under fifty minutes at last.
跟着大部队第一次跑完全程。|I kept up with the group to the end for the first time.
下小雨也来了二十多个人。|It drizzled, and still over twenty of us came.
膝盖疼了两周，今天慢慢恢复。|My knee has hurt for two weeks. Today I began again, slowly.
带着我爸走了一圈，他六十七了。|I walked one round with my father, who is sixty-seven.`,
    stories: `
三桥到渡口这一段新划了里程，每五百米一个点。|There are new marks between the Third Bridge and the ferry, one for each half kilometre.
下班晚了，一个人跑了三公里，遇到五个熟人。|I was late and ran three kilometres alone, and met five people I know.
今天练间歇，跑到最后只剩下喘。|Intervals today. At the end there was nothing left but breath.
心率手表没电了，反而跑得最舒服。|My watch ran out of power, and it was my best run in weeks.
给新来的三位跑友发了反光带，还剩七条。|Three newcomers got reflective bands. Seven are left.
半程报名开始了，我们凑够十个人可以领团队号。|The half marathon is open. With ten of us we get a team number.
江面起雾，灯像一串糖葫芦。|Fog on the river, and the lamps hung in it like sugared haws.|bridge-lights
跑前吃了两个包子，后悔到第四公里。|Two buns before the run. I regretted them until the fourth kilometre.
陪太太走了一圈，她说下周要跑。|I walked a round with my wife. Next week, she says, she will run.
捡到一把钥匙，放在起点的小卖部了。|I found a key. It is at the shop where we start.`,
    comments: `
配速六分半有我，周四见。
恭喜破五十！请客绿豆汤。
头灯买两百流明以上的，够用。
老周的嗓子贡献给大家了。
下雨天我们在体育馆看台爬楼梯。
My knee says thank you for the slow group.
给叔叔点赞，我爸要有他一半就好了。
热身先从脚踝开始，别一上来就压腿。
周六长距离算我一个，十五公里。
钥匙是我的！明天去拿，谢谢。`,
    details: `
桥下那段路灯全亮了，安全多了。|The lights under the bridge are all on again, and it is much safer.
前三公里太快，后面吃了亏。|The first three kilometres were too fast, and I paid for it.
路上遇到一只白鹭，谁也没敢出声。|We met an egret on the way, and nobody said a word.
领跑的老周一路喊着节奏，嗓子都哑了。|Old Zhou set the pace and called it out until he was hoarse.
跑完在小卖部喝了一碗绿豆汤。|Afterwards there was mung bean soup at the corner shop.
换了双旧鞋反而更舒服。|My old shoes turned out to be the better ones.`,
    questions: `
周六有人一起跑长距离吗？|Is anybody in for a long run on Saturday?
你们跑前怎么热身？|How do you warm up?
求推荐一款夜跑的头灯。|Which head lamp would you recommend?
配速六分半有伴吗？|Is there anybody at six and a half minutes?
下雨天你们去哪里练？|Where do you train when it rains?`,
  },
  {
    name: bilingual('临川老照片', 'Old pictures of Riverbend'),
    intro: bilingual('翻翻家里的相册，认一认老街、老厂、老朋友。', 'Look through the family album: old streets, old factories, old friends.'),
    notice: nothing,
    rules: [bilingual('请写明拍摄的年代和地点，不确定也可以猜。', 'Say when and where it was taken, or make a guess.'), kindness],
    question: bilingual('您家里有临川的老照片吗？是哪里的？', 'Do you have an old picture of Riverbend? Of where?'),
    scene: 'old-photos',
    scenes: ['old-photos', 'canal-morning', 'roofs-sunrise', 'market-morning', 'museum', 'flooded-lane', 'harbour-morning', 'pagoda-dusk', 'canal-lanterns'],
    openings: `
这是一九八三年的轮渡码头，我站在最右边。|This is the ferry pier in 1983. I am on the far right.
找到了纺织厂幼儿园的毕业照。|I found the picture of our kindergarten at the cotton mill.
父亲拍的老电影院，第二年就拆了。|My father took the old cinema. It was pulled down a year later.
有谁认得这家钟表店？|Does anybody know this clock shop?
一九九一年涨大水，街上能划船。|The flood of 1991: people rowed down the street.
外婆年轻时在这条巷子里卖豆腐。|My grandmother sold bean curd in this alley when she was young.`,
    stories: `
一九七六年的粮票和一张买米的队伍。|Grain coupons of 1976, and the queue for rice.
船厂下水那天，全厂的人都站在坡上。|The day a ship was launched: the whole yard stood on the slope.
这辆永久自行车是父母的结婚大件。|This bicycle was the great purchase of my parents’ wedding.
钟楼还没有钟的时候，报时靠敲锣。|Before the Bell Tower had its clock, the hours were beaten on a gong.
一九八五年元宵，灯笼街第一次通电灯。|The lantern festival of 1985, the first with electric light.|lanterns
小学操场还是煤渣跑道，摔一跤黑一腿。|The school track was cinders. You fell once and were black to the knee.
老粮站门口的石狮子，左边那只缺耳朵。|The lions of the old granary. The left one has lost an ear.
奶奶二十岁，站在照相馆的假飞机里。|My grandmother at twenty, in the painted aeroplane of the studio.
印染厂女工下班，自行车像潮水一样。|The women of the dyeworks going home: a tide of bicycles.
一九九八年的江堤，沙袋上写着名字。|The dyke in 1998. There are names on the sandbags.`,
    comments: `
左边第三个是我舅舅！
那棵樟树现在挂了牌，三百一十岁。
钟表店姓魏，后来搬去了米市巷。
这张能借我们社区展览用一下吗？
我爸说照片是在东门拍的，不是南门。
My father sold tickets at that cinema.
一九八三年我也在渡口，卖冰棍的就是我家。
幼儿园的院子现在是停车场了。
底片可以送到档案馆做数字化，免费的。
看到石狮子的耳朵，一下子回到小时候。`,
    details: `
墙上的标语现在还隐约看得见。|One can still make out the slogan on the wall.
那时候过一次江要两分钱。|Crossing the river cost two cents then.
照片背面写着一个名字，谁也想不起是谁。|There is a name on the back that nobody remembers.
右边那棵樟树还在，粗了一倍。|The camphor tree on the right still stands, twice as thick.
拿到老年大学一放，认出来七个人。|At the school for the elders they knew seven of the people.
底片潮了，请照相馆师傅修了三天。|The negative was damp. The photographer took three days to repair it.`,
    questions: `
有人记得这是哪一年吗？|Does anybody remember the year?
你家也有这样的合影吗？|Have you got a picture like this, too?
这个角度现在是哪里？|What stands there today?
有没有更清楚的一张？|Is there a sharper one?
谁能说说当年的价钱？|What did it cost in those days?`,
  },
  {
    name: bilingual('家有小学生', 'Parents of schoolchildren'),
    intro: bilingual('临川实验小学家长的小圈子，作业、接送、坏脾气，关起门来说。', 'A closed circle for the parents of the Experimental School: homework, lifts and tempers, among ourselves.'),
    notice: bilingual('周五家长会改在三楼大教室。', 'Friday’s meeting is in the big room on the third floor.'),
    rules: [kindness, bilingual('不发孩子的正脸和姓名。', 'No faces and no names of children.')],
    scene: 'school',
    scenes: ['school', 'story-hour', 'classroom', 'crossing-guard', 'park-children', 'park-kites', 'library-outside', 'laboratory', 'reading-room'],
    openings: `
明天要带一片完整的落叶，刚下楼捡了十片。|They need one whole leaf tomorrow. I have just picked up ten.
三年级突然不肯上学了，哭了一早上。|My third-grader refuses to go to school and cried all morning.
值日表我重新排了一遍，请大家看看。|I made a new rota for the crossing. Please have a look.
数学作业写到九点半，大人孩子都崩溃。|Maths until half past nine. Everybody in tears.
谁家多一件一百三的校服外套？|Has anybody got a spare school jacket, size 130?
今天孩子自己走回家了，第一次。|My son walked home by himself today, for the first time.`,
    stories: `
科学课要做降落伞，塑料袋的飞得最慢。|They build parachutes. The one of a plastic bag falls slowest.
家长会上老师只说了一句：先睡够。|At the meeting the teacher had one sentence: let them sleep.
老二换牙，把牙齿藏在了花盆里。|My younger one lost a tooth and hid it in a flowerpot.
我们家把作业桌搬到了客厅，吵是吵，不孤单。|We moved the desk to the living room. It is noisy, and nobody is alone.
午餐吃不完可以少打，女儿今天才敢说。|One may ask for less at lunch. Today my daughter dared to.
跳绳从十二个跳到了八十个，楼下没来敲门。|Skipping went from twelve to eighty, and downstairs did not knock.|slide
接送群里的王爷爷，一个人送了四个娃。|Grandfather Wang of our lift group took four children by himself.
把平板换成收音机，讲故事的时间回来了。|We swapped the tablet for a radio, and the stories are back.
孩子问为什么要有星期一，我没答上来。|Why is there a Monday, he asked. I had no answer.
期中以后休息一周，谁也不许提分数。|A week off after the exams. Nobody mentions marks.`,
    comments: `
我家有一件一百三的，明天放门卫室。
落叶我们多捡了，可以分。
九点必须上床，作业写不完我签字。
值日表改得好，周三我来。
第一次自己走回家，值得吃一碗馄饨。
校服找到了，谢谢大家。
换同桌真的会难受，抱抱。
科技馆周六去，有三家了。
平板只在周末开，先吵三周就不吵了。
王爷爷辛苦了！`,
    details: `
班主任很耐心，聊了半个小时。|The teacher was very patient and talked with us for half an hour.
其实是同桌换了，心里别扭。|It turned out that they had moved the desks.
我们约好先玩二十分钟再写。|We agreed on twenty minutes of play first.
后面悄悄跟着他奶奶。|His grandmother followed at a distance.
文具店说周末才到货。|The shop gets more at the weekend.
群里说的那本练习册图书馆就有。|The library has the workbook that everybody talks about.`,
    questions: `
你们几点睡？|When do yours go to bed?
周三下午谁能帮忙接一下？|Who could pick her up on Wednesday?
有没有一起去科技馆的？|Is anybody coming to the Science Hall?
你们怎么管平板？|How do you handle the tablet?
跳绳怎么练？|How does one practise skipping?`,
  },
  {
    name: bilingual('手机拍临川', 'Riverbend by phone camera'),
    intro: bilingual('不比设备，只比眼睛。每月一个题目，满三年后圈子收官，作品留在这里。', 'Not the camera, the eye. There was a subject each month for three years; what was made stays here.'),
    notice: nothing,
    rules: [ownPictures, kindness],
    scene: 'city-bridge-golden',
    scenes: ['city-bridge-golden', 'metro-platform', 'lotus-lake', 'city-rain', 'market-morning', 'city-bridge-night', 'karst-sunrise', 'roofs-dusk', 'cat-window'],
    openings: `
雾里的大桥，等了一个小时。|The bridge in the fog. I waited an hour.
清晨五点的鱼市。|The fish market at five in the morning.
雨后的倒影，蹲在路边拍的。|A reflection after the rain, from the kerb.
地铁口的光，只有三分钟。|Light at the entrance of the metro, for three minutes.
荷花开到最后一朵。|The last lotus of the year.
对面阳台的晾衣绳，像一行五线谱。|The washing line across the street, like a stave of music.`,
    stories: `
渡口的候船椅，坐的人只剩影子。|The bench at the ferry, and nobody on it but a shadow.
放学的伞，从楼上看是一条河。|School is over, and it rains: a river of umbrellas from above.|rain
修鞋摊的工具箱，每一格都有年代。|The cobbler’s box. Each compartment has its decade.
凌晨的包子铺，蒸汽比人先醒。|The bun shop before dawn. The steam is up first.
三桥的钢索，把天空分成了琴弦。|The cables of the Third Bridge make strings of the sky.
戏台下面，孩子在看大人看戏。|Below the stage the children watch the grown-ups watching.
一只猫坐在斑马线的第七条上。|A cat on the seventh stripe of the crossing.
霜落在菜叶上，七点就没有了。|Frost on the cabbages. By seven it was gone.
地铁玻璃里有两个我，一个在打哈欠。|Two of me in the window of the metro, one of them yawning.
最后一期的题目叫“门口”，我拍了自家的鞋。|The last subject was the doorway. I took our shoes.`,
    comments: `
第二张更好，留白多。
黑白会把蒸汽拍成雪，试试。
斑马线那只猫我也见过！
大桥的雾七点一刻最厚。
裁成方的就少了那条绳子，别裁。
Seven, definitely seven. Lovely cat.
五年前的手机拍成这样，我的眼睛不够用。
影子那张收进年终册了。
候船椅还在，只是不让坐了。
三年看完，舍不得。`,
    details: `
没有修，只裁了一点天空。|Not edited, I only cut off a little sky.
手一直在抖，拍了四十多张。|My hands shook. It took more than forty.
旁边的大爷教我等下一班船。|An old man told me to wait for the next ferry.
本来想拍人，最后留下的是影子。|I meant to take the people, and kept the shadows.
用的是五年前的手机。|With a phone that is five years old.
站的地方现在已经围起来了。|The place where I stood is fenced off now.`,
    questions: `
黑白会不会更好？|Would it be better in black and white?
你们会裁成方的吗？|Would you crop it to a square?
下个月拍什么？|What shall we take next month?
这个时间还有哪里光好？|Where else is the light good at that hour?
哪一张更好？|Which one do you like better?`,
  },
  {
    name: bilingual('旧物修理所', 'The repair bench'),
    intro: bilingual('收音机、台灯、自行车。会修的人和想学的人，由成员邀请加入。', 'Radios, lamps and bicycles: those who can mend and those who want to learn. Members invite new ones.'),
    notice: bilingual('工具借出请写在帖子里，用完放回三号柜。', 'Write down which tools you take, and put them back into cupboard three.'),
    rules: [bilingual('通电的活两个人一起做。', 'Never work on live wires alone.'), kindness],
    scene: 'repair-bench',
    scenes: ['repair-bench', 'sewing', 'home-repair', 'maker-space', 'lantern-maker', 'market-morning', 'stairwell', 'community-centre', 'roofs-dusk'],
    openings: `
修好了一台七十年代的收音机。|A radio of the seventies plays again.
自行车链条总掉，原来是飞轮歪了。|The chain kept coming off. It was the sprocket.
奶奶的缝纫机又能转了。|Grandmother’s sewing machine turns again.
台灯的开关换了第三次。|The third switch for this lamp.
电饭锅只会保温，不会煮饭。|The rice cooker only keeps warm and does not cook.
闹钟拆开就装不回去了。|I took the clock apart and cannot put it together.`,
    stories: `
吊扇转起来有响声，加了两滴缝纫机油。|The ceiling fan rattled. Two drops of sewing-machine oil.
孩子的八音盒断了一根齿，曲子少了一个音。|A music box has lost a tooth, and its tune a note.
雨伞骨架拆三把拼一把，剩下的当备件。|Of three umbrellas one was made, and the rest are spares.
教两位初中生焊了人生第一个点。|Two pupils soldered the first joint of their lives.
老式胶片相机快门卡住，原来进了一粒米。|The shutter stuck. There was a grain of rice in it.
热水壶的垫圈换成自行车内胎，不漏了。|A washer cut from an inner tube, and the kettle is tight.
木椅松了，用竹签代替铁钉，一点不晃。|Bamboo pegs instead of nails, and the chair stands firm.
录音带绞住了，用铅笔卷了二十分钟。|The tape had tangled. Twenty minutes with a pencil.
这个月修了三十一件，退回去两件。|Thirty-one things mended this month, two sent back.
三号柜的电烙铁少了一支，谁借了说一声。|A soldering iron is missing from cupboard three. Who has it?`,
    comments: `
内六角我有一套，周三带去。
电子管去东门旧货街第二家问问。
烙铁在我这儿，忘了写条子，抱歉。
红线接左边，先断电！
飞轮歪了可以用扳手慢慢敲回来。
铅笔卷磁带，这才是手艺。
下周三我值班，七点到。
塑料发脆可以泡热水试试，别抱太大希望。
八音盒少一个音，反而更像它自己。
缝纫机转起来那一下，我也想哭。`,
    details: `
零件是从另一台坏的上拆的。|The part comes from another broken one.
焊了两个点，手艺还是生。|Two solder joints, and my hand is out of practice.
老马看了一眼就知道毛病在哪。|Old Ma saw it at a glance.
说明书早丢了，全靠照片记顺序。|The manual is long gone. I took pictures of each step.
花了四块钱，比买新的强。|Four yuan, which beats a new one.
主人取走的时候眼圈都红了。|Her eyes were wet when she collected it.`,
    questions: `
哪里还能买到这种电子管？|Where does one still get such valves?
有人有三毫米的内六角吗？|Has anybody got a three-millimetre key?
这根线该接哪一端？|Which end does this wire go to?
下周谁在？|Who is there next week?
塑料老化还有救吗？|Can brittle plastic be saved?`,
  },
  {
    name: bilingual('慢读书会', 'Slow readers'),
    intro: bilingual('一个月读一本书，不求快。加入前请说说你正在读什么。', 'One book a month, without hurry. Tell us what you are reading when you ask to join.'),
    notice: bilingual('本月读《边城》，月底周日下午在图书馆三楼见。', 'This month: Border Town. We meet on the last Sunday, third floor of the library.'),
    rules: [kindness, bilingual('剧透请先提醒。', 'Warn before you give away an ending.'), noAdvertising],
    scene: 'reading-room',
    scenes: ['reading-room', 'library-outside', 'tea-table', 'park-reading', 'metro-platform', 'karst-mist', 'calligraphy', 'story-hour', 'old-photos'],
    openings: `
读到第三章，停下来想了很久。|I stopped after the third chapter and thought for a long time.
这本书我二十岁时没读懂。|I did not understand this book when I was twenty.
译本换了一个，像两本书。|In another translation it is another book.
图书馆的那本夹着一张旧车票。|There was an old bus ticket in the library’s copy.
给孩子念了一段，他说再来一遍。|I read a page to my son, and he wanted it again.
地铁上读完了最后一页，坐过了站。|I read the last page on the metro and missed my stop.`,
    stories: `
今天只读了两页，够想一天。|Two pages today, and enough to think about until night.
在旧书摊遇到同一本书，扉页写着送给阿芳。|I found the same book at a stall. It is inscribed to Fang.
读出声才发现，作者在模仿江水。|Reading aloud I heard that the sentences imitate the river.|sunrise
抄了一段给住院的同事，她说好过一束花。|I copied a passage for a colleague in hospital. Better than flowers, she said.
第一次领读，手心出汗，大家都没有看表。|My first time leading. My hands were wet, and nobody looked at the clock.
把手机锁进抽屉，一个下午读完了四十页。|With the phone in a drawer I read forty pages in an afternoon.
书里的渡船三毛钱，我们的渡船是两分。|The ferry in the book costs thirty cents. Ours cost two.
朋友说看不下去，我说那就先看天。|He could not go on, said a friend. Then look at the sky first, said I.
插图本和没有插图的本子，是两种安静。|With pictures and without: two kinds of silence.
这周的句子：等的人也许明天回来。|The sentence of this week: perhaps they come back tomorrow.`,
    comments: `
我换书！手上有一本《呼兰河传》。
月底我可以领读，题目先不说。
阿芳是谁，好想知道。
坐过站的举手。
下个月读短篇吧，三篇轮着来。
Reading aloud to my cat works too.
沈从文写水，真的要慢慢听。
旧车票是哪一路的？
我读的时候用铅笔，只画竖线。
“等的人也许明天回来”，这句我也抄了。`,
    details: `
写渡船的那一段，像在写我们临川。|The passage about the ferry could be about our own.
我把喜欢的句子抄在了本子上。|I copied the lines that I liked.
有些地方慢得让人着急，可是舍不得跳。|It is slow enough to make one impatient, and yet I skipped nothing.
方言的对话要念出声才有味道。|One has to read the dialect aloud.
结尾没有说破，正好。|The end leaves it open, which is right.
旁边的人问我在看什么，聊了一路。|Somebody asked what I was reading, and we talked all the way.`,
    questions: `
你们喜欢哪个译本？|Which translation do you like?
月底谁来领读？|Who leads the talk this month?
下个月读短一点的好吗？|Shall we read something shorter next?
有没有人愿意换书？|Would anybody swap books?
你读的时候会做笔记吗？|Do you take notes?`,
  },
]

/** What those say who want to become members. */
export const demoCircleRequests = [
  bilingual('我在钟楼街长大，家里有几张六十年代的照片。', 'I grew up in Bell Tower Street, and we have a few pictures from the sixties.'),
  bilingual('想多认识一些朋友，谢谢！', 'I’d like to get to know a few people. Thank you!'),
]

export const demoCircleReasons = {
  refused: bilingual('请先说说您正在读的书。', 'Please tell us first what you are reading.'),
  removedPerson: bilingual('多次发布广告，提醒后仍未停止。', 'Advertised again and again, also after a warning.'),
  muted: bilingual('在评论里争吵，请先冷静几天。', 'Quarrelled in the comments. Take a few days off.'),
  removedPost: bilingual('内容是广告。', 'This is an advertisement.'),
  refusedPost: bilingual('含有他人的电话号码。', 'It shows somebody’s phone number.'),
} as const
