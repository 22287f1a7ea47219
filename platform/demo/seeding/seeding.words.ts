import type { Language } from '../../../src/domain/frame/site/preferences'
import type { Localised } from '../../kernel/database/schema/localised'
import { both } from '../text'

/** The parts of the demo city, as the progress of its seeding names them. */
export const demoWords = {
  people: both('人物', 'people'),
  site: both('站点', 'the site'),
  organisations: both('机构', 'organisations'),
  articles: both('文章', 'articles'),
  audio: both('音频', 'audio'),
  channels: both('电台和电视的节目', 'radio and TV programmes'),
  hostAlbums: both('主播的专辑', 'hosts’ albums'),
  liveEvents: both('直播活动', 'live events'),
  videos: both('视频', 'videos'),
  galleries: both('图集', 'galleries'),
  specials: both('专题', 'special reports'),
  topics: both('话题', 'discussions'),
  selection: both('编辑精选', 'the editors’ picks'),
  characters: both('人物故事', 'portraits of people'),
  credits: both('积分规则', 'credit rules'),
  pages: both('页面', 'pages'),
  services: both('服务', 'services'),
  likes: both('点赞', 'likes'),
  comments: both('评论', 'comments'),
  chat: both('聊天消息', 'chat messages'),
  favourites: both('收藏和历史', 'favourites and history'),
  identities: both('实名信息', 'real names'),
  service: both('服务时长', 'volunteer hours'),
  certificates: both('时长证书', 'certificates'),
  volunteers: both('志愿者', 'volunteers'),
  venues: both('实践阵地', 'community venues'),
  projects: both('志愿项目', 'volunteer projects'),
  activities: both('志愿活动', 'activities'),
  wishes: both('心愿', 'wishes'),
  scans: both('扫码记录', 'scanned codes'),
  teams: both('志愿队伍', 'volunteer teams'),
  orders: both('服务订单', 'service orders'),
  wallet: both('钱包', 'wallets'),
  shows: both('文明风采', 'neighbourhood stories'),
  feedback: both('反馈', 'feedback'),
  party: both('党建', 'party building'),
  courses: both('课程', 'courses'),
  invited: both('邀请来的会员', 'invited members'),
  applications: both('入驻申请', 'applications to publish'),
  search: both('搜索', 'search'),
  way: both('演示账号的入口', 'demo accounts'),
  statistics: both('数据库统计', 'database statistics'),
} satisfies Readonly<Record<string, Localised>>

/** Step n of m. */
export const stepWords: Readonly<Record<Language, (index: number, of: number, what: string) => string>> = {
  'zh-CN': (index, of, what) => `正在建造演示城市，只需一次（第${index}步，共${of}步）：${what}`,
  en: (index, of, what) => `Building the demo city (only once): step ${index} of ${of}, ${what}`,
}
