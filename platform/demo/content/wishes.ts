import type { TimeOfDay } from '../../../src/domain/frame/shared/time-of-day'
import { bilingual } from '../text'

export const demoWishCategories = [
  { id: 'wish-company', name: bilingual('陪伴', 'Companionship') },
  { id: 'wish-errands', name: bilingual('代办跑腿', 'Errands') },
  { id: 'wish-repairs', name: bilingual('修修补补', 'Repairs') },
  { id: 'wish-learning', name: bilingual('学习', 'Learning') },
  { id: 'wish-things', name: bilingual('物品', 'Things') },
  { id: 'wish-health', name: bilingual('就医陪护', 'Health') },
  { id: 'wish-outings', name: bilingual('出行', 'Outings') },
] as const

/** The days of the week, as the dates of wishes count them. */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * `category|claimants wanted|标题|title|正文|text|scene|when`. A wish without a scene has no picture. The words of some
 * wishes say when help is wanted: on a day of the week, at a time of the day, or both.
 */
const lines = `
company|1|想听人读一段报纸|Someone to read to me|眼睛花了，每个星期天下午想听人读一小时报纸，茶水管够。|My eyesight is failing. I’d love an hour of the newspaper on Sunday afternoons, and there’ll be plenty of tea.||Sunday afternoon
health|1|陪我去医院拿化验结果|Come with me for my results|周四上午去市人民医院，一个人心里没底，想有人陪着坐一坐。|Thursday morning at the City People’s Hospital. I’d rather not sit there alone.|hospital|Thursday morning
repairs|1|修一修楼道的声控灯|Mend the light on our stairs|三楼的声控灯坏了半个月，楼里多是老人，晚上看不清台阶。|The light on the third floor has been out for two weeks. Most of us here are elderly and can’t see the steps at night.|stairwell
errands|1|代取一份慢病药|Fetch my monthly medicine|腿脚不便，每个月要去社区卫生服务中心取一次药。|I have trouble walking. My medicine needs collecting from the health centre once a month.|clinic
learning|2|教几位阿姨用手机挂号|Phone lessons for four of us|我们四个人总也学不会网上挂号，想请年轻人上两次课。|The four of us can’t get the hang of booking a doctor’s appointment on our phones. Would someone young give us two lessons?|phone-lesson
things|1|给孩子找一辆旧自行车|A used bicycle for my son|孩子上初中了，离学校四公里，旧车能骑就行。|He’s starting middle school, four kilometres away. Any old bicycle that still rides will do.|avenue-cyclists
outings|3|带轮椅上的妈妈看荷花|See the lotus with my mother|妈妈坐轮椅三年了，想看一次荷花塘，上下坡需要三个人搭手。|Mum has been in a wheelchair for three years and would love to see the lotus pond. It takes three people to manage the slopes.|wheelchair-walk
company|1|陪爷爷下两盘象棋|Two games of chess a week|爷爷八十二岁，棋友搬走了，每周六下午想找人下棋。|My grandfather is eighty-two and his chess partner has moved away. He’d love a game or two on Saturday afternoons.|park-elders|Saturday afternoon
repairs|1|收音机不响了|My radio has gone silent|老收音机陪了我二十年，突然没声了，想请懂行的人看看。|It has kept me company for twenty years and has suddenly stopped. Could someone who knows radios have a look?|repair-bench
errands|2|帮忙搬一个旧书柜|Carry a bookcase downstairs|从五楼搬到一楼，没有电梯，需要两个有力气的人。|From the fifth floor to the ground floor, and there’s no lift. It needs two strong people.|carry-bookcase
learning|1|每周一次英语口语|Half an hour of English|我在自学英语，想每周和人说半小时，聊什么都行。|I’m teaching myself English and would love to chat for half an hour a week, about anything.|podcast-table
things|1|需要一副老花镜|A pair of reading glasses|原来的摔坏了，三百度，能看清药盒上的字就好。|Mine broke. I need +3.00, strong enough to read the label on a medicine box.|
health|1|出院那天接我回家|A lift home from hospital|周五上午出院，家人在外地，东西不多，就一个包。|I’m being discharged on Friday morning and my family is away. I only have one bag.|hospital|Friday morning
outings|1|陪我坐一次新地铁|My first ride on the metro|地铁通了一年，我还没坐过，怕不会买票。|The metro opened a year ago and I’ve never been on it. I’m afraid of the ticket machine.|metro-platform
company|1|想有人一起包一次饺子|An afternoon of dumplings|一个人包饺子没意思，面和馅我来准备。|Making dumplings alone is no fun. I’ll prepare the dough and the filling.|dumplings
repairs|1|厨房水龙头滴水|The kitchen tap drips|滴了一个星期，拧不紧，请会换垫圈的师傅来看看。|It’s been dripping for a week and won’t turn off tightly. I think it needs a new washer.|home-repair
errands|1|代交一次水电费|Pay a bill at the counter|手机弄不明白，营业厅又远，想请人代跑一趟。|I can’t work it out on my phone, and the office is far away. Could someone pay it for me?|service-counter
learning|1|数学作业辅导两小时|Two hours of help with maths|孩子数学跟不上，我只读过小学，想请大学生看看。|My daughter is behind in maths and I left school at twelve. A student would be ideal.|classroom
things|2|社区图书角缺童书|Picture books for our corner|图书角开了，只有大人的书，想收一些三到八岁的绘本。|Our community bookshelf has only books for grown-ups. We’d love picture books for three- to eight-year-olds.|story-hour
outings|1|带我去看一场地方戏|An evening at the opera|年轻时是戏迷，现在晚上不敢一个人出门。|I loved the opera when I was young. These days I’m afraid to go out alone at night.|opera| evening
company|1|帮我给老战友写封信|Help me write to an old friend|手抖写不成字，我说你写，寄到北边去。|My hand shakes too much to write. I’ll dictate and you write. It’s going to a friend up north.|calligraphy
health|2|术后一周送饭|Lunch for a week|刚做完膝盖手术，一周不能下楼，两位轮流送午饭就够。|I’ve just had a knee operation and can’t use the stairs for a week. Two people taking turns would be plenty.|noodle-bowl
repairs|1|给阳台装一根晾衣绳|Hang a clothes line for me|需要打两个孔，我没有电钻，也不敢爬高。|It needs two holes in the wall. I have no drill, and I don’t trust myself on a ladder.|balcony-garden
errands|1|替我遛一周狗|Walk my dog for a week|崴了脚，小狗每天要走两圈，它很听话。|I’ve sprained my ankle. He needs two walks round the block each day and is very well behaved.|dog-walk
learning|1|想学拍好一张照片|Teach me to take a good photo|退休后买了相机，说明书看不懂，就想拍好孙女。|I bought a camera when I retired and can’t follow the manual. I just want one good photo of my granddaughter.|park-children
things|1|借一台缝纫机用两天|Borrow a sewing machine|社区要做二十个靠垫，家里的机器坏了。|We’re making twenty cushions for our reading room and my machine has broken down.|sewing
outings|2|带孩子们去看鸟|Take us to see the birds|福利院六个孩子想去湿地，需要两位懂鸟的人带队。|Six children from the children’s home would like to visit the wetland with two people who know their birds.|egret
company|1|陪我练一段太极|Practise tai chi with me|医生让我动一动，一个人坚持不下来。|My doctor says I should exercise. On my own I give up after two days.|park-taichi
health|1|帮忙量几次血压|Take my blood pressure|家里的血压计看不清字，想请人一周来两次。|I can’t read the display on mine. Could someone come twice a week?|clinic
repairs|1|旧台灯想再亮一次|Make my old lamp work again|是老伴留下的灯，线老化了，舍不得扔。|It was my husband’s. The wiring is worn out, but I can’t bear to throw it away.|repair-bench
errands|1|代买十斤新米|Bring me 5 kg of new rice|周末市集上的新米，提不动，想请人捎上楼。|From the weekend market to my flat on the fourth floor. It’s too heavy for me.|market-morning|Saturday morning
learning|2|给聋人朋友上烘焙课|Baking class in sign language|我们有六个人，想学做面包，最好会一点手语。|There are six of us who want to learn to bake bread. A little sign language would help.|baking
things|1|需要一台旧洗衣机|A washing machine, any age|家里五口人，洗衣机坏了，能甩干就行。|There are five of us, and ours has broken down. Any machine that spins is welcome.|
outings|1|送我去一趟墓园|A lift to the cemetery|路远要转三趟车，想搭一段顺风车，油费我出。|It’s three buses away. I’d be glad of a lift and will pay for the petrol.|river-valley-spring
company|1|聊聊天就好|Just someone to talk to|孩子都在外地，周三晚上最闷，聊半小时就好。|My children live far away and Wednesday evenings are the loneliest. Half an hour’s chat would do.|tea-table|Wednesday evening
repairs|2|给小院搭一个葡萄架|Build a trellis for our grapes|材料都有，两个人半天就能搭好，秋天请吃葡萄。|The materials are all here. It’s half a day’s work for two people, with grapes for you in autumn.|trellis
errands|1|接孩子放学三天|Pick up my son from school|这三天夜班连白班，四点半到渡口小学门口接一下。|I’m working double shifts for three days. Pick-up is at half past four at Ferry Primary School.|crossing-guard|Monday afternoon
learning|1|想学会视频通话|Teach me to make video calls|女儿在国外，想自己打给她，不等她打来。|My daughter lives abroad. I’d like to be able to call her instead of waiting for her to call me.|phone-lesson
things|1|给猫找一个临时的家|A home for a cat, for a month|要住院一个月，它七岁，很安静，粮都备好了。|I’ll be in hospital for a month. She’s seven and very quiet, and I’ve bought all her food.|cat-window
outings|1|去江边看一次日出|Sunrise by the river|眼睛快看不见了，想趁还看得见，去江边看一次日出。|I’m losing my sight and would like to see the sun rise over the Lan while I still can.|city-river-morning| morning
health|1|陪我做一次体检|Come with me for a check-up|要跑七个科室，怕走错楼，有人领着就不慌。|There are seven departments in three buildings. With someone to show me the way, I wouldn’t worry.|hospital
company|2|老年合唱团缺男声|Our choir needs men’s voices|二十位奶奶，没有爷爷，周五下午排练，会唱就行。|Twenty grandmothers and no men. We rehearse on Friday afternoons, and you only need to be able to sing.|choir|Friday afternoon
repairs|1|轮椅刹车松了|My wheelchair’s brake is loose|下坡心里害怕，请会修的人来紧一紧。|Going downhill frightens me. It only needs tightening.|wheelchair-walk
errands|1|去档案馆查一份证明|Fetch a paper from the archive|办手续要三十年前的证明，我走不了远路。|I need a certificate from thirty years ago and can’t travel that far.|service-counter
learning|1|小提琴陪练一个月|A violin duet partner|孩子学了两年没人合奏，想找个大哥哥大姐姐。|My child has had two years of lessons and no one to play with. Would an older student play along for a month?|concert-orchestra
things|3|给山里小学捐三副球网|Three nets for a hill school|茶岭小学的操场画好了线，还没有球网。|The playground at Tea Ridge school has its lines painted but no nets yet.|school
outings|1|推我去看龙舟|Take me to the dragon boats|坐轮椅，想在南堤看一次龙舟，人多怕挤。|I use a wheelchair and crowds are difficult. I’d love to watch the races once from the South Dyke.|dragon-boats
company|1|陪我整理老照片|Sort my old photos with me|三大盒照片没写名字，边看边讲给你听。|There are three big boxes with no names on them. I’ll tell you the stories as we go.|old-photos
health|1|教我做康复操|Show me my exercises again|出院时教过，回家就忘了，图也看不明白。|They showed me before I left hospital but I’ve forgotten, and I can’t follow the pictures.|clinic
repairs|1|门锁太紧拧不动|Fit a lock that turns easily|手没力气，每次开门要十分钟，换一个轻的锁就好。|My hands are weak and it takes me ten minutes to open the door. An easier lock is all I need.|home-repair
errands|2|给独居老人送米油|Rice and oil for ten homes|米和油都打包好了，十户人家，两个人骑车一上午。|The parcels are all packed, for ten people who live alone. It’s a morning’s work for two people on bicycles.|winter-village
learning|1|写一份简历|Help me write my first CV|四十六岁第一次找工作，不知道怎么写。|I’m forty-six, looking for work for the first time, and don’t know where to start.|maker-space
things|1|需要一张旧书桌|A desk for two sisters|两个孩子趴在饭桌上写作业，有张书桌就好。|They do their homework at the dinner table. Any old desk would be wonderful.|
outings|2|带盲人朋友爬云台山|Climb with a blind friend|他看不见，但想听听山顶的风，一前一后两个人。|He can’t see, but would love to hear the wind at the top. One person ahead, one behind.|bamboo-walk
company|1|生日想有人一起吃面|Noodles for my birthday|七十岁生日，一个人吃长寿面不像样，我请客。|I turn seventy on Sunday, and longevity noodles aren’t for eating alone. My treat.|noodle-bowl|Sunday any
repairs|1|窗户关不严漏风|Seal a draughty window|冬天风从缝里进来，睡不好，贴个密封条就行。|It won’t close properly and the cold wind keeps me awake. A sealing strip would do.|window-cleaning
errands|1|把旧衣服送去捐赠点|Drop off six bags of clothes|六个大袋子，捐赠点在桥北，要一辆车。|Six big bags of clothes. The donation point is at North Bridge, so it needs a car.|sorting-clothes
learning|1|想学认一百个字|Teach me a hundred characters|小时候没上学，想能看懂公交站牌。|I never went to school. I’d like to be able to read the signs at the bus stop.|bus-stop
things|1|给夜校找一块白板|A whiteboard for night school|社区夜校开课了，墙上还空着。|Classes have started at our night school, but the wall is still bare.|classroom
outings|1|去看看我教过的学校|Visit the school I taught at|青石县二中，离开二十年了，想进去走一圈。|I left Bluestone No. 2 Middle School twenty years ago and would love to walk round it once more.|school
`

export const demoWishes = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [category = '', helperCount = '1', chinese = '', english = '', text = '', englishText = '', scene = '', when = ''] =
      line.split('|')
    const [weekday = '', timeOfDay = ''] = when.split(' ')
    return {
      categoryId: `wish-${category}`,
      wanted: Number(helperCount),
      title: bilingual(chinese, english),
      text: bilingual(text, englishText),
      scene: scene === '' ? null : scene,
      weekday: weekday === '' ? null : weekdays.indexOf(weekday),
      timeOfDay: timeOfDay === '' ? null : (timeOfDay as TimeOfDay),
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
  bilingual('已经办好了，老人家很高兴，还留我喝了一碗茶。', 'All done. They were delighted, and insisted I stay for tea.'),
  bilingual('比想的顺利，半天就弄完了，谢谢一起来的邻居。', 'It went better than I expected and took only half a day, thanks to the neighbours who came along.'),
  bilingual('陪了一下午，说好下个月再来。', 'We spent the afternoon, and I promised to come again next month.'),
  bilingual('东西送到门口，当面试过，好用。', 'I brought it to the door and we tried it out together. It works.'),
  bilingual('来回一个半小时，人已经平安到家。', 'An hour and a half there and back, and home safe.'),
] as const

export const demoEvaluations = [
  bilingual('小何做事又快又细心，说话也暖。', 'Quick, careful, and kind in every word.'),
  bilingual('没想到真的有人来，谢谢你们。', 'I didn’t think anyone would really come. Thank you.'),
  bilingual('约好的时间晚了一会儿，别的都好。', 'They came a little later than agreed, but everything else was fine.'),
  bilingual('老人家念叨了一个星期，说遇上好人了。', 'She has talked of nothing else for a week.'),
  bilingual('', ''),
] as const

export const demoRefusal = bilingual(
  '心愿里写了银行卡号。为了您的安全，请删去后重新发布。',
  'Your wish includes a bank card number. For your safety, please remove it and post the wish again.',
)

/** What neighbours say under a wish; each fits any of them. */
export const demoWishComments = `
我就住隔壁楼，周末有空可以搭把手。
这个我会，周三晚上行不行？
支持！看到这样的心愿心里暖。
I could lend a hand on Saturday morning.
上次帮过这位邻居，人特别好。
已经转给我们志愿队了。
我妈也有过一样的难处，懂。
有人认领了吗？没有的话我来。
需要带什么东西，提前说一声。
别着急，这条街热心人多。
我下午三点以后都有空。
写得这么客气，我们反而不好意思了。
老街坊一句话的事。
Happy to help, I live two streets away.
我可以和同学一起去。
我认识一位做了很多年的师傅，可以问问。
如果是下雨天，我可以开车。
愿望不大，我们一起办。
收到，已经记在本子上了。
盼着看到办成的照片。
家里正好有，先问问能不能用。
我休息那天排给您。
请您放心，会有人来的。
等您的好消息。
我先报个名，时间听您的。
我们店可以打个对折。
I have done this for my own mother.
愿望收到，月底前一定办好。
路过的时候我去按门铃。
人多力量大，再来两个就够了。
我有一辆三轮车，可以借。
孩子说他也想一起去。
`
  .trim()
  .split('\n')
