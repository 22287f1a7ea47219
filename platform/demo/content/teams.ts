import { bilingual } from '../text'

/** `organisation|名称|name|介绍|introduction|scene`; `organisation` is the number of an organisation, or empty. */
const lines = `
10|灯笼街邻里帮|Lantern Street Neighbours|灯笼街的老街坊组成的队伍：陪聊、代办、修修补补，谁家有事喊一声就到。每周三晚在社区活动室碰头。|Long-time residents of Lantern Street offering company, errands and small repairs. Just call and one of us will come. We meet on Wednesday evenings in the community room.|park-volunteers
5|临川陪诊队|Riverbend Hospital Companions|陪独居老人看病：挂号、取号、排队、听医嘱、送回家。新队员先跟着老队员走三次。|We go to the doctor with older people who live alone: booking, queueing, listening to the advice and getting them home. New members shadow three visits first.|hospital
13|渡口夜巡队|Ferry Night Walk|晚上八点到十点沿江边步道巡走，提醒、问路、叫救护车，风雨无阻。|Patrolling the riverside from eight to ten in the evening: a friendly warning, directions, an ambulance if it’s needed. In all weathers.|bus-stop-night
6|读给你听|Read to You|给看不清字的老人和住院的孩子读书读报，每次一小时。|Reading books and newspapers aloud to older people with poor sight and to children in hospital, an hour at a time.|reading-room
26|芦洲护鸟队|Reedmarsh Bird Wardens|数鸟、清网、带孩子认鸟。春秋两季每周六清晨出发。|We count birds, take down nets and show children how to look. Saturdays at dawn in spring and autumn.|egret
25|江豚守望|Porpoise Watch|沿兰江巡护，捡拾漂浮垃圾，记录江豚出没。会划船的优先。|We patrol the Lan, pick up floating litter and record where the porpoises are. Rowers especially welcome.|porpoise
11|四百棵香樟|Four Hundred Camphors|给行道树浇水、松土、写身份牌，一人认一棵。|Watering, loosening the soil and writing name plates for our street trees. One tree each.|park-planting
4|家庭消防员|Home Fire Wardens|上门查电线、换烟感、教一家人逃生。由消防站培训后上岗。|We visit homes to check wiring, replace smoke alarms and practise the way out. Trained by the fire service.|stairwell
7|七路车跟车队|Bus Seven Helpers|早高峰在七路车上扶老人、让座位、教乘车码。|Mornings on the number 7 bus: a helping arm, a seat, and help with the ticket code.|bus-stop
9|周末厨房|Weekend Kitchen|周六上午做五十份热饭，送到够不着灶台的人家。|Fifty hot lunches on Saturday mornings for people who can no longer cook for themselves.|canteen
28|茶岭支教队|Tea Ridge Teachers|每月一个周末上山，英语、音乐、科学实验三门课。|One weekend a month at the hill school, teaching English, music and science experiments.|school
29|青年临川突击队|Young Riverbend Crew|搬、扛、搭、拆，大型活动的场务都归我们。|Carrying, lifting, setting up and taking down: whatever a big event needs.|carry-bookcase
14|会修一切|We Mend Everything|收音机、台灯、雨伞、玩具，坏了先别扔。每月十五号在科技馆摆摊。|Radios, lamps, umbrellas, toys: don’t throw them away yet. Find us at the Science Hall on the 15th of each month.|repair-bench
15|后台的人|Backstage|剧院的引座、检票、字幕和轮椅席陪伴。|Ushering, tickets and subtitles at the theatre, and company for wheelchair users.|opera
27|古城讲解队|Old Quarter Guides|用普通话、英语和本地话讲老渡口的故事。|The stories of the old ferry, told in Mandarin, English and the local dialect.|canal-lanterns
16|一人一支歌|A Song Each|到养老院唱歌、教歌、听老人点歌。不要求唱得好。|We sing in care homes, teach songs and take requests. You don’t have to sing well.|choir
17|陪跑团|Guide Runners|陪视障跑者晨跑，一根绳，两个人。先培训一次。|Morning runs with visually impaired runners: one tether, two people. One training session first.|running-track
18|金秋收割队|Harvest Hands|秋收时帮缺劳力的农户抢收抢晒。|We help farmers who are short of hands bring the harvest in before the rain.|farm-harvest
19|水边安全岛|Water’s Edge|暑假在河边值守，劝离野泳，教孩子自救。|By the river all summer, warning off swimmers and teaching children how to stay afloat.|river-valley-morning
20|看天的人|Weather Spotters|在自家阳台记雨量和风，预警来时挨家敲门。|We record rain and wind from our balconies, and knock on every door when a warning comes.|city-rain
|白鹭洲读书会|Egret Islet Readers|每周日读一章，再把书送到流动书箱。|We read a chapter every Sunday, then pass the book on in a travelling book box.|library-outside
|星港新市民互助|Starport Newcomers|刚来临川？租房、上学、看病，过来人带着你走一遍。|New in Riverbend? People who arrived last year help you find a flat, a school and a doctor.|new-homes
|手语咖啡|Sign Language Coffee|用手语聊天的下午茶，听得见的人来学，听不见的人来笑。|An afternoon of tea and sign language. Hearing people come to learn, deaf people come to laugh.|tea-table
|橘园夕阳红|Orange Grove Seniors|六十岁以上的志愿队：校门口护学、楼道读报、调解纠纷。|Volunteers over sixty: watching the school gates, reading the paper to neighbours and settling quarrels.|crossing-guard
|流浪猫绝育计划|Street Cats of Riverbend|诱捕、绝育、放归、找家，不鼓励随意投喂。|Catch, neuter, release, or find a home.|cat-window
|无障碍地图|Barrier-Free Map|坐着轮椅走遍全城，把台阶、坡道和电梯标到地图上。|We travel the city in wheelchairs and put every step, ramp and lift on the map.|wheelchair-walk
|云台山净山队|Clean Cloudterrace|每月第一个周日，上山空手，下山满袋。|First Sunday of the month: up with empty hands, down with full bags.|tea-fields-mist
|献血加油站|Blood Drive Crew|陪第一次献血的人，递一杯糖水，聊十分钟。|We keep first-time blood donors company with ten minutes’ chat and a sweet drink.|blood-donation
|旧衣新生|Second Life for Clothes|分拣、清洗、改制，给山区和灾区。|Clothes sorted, washed and altered for hill villages and flooded areas.|sorting-clothes
|课后四点半|After Four Thirty|双职工家庭的孩子放学后有人陪，作业、下棋、等爸妈。|For children whose parents are still at work: homework, chess and someone to wait with.|story-hour
|数字伙伴|Digital Companions|教老人挂号、视频、防诈骗，一对一，慢慢来。|Booking a doctor, making video calls, spotting scams: one to one, at your own pace.|phone-lesson
|急救一分钟|First Aid Minute|持证急救员在集市和车站教心肺复苏。|Certified first aiders teach CPR at markets and stations.|first-aid
|龙舟赛服务队|Dragon Boat Stewards|龙舟赛期间引导、补给、寻人。每年四月招新。|Directions, drinking water and lost children at every race. New members every April.|dragon-boats
|桥北调解室|North Bridge Mediators|邻里漏水、噪音、晾衣绳，先坐下来喝杯茶。|Leaks, noise, washing lines: let’s sit down over a cup of tea first.|podcast-table
|临川影像志|Pictures of Neighbours|给八十岁以上的老人拍一张好照片，洗出来送上门。|We take a good portrait of everyone over eighty, print it and bring it to their door.|old-photos
|夜市环保队|Night Market Greens|夜市收摊后分拣、清扫，教摊主分四个桶。|Sorting and sweeping after the last stall closes, and showing stallholders how to use the four bins.|market-night
|乡村放映员|Village Projectionists|一块银幕一台机器，一个月走十二个村。|One screen, one machine, twelve villages a month.|open-air-cinema
|一米菜园|One Metre Gardens|把楼顶和花坛变成菜园，收成分给全楼。|We turn roofs and flower beds into vegetable gardens, and the whole building shares the harvest.|balcony-garden
|候鸟孩子夏令营|Summer of the Migrant Children|暑假来城里和父母团聚的孩子，我们带他们看临川。|We show Riverbend to children who join their parents in the city for the summer.|park-kites
|开放日讲解员|Open Day Guides|法院、水厂、电视台的开放日，由我们带路。|We show you round the courts, the waterworks and the TV station on their open days.|council-hall
`

export const demoTeams = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [organisation = '', chinese = '', english = '', intro = '', introduction = '', scene = ''] = line.split('|')
    return {
      organisationId: organisation === '' ? null : `org-${organisation.padStart(2, '0')}`,
      name: bilingual(chinese, english),
      intro: bilingual(intro, introduction),
      scene,
    }
  })

/** The streets where the teams meet, in turn. */
export const demoTeamStreets = [
  bilingual('渡口路', 'Ferry Road'),
  bilingual('灯笼街', 'Lantern Street'),
  bilingual('江岸步道', 'Riverside Walk'),
  bilingual('橘园里', 'Orange Grove'),
  bilingual('北桥', 'North Bridge'),
]

export const demoTeamRefusal = bilingual(
  '本队目前只需要周末能到的队员，您填写的时间不合适，欢迎以后再来。',
  'At the moment we need people who are free at weekends. Please ask again when that suits you.',
)
