import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'
import { categoryLink, contentLink, pageLink, pathLink, todayPage } from './site'

interface DemoEntry { readonly name: Localised; readonly summary: Localised; readonly icon: string; readonly link: unknown }
interface DemoModule { readonly id: string; readonly name: Localised; readonly pageId: string | null; readonly entries: readonly DemoEntry[] }

const entry = (name: readonly [string, string], summary: readonly [string, string], icon: string, link: unknown): DemoEntry => ({ name: bilingual(...name), summary: bilingual(...summary), icon, link })
const external = (value: string) => ({ kind: 'external', type: null, value })

/** The city's services by module. One service leads to a partner's page. */
export const demoModules: readonly DemoModule[] = [
  { id: 'module-affairs', name: bilingual('办事', 'Get things done'), pageId: null, entries: [
    entry(['市民留言', 'Have your say'], ['报修、投诉、建议，每一条都有答复', 'Report a problem or an idea to the city'], 'interact', pathLink('/interact')),
    entry(['办事指南', 'Guides'], ['办证、社保、入学', 'Documents, insurance, schools'], 'guide', pathLink('/guide')),
    entry(['政务热线', 'City hotline'], ['拨打12345，全天有人接听', 'Call 12345, day or night'], 'phone', external('tel:12345')),
    entry(['附近', 'Nearby'], ['药店、医院、厕所，现在开不开', 'Pharmacies, clinics, toilets: what’s open now'], 'around', pathLink('/around')),
  ] },
  { id: 'module-help', name: bilingual('邻里互助', 'Neighbourhood'), pageId: todayPage, entries: [
    entry(['微心愿', 'Wishes'], ['说出一件小事，邻居来帮忙', 'Ask a neighbour for a small favour'], 'wish', pathLink('/micro-wish')),
    entry(['服务下单', 'Order a service'], ['送餐、陪诊、小修，志愿者上门', 'Meals, company at the doctor’s, small repairs'], 'order', pathLink('/service-order')),
    entry(['圈子', 'Circles'], ['种菜、夜跑、读书，找到同好', 'Gardening, running, reading: find your people'], 'team', pathLink('/groups')),
    entry(['文明风采', 'Stories'], ['看看身边的好人好事，也说说您看到的', 'Neighbourhood stories: kind acts around you'], 'gallery', pathLink('/show-civilization')),
  ] },
  { id: 'module-official', name: bilingual('政务公开', 'From the offices'), pageId: null, entries: [
    entry(['政务', 'City hall'], ['各部门的服务、通知和账号', 'Services, notices and accounts of the city’s offices'], 'landmark', pathLink('/gover')),
    entry(['政务矩阵', 'Official accounts'], ['各单位的账号和最新文章', 'The offices’ accounts and their newest articles'], 'building', pathLink('/matrix')),
    entry(['通知公告', 'Notices'], ['各部门发布的通知', 'What the departments announce'], 'newspaper', pathLink('/subcates/news-council')),
    entry(['党建', 'Party building'], ['支部动态、党课和志愿服务', 'Branch news, courses and service'], 'party', pathLink('/dj')),
  ] },
  { id: 'module-practice', name: bilingual('志愿服务', 'Volunteering'), pageId: null, entries: [
    entry(['志愿活动', 'Activities'], ['报名、签到、记服务时长', 'Join, check in and track your hours'], 'activity', pathLink('/voluntary-activities')),
    entry(['志愿项目', 'Projects'], ['长期开展的志愿服务，看看谁在做', 'Long-running programmes and their volunteers'], 'project', pathLink('/project-list')),
    entry(['成为志愿者', 'Become a volunteer'], ['填写登记，审核后即可报名', 'Register, and take part once approved'], 'register', pathLink('/register-volunteer')),
    entry(['志愿队伍', 'Teams'], ['找一支队伍，一起服务', 'Find a team and help together'], 'team', pathLink('/search-team')),
    entry(['服务排行', 'Rankings'], ['志愿者、队伍、机构的服务时长', 'Hours of volunteers, teams and organisations'], 'trophy', pathLink('/actrank')),
    entry(['文明课堂', 'Courses'], ['文化、健康、安全，看视频读文章', 'Culture, health and safety to watch and read'], 'graduation', pathLink('/classrooms')),
    entry(['课堂助手', 'Class assistant'], ['课表、作业和学习记录', 'Timetable, homework and learning record'], 'calendar', pathLink('/class-assistant')),
    entry(['实践阵地', 'Community venues'], ['中心、实践所和实践站，按距离排列', 'Centres, offices and stations, nearest first'], 'landmark', pathLink('/practice-venue')),
    entry(['实践中心', 'Community centre'], ['市级中心的队伍、活动和排行', 'Teams, activities and ranking of the city’s centre'], 'city', pathLink('/practice/venue-01')),
    entry(['阵地地图', 'Community map'], ['阵地和近期活动在哪里，一张图看清', 'Venues and upcoming activities on one map'], 'place', pathLink('/practice-map')),
  ] },
  { id: 'module-everyday', name: bilingual('日常生活', 'Everyday life'), pageId: 'page-weekend', entries: [
    entry(['停水停电', 'Water and power'], ['本周哪里停、停多久', 'This week’s outages and how long they last'], 'water', categoryLink('living')),
    entry(['看病就医', 'Health'], ['门诊、疫苗、急救常识', 'Clinics, vaccines, first aid'], 'health', categoryLink('health')),
    entry(['周末去哪儿', 'This weekend'], ['展览、市集、散步路线', 'Exhibitions, markets, walks'], 'balloon', pageLink('page-weekend')),
    entry(['吃喝玩乐', 'Out and about'], ['面馆、夜市、江边', 'Noodles, night markets, the river'], 'utensils', categoryLink('leisure')),
    entry(['拆红包', 'Red packets'], ['每天拆一个，看看运气', 'One a day. Try your luck.'], 'envelope', pathLink('/red-packet')),
    entry(['专题活动', 'Campaign'], ['投稿、点赞，看看谁获奖', 'Enter, like, and see who wins'], 'special', pathLink('/dyfcg')),
    entry(['农事', 'Farming'], ['天气、行情、农技', 'Weather, prices, advice'], 'wheat', categoryLink('countryside')),
    entry(['扫一扫', 'Scan'], ['签到、核验、打开二维码', 'Check in, verify or open a code'], 'scan', pathLink('/scan')),
  ] },
  { id: 'module-media', name: bilingual('看和听', 'Watch and listen'), pageId: 'page-listen', entries: [
    entry(['电台', 'Radio'], ['八个电台，正在直播', 'Eight stations, live now'], 'radio', pathLink('/radios')),
    entry(['电视', 'Television'], ['直播和节目单', 'Live, with the schedule'], 'tv', pathLink('/tv')),
    entry(['直播活动', 'Live events'], ['正在直播、预告和回放', 'On now, coming up, and replays'], 'video', pathLink('/live')),
    entry(['主播', 'Hosts'], ['声音背后的人', 'The people behind the voices'], 'host', pathLink('/anchors')),
    entry(['视频合集', 'Video series'], ['一集接一集', 'Episode after episode'], 'video', pathLink('/videos-collection')),
    entry(['专题', 'Special reports'], ['一件事，从头看到尾', 'One subject from start to finish'], 'special', pathLink('/specials')),
    entry(['夜航兰江', 'Night on the Lan'], ['讲给还没睡的人', 'For those still awake'], 'moon', contentLink(2, 'album-night-river')),
  ] },
  { id: 'module-partners', name: bilingual('合作机构', 'Partners'), pageId: null, entries: [
    entry(['机构名录', 'Organisations'], ['本市的媒体和单位', 'The city’s media and public bodies'], 'building', pathLink('/org-list')),
    entry(['机构图文', 'From organisations'], ['各单位的文章和图片', 'Articles and pictures by the city’s organisations'], 'newspaper', pathLink('/org-graphic')),
    entry(['临川公交', 'Riverbend Buses'], ['合作方网站：线路和到站时间', 'Our partner’s website: lines and arrival times'], 'globe', pathLink('/inner-link?link=https%3A%2F%2Fexample.com%2F')),
  ] },
]
