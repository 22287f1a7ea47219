import { bilingual } from '../text'

/** `id | sub-category | tags of its picture | Chinese | English | lead | lead` */
export const demoTopics = `
night-bus|living-transport|bus-stop-night bus night|末班车该开到几点？|How late should the last bus run?|夜班护士、餐馆厨师和看球的人，都在等那一班车。公交公司会读每一条。|Night nurses, cooks and football fans wait for the same bus. The bus company reads every post.
old-ferry|living-neighbours|canal-morning river old-town|老渡口的候船厅，改成什么好？|What should the old ferry hall become?|候船厅空了两年。设计方案下月定稿，现在说还来得及。|The hall has stood empty for two years. The design will be settled next month, so there’s still time to have your say.
noodles|leisure-food|market-night food market|临川最好吃的一碗面在哪里？|Where is the best bowl of noodles in Riverbend?|只推荐自己吃过三次以上的。|Only recommend places where you’ve eaten at least three times.
benches|living-neighbours|park-elders park elders|哪里还缺一张长椅？|Where do we need another bench?|说出路口和理由，园林局今年再添两百张。|Name the spot and say why. The parks department is adding two hundred more this year.
first-snow|countryside-river|winter-village snow winter|你记得的第一场雪|The first snow you remember|一句话就好。|One sentence will do.
`.trim().split('\n').map((line) => {
  const [id = '', sub = '', tags = '', chinese = '', english = '', lead = '', englishLead = ''] = line.split('|')
  return { id: `topic-${id}`, sub, tags: tags.split(' '), title: bilingual(chinese, english), lead: bilingual(lead, englishLead) }
})

/** This topic takes no more posts. */
export const endedTopic = 'topic-benches'

/** `topic | post | its replies`; a topic without posts shows the empty state. */
export const demoPosts = `
night-bus|夜班十一点半下班，末班车十一点二十。每天都差这十分钟。|同在三院，手举高。|我们已经开始拼车了。
night-bus|至少周五周六开到一点吧，看完演出总得回家。|支持，剧场门口打不到车。
night-bus|不用每条线都晚，七路和十二路够了。|再加一条过江的。
night-bus|My shift ends at midnight. I have walked home along the river for two years. It is beautiful, and it is enough.|Stay safe! I take the same way.
night-bus|司机师傅也要下班，先问问他们愿不愿意。|我就是司机，给够夜班费就行。|给师傅点赞。
night-bus|能不能像外地那样，开一条只停大站的夜班环线？
night-bus|我家孩子晚自习九点四十下课，现在的班次正好，谢谢。
night-bus|半小时一班就够，主要是要准。|准点比多一班重要。
night-bus|夜里坐车的人少，小巴就行，省油。
night-bus|For us up in the hills, a night bus you call with an app would be enough.
night-bus|餐饮店打烊都十点半以后了，厨师比客人更需要这班车。
night-bus|末班车的灯亮一点，站台也亮一点，女孩子等车心里踏实。|这条最重要。
night-bus|球赛加时那天，我们三十多个人一起走回江北，也挺难忘，但不想再来一次。
night-bus|试运行三个月，看数据说话。|同意，别一上来就说没人坐。
night-bus|我爸住院那段时间，最后一班探视出来正好没车。
night-bus|住在江湾新村，晚上九点以后就像孤岛。
night-bus|票价贵一块也愿意。
night-bus|I counted: eleven people were at the stop when the last bus had gone.
night-bus|先把末班车时间贴在站牌上，很多人根本不知道。
night-bus|希望火车站最后一趟高铁到了还有公交。|二十三点四十八那趟，出站只有黑车。
night-bus|我是开夜宵摊的，支持加班次，也支持大家吃完再走。
night-bus|环卫工人四点上班，头班车也该早一点。|对，早和晚要一起说。
night-bus|骑车其实也行，就是过江那座桥没有灯。
night-bus|看了三十条，没有一条说不要，公交公司听见了吗？
old-ferry|做一个免费的自习室，窗口正对着江。|我现在就想去坐着。
old-ferry|留着票房和那口钟，其他都可以改。|钟还走吗？|走的，每天慢三分钟。
old-ferry|A small museum of the river, run by the old ferrymen.|My grandfather would sign up today.
old-ferry|别再开咖啡馆了，已经有六家了。
old-ferry|早上给老人打太极，晚上给年轻人排戏，一个厅够用。
old-ferry|给等孩子放学的家长一个坐的地方就好。
old-ferry|厕所先修好，这是真心话。|笑完发现说得对。
noodles|灯笼街口那家牛肉面，汤从四点熬到六点。|我只赶上过两次，都是跑着去的。
noodles|三桥下的豆花面，老板记得每个人加不加辣。
noodles|Duck noodles behind the theatre, after the second act.|The second act is exactly when they sell out.
noodles|我妈做的。|这题无解。
noodles|青石县车站旁边的菌子面，专门坐一小时车去吃，值。
benches|医院公交站往上坡那一段，走到一半真的要歇一歇。|我奶奶每次都扶着墙。
benches|小学东门，接孩子的爷爷奶奶站一排。
benches|The bend above the weir. You can see both bridges from there.
benches|菜市场出口，拎着菜等车太累。
`.trim().split('\n').map((line) => {
  const [topic = '', text = '', ...replies] = line.split('|')
  return { topic: `topic-${topic}`, text, replies }
})

/** Examples of words that comments must not contain. */
export const demoSensitiveWords = ['代开发票', '刷单返利', '网络赌博', '裸聊', 'casino bonus', 'crypto giveaway', 'fuck', 'bastard']
