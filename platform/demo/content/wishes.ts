import { both } from '../text'

export const demoWishCategories = [
  { id: 'wish-company', name: both('陪伴', 'Companionship') },
  { id: 'wish-errands', name: both('代办跑腿', 'Errands') },
  { id: 'wish-repairs', name: both('修修补补', 'Repairs') },
  { id: 'wish-learning', name: both('学习', 'Learning') },
  { id: 'wish-things', name: both('物品', 'Things') },
  { id: 'wish-health', name: both('就医陪护', 'Health') },
  { id: 'wish-outings', name: both('出行', 'Outings') },
] as const

/** `category|claimants wanted|标题|title|正文|text|scene`; without a scene there is no picture. */
const lines = `
company|1|想听人读一段报纸|Somebody to read to me|眼睛花了，每个星期天下午想听人读一小时报纸，茶水管够。|My eyes are tired. An hour of the newspaper on Sunday afternoons would do; there is tea.|tea-table
health|1|陪我去医院拿化验结果|Come along for my results|周四上午去市人民医院，一个人心里没底，想有人陪着坐一坐。|Thursday morning at the City People’s Hospital. I would rather not sit there alone.|hospital
repairs|1|修一修楼道的声控灯|Mend the light on our stairs|三楼的声控灯坏了半个月，楼里多是老人，晚上看不清台阶。|The light on the third floor has been out for two weeks, and most of us here are old.|roofs-dusk
errands|1|代取一份慢病药|Fetch my monthly medicine|腿脚不便，每月中旬需要去社区卫生服务中心取药。|I walk badly. In the middle of the month my medicine waits at the health centre.|clinic
learning|2|教几位阿姨用手机挂号|Phone lessons for four aunts|我们四个人总也学不会网上挂号，想请年轻人上两次课。|Four of us cannot get the hang of booking a doctor by phone. Two lessons, perhaps?|story-hour
things|1|给孩子找一辆旧自行车|A used bicycle for my son|孩子上初中了，离学校四公里，旧车能骑就行。|He starts middle school, four kilometres away. Anything that rolls will do.|avenue-cyclists
outings|3|带轮椅上的妈妈看荷花|Lotus for my mother|妈妈坐轮椅三年了，想看一次荷花塘，上下坡需要三个人搭手。|Three years in a wheelchair, and she asks for the lotus pond. The slope needs three of us.|lotus-lake
company|1|陪爷爷下两盘象棋|Two games of chess a week|爷爷八十二岁，棋友搬走了，每周六下午想找人下棋。|He is eighty-two and his partner moved away. Saturday afternoons, two games.|park-elders
repairs|1|收音机不响了|My radio went silent|老收音机陪了我二十年，突然没声了，想请懂行的人看看。|Twenty years it has talked to me, and now nothing. Would somebody have a look?|radio-studio
errands|2|帮忙搬一个旧书柜|Carry a bookcase downstairs|从五楼搬到一楼，没有电梯，需要两个有力气的人。|From the fifth floor to the first, no lift. It takes two strong people.|new-homes
learning|1|每周一次英语口语|Half an hour of English|我在自学英语，想每周和人说半小时，聊什么都行。|I teach myself English, and would love to talk for half an hour a week.|reading-room
things|1|需要一副老花镜|A pair of reading glasses|原来的摔坏了，三百度，能看清药盒上的字就好。|Mine broke. Three dioptres, enough to read what is on a box of pills.|
health|1|出院那天接我回家|A lift home from hospital|周五上午出院，家人在外地，东西不多，就一个包。|I leave on Friday morning. My family is away; there is one bag.|hospital
outings|1|陪我坐一次新地铁|My first ride on the metro|地铁通了一年，我还没坐过，怕不会买票。|It has run for a year, and I have never dared the ticket machine.|metro-platform
company|1|想有人一起包一次饺子|Dumplings for the solstice|冬至一个人包饺子没意思，面和馅我来准备。|Alone it is no fun. I make the dough and the filling.|dumplings
repairs|1|厨房水龙头滴水|The kitchen tap drips|滴了一个星期，拧不紧，请会换垫圈的师傅来看看。|It has dripped for a week. It wants a new washer, I believe.|
errands|1|代交一次水电费|Pay a bill at the counter|手机弄不明白，营业厅又远，想请人代跑一趟。|The phone defeats me and the counter is far. One trip would do.|avenue-bus
learning|1|暑假作业辅导两小时|Help with holiday homework|孩子数学跟不上，我只读过小学，想请大学生看看。|My girl struggles with fractions, and I left school at twelve.|classroom
things|2|社区图书角缺童书|Picture books for our corner|图书角开了，只有大人的书，想收一些三到八岁的绘本。|The shelf stands, with books for grown-ups only. For three to eight, please.|library-outside
outings|1|带我去看一场地方戏|An evening at the opera|年轻时是戏迷，现在晚上不敢一个人出门。|I was there every week when I was young. At night I do not go out alone now.|opera
company|1|帮我给老战友写封信|A letter to an old comrade|手抖写不成字，我说你写，寄到北边去。|My hand shakes. I would speak and you would write; it goes far north.|calligraphy
health|2|术后一周送饭|Lunch for a week|刚做完膝盖手术，一周不能下楼，两位轮流送午饭就够。|A new knee, and no stairs for a week. Two people taking turns would be enough.|noodle-bowl
repairs|1|给阳台装一根晾衣绳|A clothes line on my balcony|需要打两个孔，我没有电钻，也不敢爬高。|Two holes in the wall. I have no drill, and I do not climb any more.|roofs-sunrise
errands|1|替我遛一周狗|Walk my dog for a week|崴了脚，小狗每天要走两圈，它很听话。|I twisted my ankle. Twice around the block each day; he is well behaved.|park-spring
learning|1|想学拍好一张照片|Teach me one good picture|退休后买了相机，说明书看不懂，就想拍好孙女。|I bought a camera when I retired. I only want a good one of my granddaughter.|park-children
things|1|借一台缝纫机用两天|Borrow a sewing machine|社区要做二十个靠垫，家里的机器坏了。|Twenty cushions for our reading room, and mine broke down.|community-centre
outings|2|带孩子们去看鸟|Take us to see the birds|福利院六个孩子想去湿地，需要两位懂鸟的人带队。|Six children from the home would like to see the wetland with two who know birds.|wetland-golden
company|1|陪我练一段太极|Learn tai chi beside me|医生让我动一动，一个人坚持不下来。|The doctor says move. Alone I give up after two days.|park-taichi
health|1|帮忙量几次血压|Take my blood pressure|家里的血压计看不清字，想请人一周来两次。|I cannot read the display at home. Twice a week for a month.|clinic
repairs|1|旧台灯想再亮一次|Light my old lamp again|是老伴留下的灯，线老化了，舍不得扔。|It was my husband’s. The wire is old, and I cannot throw it away.|reading-room
errands|1|代买十斤新米|Ten jin of new rice|周末市集上的新米，提不动，想请人捎上楼。|From the weekend market, up to the fourth floor. It is too heavy for me.|farm-harvest
learning|2|给聋人朋友上烘焙课|Baking class in sign language|我们有六个人，想学做面包，最好会一点手语。|There are six of us. Some sign language would be welcome.|
things|1|需要一台旧洗衣机|A washing machine, any age|家里五口人，洗衣机坏了，能甩干就行。|We are five, and ours is beyond repair. If it spins, it is welcome.|
outings|1|清明送我去一趟墓园|To the cemetery in April|路远要转三趟车，想搭一段顺风车，油费我出。|Three buses away. I would gladly share a car and pay for the petrol.|river-valley-spring
company|1|聊聊天就好|Just somebody to talk to|孩子都在外地，周三晚上最闷，聊半小时就好。|The children live elsewhere. Wednesday evenings are long; half an hour would do.|roofs-dusk
repairs|2|给小院搭一个葡萄架|A trellis for our grapes|材料都有，两个人半天就能搭好，秋天请吃葡萄。|All is there. Half a day for two, and grapes in autumn.|farm-flowers
errands|1|接孩子放学三天|Fetch my boy from school|这三天夜班连白班，四点半到渡口小学门口接一下。|Three days of double shifts. Half past four at Ferry Primary.|school
learning|1|想学会视频通话|Teach me to make video calls|女儿在国外，想自己打给她，不等她打来。|My daughter is abroad. I would like to be the one who calls.|podcast-table
things|1|给猫找一个临时的家|A home for a cat, for a month|要住院一个月，它七岁，很安静，粮都备好了。|I go to hospital for a month. She is seven and quiet; her food is ready.|
outings|1|去江边看一次日出|Sunrise by the river|眼睛快看不见了，想趁还看得见，去江边看一次日出。|I am losing my sight, and would like to see the sun rise over the Lan once more.|city-river-morning
health|1|陪我做一次体检|Come with me for a check-up|要跑七个科室，怕走错楼，有人领着就不慌。|Seven departments in three buildings. With a guide I would not fret.|hospital
company|2|老年合唱团缺男声|Our choir has no tenors|二十位奶奶，没有爷爷，周五下午排练，会唱就行。|Twenty grandmothers and no men. Fridays at two; you need only sing.|concert-band
repairs|1|轮椅刹车松了|My wheelchair’s brake is loose|下坡心里害怕，请会修的人来紧一紧。|Slopes frighten me. It only wants tightening.|
errands|1|去档案馆查一份证明|A paper from the archive|办手续要三十年前的证明，我走不了远路。|I need a certificate of thirty years ago, and cannot go that far.|council-hall
learning|1|小提琴陪练一个月|A partner for the violin|孩子学了两年没人合奏，想找个大哥哥大姐姐。|Two years of lessons and nobody to play with. A month of duets?|concert-orchestra
things|3|给山里小学捐三副球网|Three nets for a hill school|茶岭小学的操场画好了线，还没有球网。|The lines are painted at Tea Ridge school. The nets are missing.|school
outings|1|推我去看龙舟|Dragon boats from the bank|坐轮椅，想在南堤看一次龙舟，人多怕挤。|I use a wheelchair, and crowds are hard. Once, from the South Dyke.|dragon-boats
company|1|陪我整理老照片|Sort my old photographs|三大盒照片没写名字，边看边讲给你听。|Three boxes without a name on any. I would tell you about them as we go.|museum
health|1|教我做康复操|Show me my exercises again|出院时教过，回家就忘了，图也看不明白。|They showed me when I left, and I forgot. The drawings do not help.|running-track
repairs|1|门锁太紧拧不动|A lock that I cannot turn|手没力气，每次开门要十分钟，换一个轻的锁就好。|My hands are weak. Ten minutes every time; an easier lock would do.|new-homes
errands|2|给独居老人送年货|New year parcels to ten doors|年货都打包好了，十户人家，两个人骑车一上午。|All is packed. Ten doors, two people on bicycles, one morning.|winter-village
learning|1|写一份简历|Help me write my first CV|四十六岁第一次找工作，不知道怎么写。|Forty-six, and looking for work for the first time.|newsroom
things|1|需要一张旧书桌|A desk for two sisters|两个孩子趴在饭桌上写作业，有张书桌就好。|They do their homework on the dinner table. One old desk would be a gift.|
outings|2|带盲人朋友爬云台山|Cloudterrace with a friend|他看不见，但想听听山顶的风，一前一后两个人。|He cannot see, and would like to hear the wind up there. One ahead, one behind.|tea-fields-mist
company|1|生日想有人一起吃面|Noodles for my birthday|七十岁生日，一个人吃长寿面不像样，我请客。|Seventy on Sunday. Long noodles are not for eating alone; my treat.|noodle-bowl
repairs|1|窗户关不严漏风|A window that will not close|冬天风从缝里进来，睡不好，贴个密封条就行。|The wind comes in and I cannot sleep. A strip of felt would do.|canal-snow
errands|1|把旧衣服送去捐赠点|Take six bags to the depot|六个大袋子，捐赠点在桥北，要一辆车。|Six big bags to North Bridge. It takes a car.|community-centre
learning|1|想学认一百个字|A hundred characters for me|小时候没上学，想能看懂公交站牌。|I never went to school. I would like to read the bus stops.|story-hour
things|1|给夜校找一块白板|A whiteboard for night school|社区夜校开课了，墙上还空着。|Classes have begun at our night school, and the wall is bare.|classroom
outings|1|去看看我教过的学校|The school where I taught|青石县二中，离开二十年了，想进去走一圈。|Bluestone No. 2 Middle School. I left twenty years ago, and would walk around once.|school
`

export const demoWishes = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [category = '', wanted = '1', chinese = '', english = '', text = '', englishText = '', scene = ''] =
      line.split('|')
    return {
      categoryId: `wish-${category}`,
      wanted: Number(wanted),
      title: both(chinese, english),
      text: both(text, englishText),
      scene: scene === '' ? null : scene,
    }
  })

export const demoHelpedPersons = [
  { name: '秦桂枝', sex: 2, phone: '13900008801', relation: 'neighbour', address: '老渡口区灯笼街19号2楼', needs: '听力不好，请说慢一点。爬楼要歇两次。' },
  { name: '陆春生', sex: 1, phone: null, relation: 'resident', address: '老渡口区船厂路8号', needs: '独居，坐轮椅，门铃要多按一会儿。' },
  { name: '方雅琴', sex: 2, phone: '13900008803', relation: 'family', address: '望江区柳荫路3号', needs: '' },
  { name: '贺建国', sex: 1, phone: null, relation: 'resident', address: '老渡口区米市巷27号', needs: '视力很弱，看不清药盒上的字。' },
] as const

/** Claimants' reports of the help given. */
export const demoFinishTexts = [
  both('已经办好了，老人家很高兴，还留我喝了一碗茶。', 'Done. They were glad, and I was made to stay for tea.'),
  both('比想的顺利，半天就弄完了，谢谢一起来的邻居。', 'It went better than I thought. Half a day, thanks to the neighbours who came along.'),
  both('陪了一下午，说好下个月再来。', 'We spent the afternoon, and I promised to come again next month.'),
  both('东西送到门口，当面试过，好用。', 'Brought to the door and tried there. It works.'),
  both('来回一个半小时，人已经平安到家。', 'An hour and a half there and back, and everybody is home safe.'),
] as const

export const demoEvaluations = [
  both('小何做事又快又细心，说话也暖。', 'Quick, careful, and kind in every word.'),
  both('没想到真的有人来，谢谢你们。', 'I did not believe that anybody would come. Thank you.'),
  both('约好的时间晚了一会儿，别的都好。', 'A little later than agreed, and otherwise all well.'),
  both('老人家念叨了一个星期，说遇上好人了。', 'She has talked of nothing else for a week.'),
  both('', ''),
] as const

export const demoRefusal = both(
  '心愿里写了银行卡号。为了您的安全，请删去后重新发布。',
  'It names the number of a bank card. For your safety, please publish it again without.',
)

export const demoWishComments = [
  '我就住隔壁楼，周末有空可以搭把手。',
  '这个我会，周三晚上行不行？',
  '支持！看到这样的心愿心里暖。',
  'I could lend a hand on Saturday morning.',
  '上次帮过这位阿姨，人特别好。',
  '已经转给我们志愿队了。',
] as const
