/** Nicknames of those who comment. */
export const demoReaders: readonly string[] = [
  '渡口的猫', '三桥夜跑团', '卖豆腐的小姨', 'Old Shipyard', '阿芦', '灯笼街17号', '今天也在等七路', '半山听雨', 'Marta in Riverbend', '爱吃面的工程师',
  '白鹭洲观鸟人', '退休老邵', '两个孩子的妈', '印染厂后门', '小满', '骑车上班的第九年', 'River Walker', '茶岭阿公', '读书会的林林', '夜班护士',
  '不想当月亮的汤圆', '钟楼下', '青石县老乡', '江风',
]

/** What readers write; `topic` says where it fits, without one it fits anywhere. Replies follow their comment. */
export const demoComments: readonly { readonly topic: string; readonly text: string; readonly replies: readonly string[] }[] = `
|这篇写得真好，读到最后一句鼻子酸了一下。|同感，尤其是那位老师傅的话。|作者能不能再写写后来的事？
|我就住在旁边，照片里那棵树今天早上开花了。|真的吗？周末去看看。
|转给我妈了，她说这条路她走了四十年。|替我向阿姨问好！|四十年，致敬。
|Lovely piece. I moved here last year, and stories like this make the place feel like home.|Welcome! Try the tea stall at the bridge.|Thank you, I will.
|建议下次附一张地图，外地朋友找不到。|文末二维码点开就有。|看到了，谢谢！
|小编辛苦，这么冷的天还在外面跑。
|数据很扎实，希望年底能再回访一次。|已经记在选题本上了，年底见。
|第三段说得太对了，慢一点没关系。
|收藏了，周末带孩子去。|记得避开中午，人多。
|一看就是本地人写的，味道对。|哈哈，编辑部一半人在老城长大。
|希望其他街道也能跟上。|我们社区已经在报名了。
|Short, warm, useful. More of this please.
|有没有人知道电话是多少？|打12345转就可以。|多谢，打通了，态度很好。
|看完去走了一圈，果然和写的一样。
|住了十年才知道还有这么一段。|我住了三十年也不知道，哈哈。
|支持！但也希望考虑一下停车的问题。|同问，周边车位确实紧张。|文中说了鼓励坐公交。
|感动，这才是我们身边的新闻。
|请问轮椅能过去吗？|能的，我今天陪我爸走过，坡不陡。|太好了，谢谢你专门回复。
|标题让我点进来，内容让我留下来。
|There is a typo in the third paragraph, otherwise perfect.|Well spotted, corrected now.
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
media|苏晚的声音陪我开了十二年早班车。|我也是，听到她就知道六点了。
media|夜航兰江是我的睡前必听，每次都舍不得睡。|关灯听更好。
media|能不能出文字稿？给听力不好的老人。|正在整理，下月上线。
media|这一集可以单曲循环。
`.trim().split('\n').map((line) => {
  const [topic = '', text = '', ...replies] = line.split('|')
  return { topic, text, replies }
})
