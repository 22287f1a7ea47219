import type { Localised } from '../../kernel/database/schema/localised'
import { media, mediaAddress, pictureOf } from '../media'
import { bilingual } from '../text'
import { nextFestival, type Festival } from './festivals'
import { demoCardGallery, demoGuideSearch, demoSuggestionEntry } from './page-of-cards'
import { demoStartPage } from './start-page'
import { categoryLink, channelLink, contentLink, pageLink, pathLink, todayPage } from './site'

/** A tab with a list, or with tabs of its own. */
export interface DemoTab { readonly name: Localised; readonly itemCategoryId?: string; readonly tabs?: readonly { readonly name: Localised; readonly itemCategoryId: string }[] }
export interface DemoCard {
  readonly type: string
  readonly title?: Localised
  readonly content?: Readonly<Record<string, unknown>>
  readonly source?: string
  readonly itemIds?: readonly string[]
  readonly itemCategoryId?: string
  readonly itemType?: number
  readonly itemLimit?: number
  readonly eager?: boolean
  readonly tabs?: readonly DemoTab[]
}
export interface DemoPage { readonly id: string; readonly title: Localised; readonly backgroundColor: string | null; readonly share: Localised; readonly image: string; readonly previewToken?: string; readonly cards: readonly DemoCard[] }

const list = (style: string, title: Localised, category: string, itemLimit: number, eager = true): DemoCard => ({
  type: 'article-list', title, content: { style, more: categoryLink(category) }, source: 'newest', itemCategoryId: category, itemType: 3, itemLimit, eager,
})
const space = (height: number, line = false): DemoCard => ({ type: 'space', content: { height, line } })
const countdownTo = ({ title, at, begun, scene }: Festival): DemoCard => ({
  type: 'countdown', title, content: { until: at.toISOString(), done_text: begun, image: pictureOf(scene) },
})
const picture = (scene: string, title: Localised, link: unknown) => ({ image: pictureOf(scene), title, link })

/**
 * The preview token of a draft. It is public, as the passwords of the demo are, so that everybody can see the draft.
 */
export const demoPreviewToken = 'demo-draft-5f0c1e9a7b3d4286a1c2e3f4'

/** Pages with every card type of the builder, with a card of an unknown type, and with a card that fails. */
export const demoPages = (articleId: (index: number) => string, now: Date): readonly DemoPage[] => [
  demoStartPage(articleId),
  { id: todayPage, title: bilingual('临川，今天', 'Riverbend today'), backgroundColor: '#f4f7f7', share: bilingual('一页看完这座城市的今天。', 'The city today, on one page.'), image: pictureOf('city-river-morning'), cards: [
    { type: 'notice', content: { notices: [{ text: bilingual('周四九点至十三点，印染厂路以北停水', 'Water off north of Dyeworks Road, Thursday 9:00 to 13:00'), link: contentLink(3, 'post-water-cut') }, { text: bilingual('灯笼码头步行桥今天十点开放', 'The footbridge at Lantern Quay opens today at ten'), link: null }, { text: bilingual('南堤停车场今晚八点前清空', 'Please clear the South Dyke car park by 20:00 tonight'), link: contentLink(3, 'post-edge-long') }, { text: bilingual('灯笼街红包雨：每天拆一个', 'Red packets of Lantern Street: open one a day'), link: pathLink('/red-packet') }] } },
    { type: 'title-bar', title: bilingual('头条', 'Front page'), content: { subtitle: bilingual('编辑精选', 'Chosen by the editors'), link: categoryLink('news') } },
    { type: 'article-list', content: { style: 'big', more: categoryLink('news') }, source: 'ids', itemIds: [articleId(0), articleId(2), articleId(4)], itemLimit: 3 },
    { type: 'title-bar', title: bilingual('本周好听', 'Albums of the week'), content: { subtitle: null, link: null } },
    { type: 'picture-cube', content: { pictures: [picture('opera', bilingual('采茶戏课', 'Opera lessons'), contentLink(2, 'album-opera')), picture('tea-fields-morning', bilingual('茶山四季', 'Four seasons of tea'), contentLink(2, 'album-tea')), picture('railway-alps', bilingual('慢车', 'The slow train'), contentLink(2, 'album-railway')), picture('story-hour', bilingual('汤圆故事', 'Dumpling tales'), contentLink(2, 'album-children'))] } },
    { type: 'radio', title: bilingual('正在直播', 'On air now'), source: 'channels', itemLimit: 4 },
    list('right', bilingual('民生', 'Living'), 'living', 4),
    { type: 'wishes', title: bilingual('等您帮忙', 'Wishes waiting for you'), content: { category_id: null, limit: 3, more: pathLink('/micro-wish') } },
    { type: 'activities', title: bilingual('一起去做志愿', 'Lend a hand'), content: { kind: null, limit: 2, more: pathLink('/voluntary-activities') } },
    { type: 'venues-map', title: bilingual('身边的阵地', 'Community venues'), content: { more: pathLink('/practice-map') } },
    countdownTo(nextFestival(now)),
    { type: 'album-grid', title: bilingual('听一座城', 'Listen to the city'), content: { more: pageLink('page-listen') }, source: 'newest', itemType: 2, itemLimit: 6 },
    { type: 'tabs', title: bilingual('按口味读', 'Find your topic'), tabs: [{ name: bilingual('文化', 'Culture'), itemCategoryId: 'culture' }, { name: bilingual('乡村', 'Countryside'), itemCategoryId: 'countryside' }, { name: bilingual('体育', 'Sport'), itemCategoryId: 'sport' }] },
    { type: 'video-list', title: bilingual('看见临川', 'Riverbend in pictures'), content: { more: 'all' }, source: 'newest', itemType: 4, itemLimit: 4 },
    { type: 'short-video-row', title: bilingual('短视频', 'Shorts'), content: { more: pathLink('/play') }, source: 'newest', itemType: 22, itemLimit: 8 },
    { type: 'collection-row', title: bilingual('合集', 'Series'), content: { more: pathLink('/videos-collection') }, source: 'newest', itemType: 15, itemLimit: 6 },
    demoGuideSearch(pathLink('/guide/search')), demoSuggestionEntry(pathLink('/send-inter')),
    { type: 'topic', title: bilingual('专题', 'Special reports'), content: { more: pathLink('/specials') }, source: 'newest', itemType: 5, itemLimit: 1, eager: false },
    { type: 'gallery', title: bilingual('图集', 'Galleries'), content: { more: 'all' }, source: 'newest', itemType: 7, itemLimit: 4, eager: false },
    { type: 'people', title: bilingual('主播', 'Hosts'), content: { limit: 10, more: pathLink('/anchors') } },
    { type: 'organisations', title: bilingual('机构', 'Organisations'), content: { group_id: null, limit: 10, more: pathLink('/org-list') } },
    { type: 'tv', title: bilingual('电视', 'Television'), source: 'channels', itemLimit: 3 },
    space(12, true),
    list('left', bilingual('健康', 'Health'), 'health', 3, false),
    { type: 'audio-list', title: bilingual('新一集', 'New episodes'), content: { more: pageLink('page-listen') }, source: 'newest', itemType: 1, itemLimit: 5, eager: false },
    list('three', bilingual('乡村', 'Countryside'), 'countryside', 3, false),
    list('text', bilingual('一句话新闻', 'In one line'), 'news', 5, false),
    { type: 'rich-text', title: bilingual('关于这座城', 'About the city'), content: { html: bilingual('<p><strong>临川</strong>在兰江拐弯的地方。九百年前，人们在这里等渡船；今天，人们在这里等公交、等日落、等一碗面。</p>', '<p><strong>Riverbend</strong> lies where the Lan turns. Nine hundred years ago people waited here for the ferry; today they wait for the bus, the sunset and a bowl of noodles.</p>') } },
    list('waterfall', bilingual('吃喝玩乐', 'Out and about'), 'leisure', 8, false),
    { type: 'floating-button', content: { image: mediaAddress(media.radioCovers[0]?.file ?? ''), label: bilingual('听直播', 'Listen live'), link: channelLink(1, 'radio-news') } },
  ] },
  { id: 'page-listen', title: bilingual('听临川', 'Listen'), backgroundColor: '#eef3f6', share: bilingual('十二张专辑，八个电台。', 'Twelve albums, eight stations.'), image: pictureOf('radio-studio'), cards: [
    { type: 'search-box', content: { placeholder: bilingual('找一张专辑、一集节目', 'Find an album or an episode') } },
    { type: 'banner', content: { ratio: '2:1', pictures: [picture('karst-moon', bilingual('夜航兰江', 'Night on the Lan'), contentLink(2, 'album-night-river')), picture('podcast-table', bilingual('城里城外', 'In and out of town'), contentLink(2, 'album-city-talk'))] } },
    { type: 'radio', title: bilingual('八个电台', 'Eight stations'), source: 'channels', itemLimit: 8 },
    { type: 'album-grid', title: bilingual('专辑', 'Albums'), content: { more: null }, source: 'newest', itemType: 2, itemLimit: 12 },
    { type: 'title-bar', title: bilingual('最新', 'Latest'), content: { subtitle: null, link: null } },
    { type: 'audio-list', content: { more: null }, source: 'newest', itemType: 1, itemLimit: 20, eager: false },
  ] },
  { id: 'page-weekend', title: bilingual('周末去哪儿', 'This weekend'), backgroundColor: '#fff8ee', share: bilingual('三十六只热气球和一碗面。', 'Thirty-six balloons and a bowl of noodles.'), image: pictureOf('balloons'), cards: [
    { type: 'picture-cube', content: { pictures: [picture('balloons', bilingual('热气球', 'Balloons'), categoryLink('leisure')), picture('fair-evening', bilingual('旧物市集', 'Flea market'), categoryLink('leisure')), picture('pagoda-dusk', bilingual('白塔', 'White Pagoda'), contentLink(3, articleId(6)))] } },
    { type: 'entries', content: { columns: 4, entries: [['吃喝', 'Food', 'utensils', categoryLink('leisure')], ['运动', 'Sport', 'sport', categoryLink('sport')], ['活动', 'Activities', 'activity', pathLink('/voluntary-activities')], ['地图', 'Map', 'map', pathLink('/practice-map')]].map(([chinese, english, icon, link]) => ({ name: bilingual(String(chinese), String(english)), icon, link })) } },
    list('waterfall', bilingual('走走', 'Walks'), 'leisure', 8),
    space(24), list('right', bilingual('动一动', 'Get moving'), 'sport', 4), list('big', bilingual('看一场', 'See a show'), 'culture', 2),
  ] },
  { id: 'page-festival', title: bilingual('龙舟队', 'The dragon boat crews'), backgroundColor: '#fdeeee', share: bilingual('二十二支桨，十二支队伍。', 'Twenty-two paddles, twelve crews.'), image: pictureOf('dragon-boats'), cards: [
    { type: 'countdown', title: bilingual('距决赛', 'Until the final'), content: { until: new Date(now.getTime() - 86_400_000).toISOString(), done_text: bilingual('冠军：船厂联队', 'Champions: Shipyard United'), image: pictureOf('dragon-boats') } },
    list('three', bilingual('水上', 'On the water'), 'sport', 5),
    { type: 'tv', title: bilingual('直播', 'Live'), source: 'channels', itemIds: ['tv-sport', 'tv-news'], itemLimit: 2 },
  ] },
  { id: 'page-states', title: bilingual('各种状态', 'States'), backgroundColor: null, share: bilingual('一张卡片出错时，其余照常。', 'When one card fails, the others still work.'), image: pictureOf('newsroom'), cards: [
    { type: 'title-bar', title: bilingual('下面这张卡片取不到内容', 'The card below can’t be filled'), content: { subtitle: null, link: null } },
    { type: 'article-list', title: bilingual('取不到的内容', 'Can’t be filled'), content: { style: 'right', more: null }, source: 'nowhere', eager: false },
    { type: 'hologram', title: bilingual('未来的卡片', 'A card of the future'), content: { depth: 3 } },
    { type: 'article-list', title: bilingual('一篇也没有', 'No articles'), content: { style: 'left', more: null }, source: 'ids', itemIds: [] },
    { type: 'picture-cube', title: bilingual('少了图片的魔方', 'A cube without its pictures'), content: { pictures: [] } },
    { type: 'rich-text', title: bilingual('里面有脚本', 'With a script in it'), content: { html: bilingual('<p>安全演示。</p><img src="x" onerror="window.hacked=8"><script>window.hacked=9</script>', '<p>A demonstration.</p><img src="x" onerror="window.hacked=8"><script>window.hacked=9</script>') } },
    list('right', bilingual('照常显示', 'Shown as usual'), 'news', 3),
  ] },
  demoCardGallery(articleId, now),
  { id: 'page-draft', title: bilingual('冬至的街', 'The streets at midwinter'), backgroundColor: '#eef3f6', share: bilingual('还没有发布。', 'Not published yet.'), image: pictureOf('market-night'), previewToken: demoPreviewToken, cards: [
    { type: 'banner', content: { ratio: '16:9', pictures: [picture('market-night', bilingual('夜市', 'The night market'), categoryLink('leisure'))] } },
    list('left', bilingual('冬天读的', 'For the winter'), 'culture', 4), list('waterfall', bilingual('热乎的', 'Something warm'), 'leisure', 6, false),
  ] },
]
