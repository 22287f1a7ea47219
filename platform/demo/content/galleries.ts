import { bilingual } from '../text'

/** `id | category | tags | title | title | summary | summary | number of pictures`, which may be left out. */
export const demoGalleries = `
dawn|news|karst-sunrise sunrise river|江上日出的九种颜色|Nine colours of sunrise on the river|同一个位置，九个早晨。|One place, nine mornings.
rain|news|flooded-lane rain weather|雨下了整整一周|It rained for a week|摄影记者蹲在屋檐下。|Our photographers under the eaves.
lanterns|culture|canal-lanterns lanterns festival old-town|灯会一夜|A night of lanterns|两千盏灯，一条街。|Two thousand lamps, one street.
roofs|culture|roofs-sunrise old-town heritage|从屋顶看老城|The old town from its roofs|瓦片是城市的鳞。|Tiles are the scales of a city.
opera|culture|opera stage tradition|一张脸谱的诞生|A face is painted|从白到红，四十分钟。|From white to red in forty minutes.
harvest|countryside|roofs-dusk farm-harvest harvest farm autumn|秋收图|Harvest|稻子、板栗和晒秋的屋顶。|Rice, chestnuts and crops drying on the rooftops.
tea|countryside|tea-fields-mist tea farm spring|茶山十二个时辰|Twelve hours on Tea Ridge|雾走得比人慢。|The mist walks slower than we do.
birds|countryside|egret wetland-golden birds wetland|湿地来客|Guests of the marsh|二百一十七种鸟中的十二种。|Twelve of 217 species.
snow|countryside|winter-village snow winter village|雪后的村子|A village after snow|声音都变小了。|Everything grows quiet.
bridge|news|city-bridge-golden bridge night skyline|一座桥的七十二个夜晚|Seventy-two nights of a bridge|它每晚都不一样。|It is never the same.
dragon|sport|dragon-boats river|龙舟冲线|Across the line|水花先到。|The spray arrives first.
football|sport|stadium-football football stadium|街坊杯决赛|The final of the Neighbours’ Cup|下雨，没有人走。|It rained, and nobody left.
school|learning|school children|开学第一天|First day of school|书包比人大。|Schoolbags bigger than the children.
library|learning|reading-room library reading|读书的人|People reading|三楼靠窗。|Third floor, by the window.
hands|living|lantern-maker tea-pan sewing pottery-workshop repair-bench calligraphy scallion-cake craft workshop|二十双手|Twenty pairs of hands|看手就知道做什么。|You can tell what they do from their hands.
market|living|market-morning market food|早市颜色|Colours of the morning market|六点十五分的光。|The light of 6:15.
night-shift|living|bus-stop-night hospital metro-night market-night night city|夜班|Night shift|他们醒着。|They are awake.
balloons|leisure|balloons sky|热气球升起来|Balloons going up|三十六只。|Thirty-six.
autumn|leisure|autumn-wood autumn walk|秋天的步道|Autumn on the trail|云台山，第一场霜。|Cloudterrace, first frost.
year|news|city-fireworks city river skyline|临川一年，两百张照片|Riverbend, a year in two hundred pictures|从第一场雪到最后一场灯会。|From the first snow to the last lantern.|200
elders|health|park-taichi choir park-elders elders taichi|公园里的早晨|Mornings in the park|太极、合唱和一只不听话的风筝。|Shadow boxing, a choir and a stubborn kite.
`.trim().split('\n').map((line) => {
  const [id = '', category = '', tags = '', chinese = '', english = '', chineseAbout = '', englishAbout = '', count] = line.split('|')
  return { id: `gallery-${id}`, category, tags: tags.split(' '), title: bilingual(chinese, english), summary: bilingual(chineseAbout, englishAbout), count: count === undefined ? null : Number(count) }
})

/** Captions that fit any picture. */
export const galleryCaptions = [
  bilingual('清晨五点四十，光刚刚够用。', 'Twenty to six in the morning: just enough light.'), bilingual('他看了镜头一眼，又继续做他的事。', 'He glanced at the lens and went on.'),
  bilingual('这一张等了两个钟头。', 'We waited two hours for this one.'), bilingual('风停了几秒，刚好够按下快门。', 'The wind dropped for a few seconds, just long enough for the shutter.'),
  bilingual('同一个地方，昨天还不是这样。', 'The same place; yesterday it looked different.'), bilingual('站在老粮站三楼的窗口拍的。', 'From a third-floor window of the old granary.'),
  bilingual('请留意左下角。', 'Look at the bottom left corner.'), bilingual('收工前的最后一张。', 'The last shot of the day.'), bilingual('雾在半山腰停住了。', 'The mist stopped half-way up.'),
]

/**
 * `id | scene | Chinese | English | lead | lead | columns`; each column is `Chinese/English/sub-category`, with ; between them.
 */
export const demoSpecials = `
old-ferry|city-dusk|老渡口，下一个一百年|The Old Ferry: the next hundred years|一个码头要变成什么，由每天走过它的人决定。|What becomes of a pier should be up to the people who walk past it every day.|最新进展/Latest/news-city;旧影/Then/culture-heritage;大家说/What people say/living-neighbours
flood|flooded-lane|防汛二十四小时|Twenty-four hours of high water|水位、道路、安置点，实时更新。|Water levels, roads and shelters, live.|水情/Levels/news-weather;出行/Roads/living-transport;平安/Safety/living-safety
harvest|farm-harvest|秋收季|Harvest|从田埂到餐桌。|From field to table.|田间/Fields/countryside-farming;村里/Villages/countryside-villages;餐桌/Table/leisure-food
homes|stairwell|老房新生|Old homes, new lives|电梯、雨棚、扶手和一盏灯。|Lifts, canopies, handrails and a light on the stairs.|安居/Homes/living-housing;邻里/Neighbours/living-neighbours
reading|park-reading|全城读一本书|One city, one book|今年读的是一本关于河的书。|This year’s book is about a river.|书单/Books/culture-reading;孩子/Children/learning-family
dragon|dragon-boats|龙舟队|The dragon boat crews|二十二支桨，十二支队伍。|Twenty-two paddles, twelve crews.|水上/On the water/sport-river;赛场/Results/sport-local
wetland|porpoise|把江还给江豚|Giving the river back|十年禁渔，湿地与鸟。|Ten years without fishing.|江与山/River/countryside-river;科学/Science/learning-science
school|crossing-guard|新学期|New term|校门口的八点。|Eight o’clock at the gate.|校园/Schools/learning-schools;亲子/Families/learning-family;出行/Roads/living-transport
night|market-night|夜临川|Riverbend by night|给晚睡的人一张地图。|A map for night owls.|寻味/Food/leisure-food;舞台/Stage/culture-stage;出行/Roads/living-transport
health|canteen|慢慢变老|Growing old slowly|一座城怎样照顾它的长者。|How a city looks after its elders.|长者/Elders/health-elders;门诊/Clinic/health-clinic;习惯/Habits/health-habits
makers|pottery-workshop|手艺地图|A map of makers|一百零三间作坊。|One hundred and three workshops.|手艺/Crafts/culture-craft;老城/Old town/culture-heritage
port|harbour-morning|东港十年|Eastport, ten years on|从芦苇滩到第四泊位。|From reeds to the fourth berth.|经济/Business/news-economy;城事/City/news-city
`.trim().split('\n').map((line) => {
  const [id = '', scene = '', chinese = '', english = '', chineseLead = '', englishLead = '', columns = ''] = line.split('|')
  return {
    id: `special-${id}`, scene, title: bilingual(chinese, english), summary: bilingual(chineseLead, englishLead),
    columns: columns.split(';').map((column) => {
      const [name = '', englishName = '', sub = ''] = column.split('/')
      return { name: bilingual(name, englishName), sub }
    }),
  }
})
