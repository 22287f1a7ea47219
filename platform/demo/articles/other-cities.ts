/** News of other cities and of the province: `place | sub-category | tags | author | author`, shown to those who chose that place. */
export const otherCities = `
430100 | news-city | city river market-night | 罗小满 | Luo Xiaoman
===
湘江西岸的夜骑道亮灯：十一公里，一路看得见江
灯杆矮到膝盖，只照路面，不照江水和睡着的鸟。
长沙湘江西岸的夜骑道昨晚第一次亮灯。十一公里，灯杆只到膝盖，光落在路面上，江还是黑的。

![city-bridge-night] 亮灯后的第一个晚上，骑车的人比散步的人多。

骑行队的胡师傅说，以前夜里骑车靠记性，现在靠眼睛。沿途设了六处饮水点和两处打气筒，全天开放。
===
Eleven kilometres of light along the west bank of the Xiang
The lamps stand knee-high: they light the path, not the river and its sleeping birds.
The cycle path on the west bank of the Xiang in Changsha was lit for the first time last night. It runs for eleven kilometres, and its lamps stand no higher than a knee, so that the river stays dark.

![city-bridge-night] On the first evening there were more cyclists than walkers.

“Until now we rode from memory,” says Mr Hu of the cycling club. There are six taps and two air pumps on the way, open day and night.
####
430100 | leisure-food | food market-night noodle-bowl | 罗小满 | Luo Xiaoman
===
太平街口的米粉摊，凌晨四点卖第一碗
二十六年，汤锅换了三口，老板娘还是那句“要不要酸豆角”。
凌晨四点，长沙太平街口只有一盏灯。第一碗粉通常卖给环卫工，第二碗给刚下夜班的护士。

![noodle-bowl] 码子六种，圆粉扁粉任选。

> 要不要酸豆角？ | 每一位客人听到的第一句话

六点以后要排队，八点收摊。周一休息。
===
The first bowl is sold at four: rice noodles at the corner of Taiping Street
Three pots in twenty-six years, and still the same question: pickled beans with it?
At four in the morning a single lamp is lit at the corner of Taiping Street in Changsha. The first bowl usually goes to a street sweeper, the second to a nurse on her way home.

![noodle-bowl] Six toppings; round noodles or flat.

> Pickled beans with it? | What every guest hears first

From six there is a queue, and at eight the stall closes. Mondays off.
####
430100 | living-transport | metro transport | 罗小满 | Luo Xiaoman
===
地铁六号线早高峰加开八趟，站台上不再等三趟车
周一起实行；客流图每天早上六点更新在站口。
长沙地铁六号线从周一起在早高峰加开八趟车，最短间隔两分半。

![metro-platform] 早上七点半的站台。

调度员说，加车的依据是刷卡数据里“上不去车”的那几分钟。无障碍车厢固定在第三节。
===
Eight more trains in the morning rush on metro line 6
From Monday; crowding is posted at the entrances at six every morning.
From Monday line 6 of the Changsha metro runs eight more trains in the morning rush, one every two and a half minutes at the peak.

![metro-platform] The platform at half past seven.

Dispatchers found the minutes in which people could not board in the data of their cards. The step-free car is always the third.
####
430100 | culture-reading | reading library | 罗小满 | Luo Xiaoman
===
岳麓山下的旧书市，摆摊的是退休教授
书不讲价，讲来历。买一本，可以听半小时。
每周六上午，岳麓山下的林荫道上有十几张折叠桌。桌子后面坐着退休的教授，桌上是他们自己的书。

![reading-room] 每本书里夹着一张卡片，写着它从哪里来。

价钱写在扉页，不讲价。但买一本，可以听主人讲半小时。
===
Retired professors sell their own books below Yuelu Hill
No haggling over prices; but half an hour of stories comes with each.
On Saturday mornings a dozen folding tables stand under the trees below Yuelu Hill in Changsha. Behind them sit retired professors, and on them lie their own books.

![reading-room] A card in each book says where it comes from.

The price stands on the first page and is not discussed. But who buys one may listen to its owner for half an hour.
####
430200 | news-city | railway city | 谭一帆 | Tan Yifan
===
株洲火车头开放日：孩子们钻进了驾驶室
一年一次，今年第一次有人教怎么拉汽笛。
株洲的老机车厂昨天向市民开门，三台退役的火车头可以爬上去。

![railway-autumn] 停在梧桐树下的老机车。

退休司机教孩子们拉汽笛：长声出站，短声打招呼。
===
Children in the cab: open day among the engines of Zhuzhou
Once a year; this time somebody taught them to sound the whistle.
The old locomotive works of Zhuzhou opened its gates yesterday, and three retired engines could be climbed.

![railway-autumn] An old engine under the plane trees.

A retired driver taught the whistle: a long one to leave, a short one to say hello.
####
430000 | news-weather | weather river city-rain | 省气象台 | Provincial Weather Service
===
湖南今夜到后天有雨：湘中以南先下，记得收被子
雨带每小时往北走二十公里，明早到洞庭湖。
省气象台今天下午发布：今夜起湘南有中到大雨，明天上午移到湘中，傍晚到洞庭湖区。

![city-rain] 雨前的江面。

- 湘南：今夜至明早，注意山洪
- 湘中：明天白天，早高峰会湿
- 湘北：明晚起，气温降六度
===
Rain over Hunan from tonight: the south first, so bring the bedding in
The front moves north by twenty kilometres an hour and reaches Lake Dongting tomorrow.
The provincial weather service expects moderate to heavy rain in the south from tonight, in the middle of the province tomorrow morning and round Lake Dongting by the evening.

![city-rain] The river before the rain.

- South: tonight and early tomorrow; beware of flash floods
- Middle: tomorrow by day; a wet rush hour
- North: from tomorrow evening, six degrees cooler
####
430000 | news-council | government council | 省直记者站 | Provincial Desk
===
全省图书馆一证通借：在长沙借，回老家还
一百四十二家图书馆连成一本目录，下月一号开始。
下个月一号起，湖南一百四十二家公共图书馆认同一张读者证。在哪家借、在哪家还，都可以。

![library-outside] 任何一家的还书口都收。

每人最多借十五本，借期四十天；乡镇的还书箱每周二、五收一次。
===
One card for every library in Hunan: borrow in Changsha, return at home
142 libraries share a catalogue from the first of next month.
From the first of next month all 142 public libraries of Hunan take the same card. Books may be borrowed in one and returned in another.

![library-outside] Any return slot will do.

Up to fifteen books for forty days; the boxes in towns are emptied on Tuesdays and Fridays.
####
440100 | news-city | city river | 何嘉欣 | He Jiaxin
===
珠江水上巴士加一站：从早茶直接坐到博物馆
票价两元，二十分钟一班，末班追得上夜场。
广州水上巴士昨天起在新码头停靠，下船走三分钟就是博物馆。

![harbour-morning] 早上第一班船。

船票两元，可以用公交卡。周五、周六末班延到晚上十点半。
===
One more stop for the water bus: from breakfast tea to the museum
Two yuan, every twenty minutes, and the last boat waits for the late show.
Since yesterday the water bus of Guangzhou calls at a new pier, three minutes on foot from the museum.

![harbour-morning] The first boat of the morning.

A ride is two yuan, by bus card too. On Fridays and Saturdays the last boat leaves at half past ten.
####
440100 | leisure-food | food dumplings | 何嘉欣 | He Jiaxin
===
西关老茶楼的点心车又推起来了
停了九年，街坊写了三百封信，推车的还是芳姐。
广州西关一家老茶楼上周把点心车推了出来。停用九年，街坊的信攒了三百多封。

![dumplings] 虾饺一笼四只，推到谁面前谁先拿。

> 推车比手机点单慢，但是你看得见冒的热气。 | 芳姐，点心员
===
The dim sum trolleys are back at an old tea house in Xiguan
After nine years and three hundred letters, Aunt Fong pushes hers again.
An old tea house in Xiguan, Guangzhou, brought its trolleys back last week. They had stood still for nine years, and the neighbours wrote more than three hundred letters.

![dumplings] Four shrimp dumplings to a basket; whoever it stops at takes first.

> It is slower than ordering by telephone. But you see the steam. | Aunt Fong, dim sum server
####
440100 | living-neighbours | community park | 何嘉欣 | He Jiaxin
===
东山口的榕树下，修鞋的和写信的做了邻居
两张小桌，一个修脚下的路，一个写心里的话。
广州东山口的大榕树下摆着两张小桌。左边修鞋，右边代写书信。

![park-elders] 榕树底下，下雨也淋不着。

写信的梁伯七十八岁，最近接的最多的活，是教老人给孙子录语音。
===
Under the banyan at Dongshankou a cobbler and a letter writer are neighbours
Two small tables: one mends the way underfoot, the other finds the words.
Two small tables stand under the great banyan at Dongshankou in Guangzhou. At the left one shoes are mended, at the right one letters are written.

![park-elders] Under the banyan even rain is no matter.

The writer, Uncle Leung, is seventy-eight. What he is asked most these days is how to record a message for a grandchild.
####
510100 | leisure-walks | park leisure | 岑晓雨 | Cen Xiaoyu
===
成都环城绿道九十九公里，骑完的人可以盖二十八个章
最难的是第十九个：要等茶铺老板睡醒。
成都环城绿道边的二十八家小店各刻了一枚章，骑完全程盖满的，可以换一碗盖碗茶。

![park-cycling] 绿道上的第七个驿站。

第十九枚在一家茶铺，老板下午两点才起床。骑友说，这就是成都的速度。
===
Ninety-nine kilometres and twenty-eight stamps round Chengdu
The nineteenth is the hardest: its tea house opens when the owner wakes.
Twenty-eight small shops along the green ring round Chengdu have each cut a stamp. Whoever collects them all gets a covered bowl of tea.

![park-cycling] The seventh rest house on the ring.

The nineteenth lies in a tea house whose owner rises at two. That, say the riders, is the pace of Chengdu.
####
510100 | news-city | city community | 岑晓雨 | Cen Xiaoyu
===
成都老小区的坝坝会：装不装电梯，一楼先说
六栋楼，十一次会，最后一张反对票是怎么变成赞成的。
成都一个老小区的六栋楼昨天同时签了加装电梯的协议。十一次坝坝会，都从一楼住户说起。

![community-centre] 坝坝会的凳子是各家自己带的。

最后一张反对票来自一楼的李婆婆。她要的只是：机房别挡住她的三角梅。
===
Lift or no lift? In Chengdu the ground floor spoke first
Six houses, eleven meetings, and how the last no became a yes.
Six houses of an old estate in Chengdu agreed yesterday to put in lifts. At each of the eleven meetings in the yard the ground floor spoke first.

![community-centre] Everyone brought their own stool.

The last no came from Granny Li on the ground floor. All she wanted was that the machine room should not shade her bougainvillea.
`
