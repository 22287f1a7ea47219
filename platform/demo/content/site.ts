import type { Localised } from '../../kernel/database/schema/localised'
import type { ContentPlacement } from '../../kernel/contents/contents.schema'
import { media, mediaAddress, pictureOf } from '../media'
import { bilingual } from '../text'
import { demoCategories } from './categories'
import { cityId, cityName } from './places'

type Link = { readonly kind: 'content' | 'channel' | 'page' | 'category' | 'path' | 'external'; readonly type: number | null; readonly value: string }
export const contentLink = (type: number, value: string): Link => ({ kind: 'content', type, value })
export const channelLink = (type: number, value: string): Link => ({ kind: 'channel', type, value })
export const categoryLink = (value: string): Link => ({ kind: 'category', type: null, value })
export const pageLink = (value: string): Link => ({ kind: 'page', type: null, value })
export const pathLink = (value: string): Link => ({ kind: 'path', type: null, value })

export const demoSite = () => ({
  name: bilingual('临川', 'Riverbend'), image: mediaAddress(media.site.icon512), logo2: mediaAddress(media.site.logo), h5_logo: mediaAddress(media.site.logo),
  is_drainage: 1, top_paperwork_type: 1, top_paperwork: bilingual('一条江，一座城，每一天', 'One river, one city, every day'), show_picture: 1, category: 1,
  city: cityName, city_info: { id: cityId, name: cityName }, province_info: { id: '430000', name: bilingual('湖南省', 'Hunan') },
  is_global_grey: 0, time_zone: 'Asia/Shanghai', area: { south: 25.9, west: 111, north: 26.9, east: 112.2 },
})

export const demoSkin = () => ({ background_image: mediaAddress(media.site.headerBackground), background_color: '#f4f7f7', cate_col_font_color: media.site.accent, icon1: mediaAddress(media.site.icon192) })

const entry = (id: string, name: readonly [string, string], type: number, ttf: string, sort: number, more: Readonly<Record<string, unknown>> = {}) => ({
  id: `menu-${id}`, name: bilingual(...name), type, source_type: 1, source_id: null, url: null, is_url_effect: 0, display: 1, sort, show_type: 1, ttf, image_show: null, image_click: null, ...more,
})

/** The name under an installed client's icon, and a maskable icon. */
export const demoApp = () => ({ short_name: bilingual('临川', 'Riverbend'), maskable_icon: mediaAddress(media.site.maskable512) })

/** The footer's entries; some are switched off because their screen does not exist yet. */
export const demoMenu = () => [
  entry('home', ['首页', 'Home'], 1, 'icon-house', 1, { image_show: mediaAddress(media.site.footerHome), image_click: mediaAddress(media.site.footerHomeActive) }),
  entry('services', ['服务', 'Services'], 6, 'icon-services', 2),
  entry('radio', ['电台', 'Radio'], 9, 'icon-radio', 3),
  entry('tv', ['电视', 'TV'], 8, 'icon-tv', 5),
  entry('mine', ['我的', 'Me'], 2, 'icon-user', 9),
  entry('page', ['今日', 'Today'], 11, 'icon-building', 4, { source_id: todayPage, display: 0 }),
  entry('interact', ['市民留言', 'Have your say'], 4, 'icon-message-square', 6, { display: 0 }),
  entry('guide', ['办事', 'Guides'], 5, 'icon-file-text', 7, { display: 0 }),
  entry('partner', ['合作', 'Partner'], 10, 'icon-link', 8, { display: 0, source_type: 2, url: 'https://example.com/', is_url_effect: 1 }),
]

export const demoDomains = { asc_c_domain: '', asc_api_domain: '', cms_pc_domain: '', ucenter_api_domain: '', vms_api_domain: '' }

/** Settings of the volunteer centre. */
export const demoPractice = { rank_by: ['minutes', 'times'], rank_notice: bilingual('排行只计已确认的服务，每次签退后更新。', 'Only confirmed service counts. Rankings are updated after each check-out.'), least_minutes: 15 }

export const demoAppHosts = { app_user_agent: 'TownsquareApp', app_bridge: 'townsquareApp', messenger_user_agent: 'MicroMessenger', app_link: '/demo?open=', app_stores: { ios: '/demo?open=%2F', android: '/demo?open=%2F' } }

export const demoConfigItems = [[5, '1'], [6, '1'], [7, '1'], [8, '1'], [9, '0'], [10, '1']] as const

/** The hub of the city's offices: modules and departments in order, and the sub-category of their notices. */
export const demoGovernment = {
  notices: 'news-council',
  departments: ['org-03', 'org-04', 'org-05', 'org-07', 'org-08', 'org-10', 'org-11', 'org-12', 'org-19', 'org-23', 'org-25'],
}

/** A page of the builder about the city's day, which is not the home page. */
export const todayPage = 'page-today'

const slide = (id: string, title: readonly [string, string], scene: string, link: Link, place?: string) => ({ id, title: bilingual(...title), image: pictureOf(scene), link, ...(place === undefined ? {} : { place }) })
const quickEntry = (id: string, name: readonly [string, string], icon: string, link: Link) => ({ id, name: bilingual(...name), icon, link })

/** The head above each category's feed. The first has a carousel and entries, all others have only one picture. */
export function demoHeads(articleId: (index: number) => string) {
  const [first, ...others] = demoCategories
  const heads = new Map<string, { carousel: ContentPlacement[]; entries: ContentPlacement[] }>()
  if (first !== undefined) heads.set(first.id, {
    carousel: [
      slide('slide-changsha', ['湘江西岸的夜骑道亮灯了', 'The west bank of the Xiang is lit'], 'city-bridge-night', contentLink(3, 'post-430100-1'), '430100'),
      slide('slide-guangzhou', ['水上巴士：从早茶坐到博物馆', 'The water bus: from tea to the museum'], 'harbour-morning', contentLink(3, 'post-440100-8'), '440100'),
      slide('slide-1', ['老渡口的下一个一百年，由谁来写', 'Who writes the next hundred years of the Old Ferry?'], 'city-bridge-golden', contentLink(3, articleId(0)), cityId),
      slide('slide-2', ['江城一日：二十四小时延时', 'A day of the river city in time-lapse'], 'city-river-morning', contentLink(4, 'video-001')),
      slide('slide-3', ['夜航兰江：讲给还没睡的人', 'Night on the Lan, for those still awake'], 'karst-moon', contentLink(2, 'album-night-river')),
      slide('slide-4', ['听临川新闻广播，直播中', 'Riverbend News Radio, live'], 'radio-studio', channelLink(1, 'radio-news'), cityId),
      slide('slide-5', ['这座城市的今天，一页看完', 'The city today, on one page'], 'council-hall', pageLink(todayPage)),
      slide('slide-6', ['灯火里的临川：晒出您拍的灯', 'Riverbend by lantern light: show us your picture'], 'canal-lanterns', pathLink('/dyfcg'), cityId),
    ],
    entries: [
      quickEntry('entry-page', ['今日', 'Today'], 'building', pageLink(todayPage)), quickEntry('entry-listen', ['听书', 'Listen'], 'headphones', pageLink('page-listen')),
      quickEntry('entry-specials', ['专题', 'Reports'], 'special', pathLink('/specials')), quickEntry('entry-picks', ['精选', 'Picks'], 'newspaper', pathLink('/select')),
      quickEntry('entry-people', ['人物', 'People'], 'user', pathLink('/character')),
    ],
  })
  for (const [index, category] of others.entries()) {
    const scenes = ['avenue-bus', 'opera', 'farm-harvest', 'clinic', 'school', 'dragon-boats', 'market-night']
    heads.set(category.id, { carousel: [slide(`slide-${category.id}`, [`${category.name['zh-CN']}·本周精选`, `${category.name.en}: this week`], scenes[index] ?? 'city-dusk', contentLink(3, articleId(index + 1)))], entries: [] })
  }
  return heads
}

export const demoVoice = { enabled: true, rate: 1 }

/** A licence, with the picture of a certificate. */
const licence = (name: Localised, number: string, issuer: Localised, until: string | null, certificate: string) => ({ name, url: null, number, issuer, valid_until: until, picture: mediaAddress(`site/certificates/${certificate}.webp`) })

const reason = ([title, text]: readonly [string, string], [englishTitle, englishText]: readonly [string, string]) => ({ title: bilingual(title, englishTitle), text: bilingual(text, englishText) })
/** A screen of the client on a phone, in both languages. */
const screenOfApp = (name: string, text: readonly [string, string]) => ({ picture: bilingual(mediaAddress(`app/${name}-zh.webp`), mediaAddress(`app/${name}-en.webp`)), text: bilingual(...text) })
export const demoAbout = {
  text: bilingual(
    '临川由兰江传媒中心编辑部运营。我们每天从清晨五点的早市写到午夜的渡口，为这座城市留下它自己的声音。\n\n编辑部有三十六人，八个电台，四个电视频道。报道有误，请告诉我们：更正会写在原文上方，并注明时间。',
    'Riverbend is run by the newsroom of the Lan River Media Centre. Every day we write from the market at five in the morning to the last ferry at midnight, so that the city keeps its own voice.\n\nThe newsroom has thirty-six people, eight stations and four television channels. If a report is wrong, tell us: corrections stand above the article, with their time.',
  ),
  phone: '0731-0000 1234', email: 'newsroom@city.example', address: bilingual('临川市江滨路8号', '8 Riverside Road, Riverbend'), hours: bilingual('每天8:00至22:00', 'Every day from 8:00 to 22:00'),
  licences: [
    licence(bilingual('互联网新闻信息服务许可证（演示）', 'Licence for online news services (demo)'), '43000000000', bilingual('临川省网络信息办公室（演示）', 'Provincial internet office (demo)'), '2028-06-30', 'news'),
    licence(bilingual('信息网络传播视听节目许可证（演示）', 'Licence for audiovisual programmes (demo)'), '1800000', bilingual('国家视听管理局（演示）', 'National audiovisual office (demo)'), '2027-12-31', 'programmes'),
    licence(bilingual('营业执照（演示）', 'Business licence (demo)'), '91430000DEMO00000X', bilingual('临川市市场监管局（演示）', 'City market office (demo)'), null, 'business'),
    { name: bilingual('示例备案43000000号-1（演示）', 'Example registration 43000000-1 (demo)'), url: 'https://example.com/', number: '43000000-1', issuer: '', valid_until: null, picture: null },
  ],
  app: {
    reasons: [
      reason(['锁屏也能听', '电台和专辑在后台继续播放，通知栏里就能暂停。'], ['Listen with the phone locked', 'Radio and albums go on in the background, and are paused from the lock screen.']),
      reason(['有回复马上知道', '留言有答复、心愿有人认领时，手机会提醒您。'], ['Hear of answers at once', 'Your phone tells you when an office answers you, or somebody takes on your wish.']),
      reason(['扫一扫就签到', '志愿活动现场扫码签到，没有信号也能记下。'], ['Check in by a scan', 'Scan the code of an activity when you arrive, even without a signal.']),
    ],
    pictures: [
      screenOfApp('radio', ['听电台', 'Radio']),
      screenOfApp('help', ['帮邻居一个忙', 'Help a neighbour']),
      screenOfApp('guides', ['办事前先看清楚', 'Know before you go']),
    ],
  },
}
