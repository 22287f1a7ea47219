import type { Look } from '../media'

/** A commenter of the demo, who writes in the language of their nickname. */
interface DemoReader { readonly nickname: string; readonly look: Look }

const readers: Readonly<Record<string, Look>> = {
  渡口的猫: 'woman', 三桥夜跑团: 'man', 卖豆腐的小姨: 'woman', 'Old Shipyard': 'man', 阿芦: 'woman', 灯笼街17号: 'man', 今天也在等七路: 'woman', 半山听雨: 'man',
  'Marta in Riverbend': 'woman', 爱吃面的工程师: 'man', 白鹭洲观鸟人: 'man', 退休老邵: 'old man', 两个孩子的妈: 'woman', 印染厂后门: 'man', 小满: 'woman', 骑车上班的第九年: 'man',
  'River Walker': 'man', 茶岭阿公: 'old man', 读书会的林林: 'woman', 夜班护士: 'woman', 不想当月亮的汤圆: 'woman', 钟楼下: 'old woman', 青石县老乡: 'man', 江风: 'woman',
}
export const demoReaders: readonly DemoReader[] = Object.entries(readers).map(([nickname, look]) => ({ nickname, look }))

/** Comments of readers, each with a topic and its replies; a comment with an empty topic fits any article. */
export const demoComments: readonly { readonly topic: string; readonly text: string; readonly replies: readonly string[] }[] = `
|这篇写得真好，读到最后一句鼻子酸了一下。|同感，我又读了一遍。|作者能不能再写写后来的事？
|我就住在旁边，原来每天路过的地方有这样的故事。|真羡慕，周末也去看看。
|转给我妈了，她又转给了她的老同事。|替我向阿姨问好！|群里已经有三个人转了。
|Lovely piece. I moved here last year, and stories like this make the place feel like home.|Welcome! Try the tea stall at the bridge.|Thank you, I will.
|建议下次附一张地图，外地朋友找不到。|收到，下一篇就加。|谢谢编辑！
|小编辛苦，这么冷的天还在外面跑。
|数据很扎实，希望年底能再回访一次。|已经记在选题本上了，年底见。
|读完心里很静，慢一点没关系。
|收藏了，周末读给孩子听。|我家孩子也爱听这些。
|一看就是本地人写的，味道对。|哈哈，编辑部一半人在老城长大。
news|希望其他街道也能跟上。|我们社区已经在报名了。
|Short, warm, useful. More of this please.
health|有没有人知道电话是多少？|打12345转就可以。|多谢，打通了，态度很好。
|身边的事，写得和亲眼看到的一样。
|住了十年才知道还有这么一段。|我住了三十年也不知道，哈哈。
transport|支持！但也希望考虑一下停车的问题。|同问，周边车位确实紧张。|文中说了鼓励坐公交。
|感动，这才是我们身边的新闻。
transport|请问轮椅能过去吗？|能的，我今天陪我爸走过，坡不陡。|太好了，谢谢你专门回复。
|标题让我点进来，内容让我留下来。
|There is a small typo, otherwise perfect.|Well spotted, corrected now.
transport|七路车终于加密了，早上不用小跑。|司机师傅也说没那么挤了。
transport|晚上十一点的末班车救了多少夜班人。|夜班护士在此，双手赞成。
transport|自行车道请不要再停车了！|今天看到有人劝导，好多了。
food|昨天去了，排了半小时，值得。|我去的时候卖完了，哭。|六点前到就有。
food|汤底真的不一样，能喝出时间。
food|老板人很好，多给了一勺辣子。
food|求一个不辣的推荐！|说“清”就行。
countryside|我爷爷以前就是这么种的，现在又回来了。
countryside|新米什么时候能买到？|周末市集，九点前去。
countryside|山里的雾真好看，想回老家了。
river|那天我也在，三只，站了好久。|羡慕！我蹲了两个周末都没等到。|要有耐心，还要有运气。
river|小时候江里真的能看到江豚，希望它们一直在。
culture|木门环的声音我还记得，咚咚两下，奶奶就出来了。|看哭了。
culture|修旧如旧，比推倒重来难多了。
culture|请多办一些草坪音乐会，我自带小板凳。|小板凳已经第九次出场了。
health|医生说得很清楚，比我自己查强多了。|别自己吓自己，先去问问。
health|陪我妈去过，护士特别耐心。
children|孩子的想象力真的不能教，只能等。|汤圆那个故事我也听哭了。
children|番茄炒蛋那天我家娃吃了两碗饭。
sport|门将那两个扑救我在现场，全场都站起来了。|卖鱼的手就是快！
sport|这条线我跑过，上坡那里千万别停。|停了，后悔了。
sport|龙舟的鼓点一响，整条街都安静了。
news|钱花在看得见的地方，支持。|希望每一项都能公示到底。
news|有没有第二批的名单？|官网今天刚更新。
radio|苏晚的声音陪我开了十二年早班车。|我也是，听到她就知道六点了。
radio|整点报时那一声，是我家的起床铃。
radio|刚才那首歌叫什么？|主持人报了，《慢慢的江》。|谢谢，找到了。
radio|出差在外地也能听到家里的台，真好。
radio|Learning Chinese by listening to the traffic report. I now know every bridge in town.|Next step: the market prices!
radio|晚高峰路况救了我三次，感谢。
radio|信号比以前稳了，隧道里也没断。
album|睡前必听，每次都舍不得睡。|关灯听更好。
album|能不能出文字稿？给听力不好的老人。|正在整理，下月上线。
album|这一集可以单曲循环。
album|一口气追到最新一集，什么时候更新？|每周三晚上八点。
album|讲述人的停顿真好，像坐在我对面。
album|Played it on the night train. Missed my stop, no regrets.
album|孩子听着听着就睡着了，我听完了。
album|背景里的雨声是真的吗？|是录音师在渡口录的。
video|镜头一转到江面，我把手机横过来看了。|同，建议全屏。
video|第十秒的那只白鹭抢镜了。|导演：它没有要片酬。
video|配乐是谁写的？想收藏。
video|航拍那段太稳了，看了三遍。
video|字幕清楚，我爸也能看。
video|Where was this filmed? The light is wonderful.|From the third bridge, at half past five.
video|原来我们每天路过的地方，这么好看。
gallery|第三张我放大看了很久，每个人都在笑。|我也是，右下角那位是我邻居。
gallery|这组的光太美了，摄影师几点起的床？|四点半，回去补了个觉。
gallery|Which one is your favourite? Mine is the last.|The fourth, for its sky.
gallery|请问可以存一张当壁纸吗？|可以，图上就有保存。
gallery|照片比我记忆里的还要好看。
special|把前前后后的报道放在一起看，才明白来龙去脉。|同感，已经从头看了一遍。
special|希望一直更新下去，别只热一阵。|会的，每周都有新的。
special|第二栏的内容最实用，转给家里人了。
special|Good to have everything about it in one place.|And the columns make it quick to find.
special|能不能加一个时间线？|好主意，记下了。
tv|昨晚的新闻里看到我们小区了！|我也看到了，还有你家的猫。
tv|能不能把纪录片的重播放到周末？
tv|手语主播很棒，奶奶现在每天跟着看。
tv|天气预报的地图终于大一点了。
tv|直播比去年流畅多了，球赛没卡。|决赛那天也请稳住！
tv|The evening programme on the old town made me call my mother.
|第一段就把我拉进去了。
|早上在车上读的，差点坐过站。
|能不能做成音频，我妈眼睛不好。|已经转给电台的同事，下周能听。
|我把它剪下来贴在冰箱上了。
|有出处，有数字，也有人情味。
|Reads like a letter from a friend.
|文中提到的地方，这个周末就去走一趟。|记得早点去，下午人多。
|写的是一条街，读到的是一座城。
|编辑部有这样的年轻人，放心了。
|我外公要是还在，一定会念给全家听。
|看完第一件事是给老同学打电话。
|这种小事，最见一座城的分量。
|I read it aloud to my class.|How did they like it?
|还想看看那位师傅的下一个故事。
|版面也好看，照片和文字不打架。
|没有大词，一句一句都落在地上。
|同事问我在笑什么，就是这一篇。
|比热搜值得花时间。
|我在现场，写得一点不夸张。
|留一条评论，怕以后找不到。
|每个细节都像是蹲在那里等来的。
|请继续写下去，我们会继续读下去。
|刚下夜班，读完再睡。|辛苦了，晚安。
|字数刚刚好，一杯茶的工夫。
transport|要是换乘的地方有个雨棚就更好了。
food|下次写写城南那家吧，也开了三十年。
countryside|村口那棵树还在，路通了人就回来了。
river|江边散步的人都慢下来看了。
culture|小时候跟着奶奶看过，台词还背得出两句。
health|把这篇打印给小区老人看了，字放大了一号。
children|老师在班上念了，孩子们抢着接下一句。
sport|下一场几点？我带全家去。|周六下午三点，三号场。
news|钱怎么花的写得清清楚楚，这样才放心。
video|结尾那个停顿，比音乐还好听。
video|原来拍一条要等这么久。
video|手机横过来，像坐在现场。
video|已经学会了一半，另一半明天练。
video|Ten seconds, and I watched it ten times.
video|声音收得真干净，戴耳机再来一遍。
video|这个角度只有本地人知道。
video|孩子看完问，我们什么时候去？
video|调色很舒服，没有滤镜感。
video|剪辑师请加鸡腿。
video|放在办公室大屏上循环了一上午。
video|第一次看清它是怎么做的。
gallery|颜色像刚洗过。
gallery|这张可以挂在候车室里。
gallery|没有一张是摆出来的。
gallery|翻到最后，又从头翻了一遍。
gallery|The light in the fifth one!
gallery|把我家阳台也拍进去了，谢谢。
special|按时间顺序读下来，像一部连续剧。
special|资料很全，写论文用上了。
special|把旧报道也放进来，有心了。
album|主播念到“渡口”两个字，我就回家了。
album|通勤四十分钟，正好两集。
album|第三集的环境音，是真的市场吗？|是的，早上六点录的。
radio|换了新片头，还是喜欢旧的那首。
radio|开出租的都在听，接着的话茬都对得上。
`.trim().split('\n').map((line) => {
  const [topic = '', text = '', ...replies] = line.split('|')
  return { topic, text, replies }
})
