import type { Localised } from '../../kernel/database/schema/localised'
import { media, mediaAddress, pictureOf } from '../media'
import { bilingual } from '../text'
import type { DemoCard, DemoPage } from './pages'
import { categoryLink, channelLink, pathLink } from './site'

const picture = (scene: string) => ({ image: pictureOf(scene), title: bilingual('示例图片', 'An example picture'), link: categoryLink('leisure') })
const scenes = ['city-bridge-golden', 'opera', 'tea-fields-morning', 'market-night'] as const
const titledPage = (type: readonly [string, string], settings: string, ...cards: readonly DemoCard[]): readonly DemoCard[] => [
  { type: 'title-bar', title: bilingual(...type), content: { subtitle: bilingual(settings, settings), link: null } }, ...cards,
]
const list = (style: string, eager = true): DemoCard => ({ type: 'article-list', title: bilingual('示例列表', 'An example list'), content: { style, more: 'all' }, source: 'newest', itemCategoryId: 'leisure', itemType: 3, itemLimit: style === 'waterfall' ? 6 : 3, eager })
const listCard = (type: string, itemType: number, itemLimit: number): DemoCard => ({ type, title: bilingual('示例列表', 'An example list'), content: { more: 'all' }, source: 'newest', itemType, itemLimit })

/** A card that leads to the search of guides; the client leaves it out while there is no screen at `link`. */
export const demoGuideSearch = (link: unknown): DemoCard => ({
  type: 'guide-search', title: bilingual('办事问一问', 'How do I …?'), content: { placeholder: bilingual('怎么办、去哪办', 'Search guides'), link, guides: [
    ...([['身份证', 'ID card', 'id-card'], ['居住证', 'Residence permit', 'residence-permit'], ['老楼装电梯', 'A lift for an old building', 'lift'], ['租房备案', 'Renting', 'tenancy-record'], ['敬老公交卡', 'Senior bus card', 'senior-bus-card']] as const)
      .map(([chinese, english, id]) => ({ name: bilingual(chinese, english), link: pathLink(`/guides/guide-${id}`) })),
  ] },
})
/** A card that leads to the form of suggestions; the client leaves it out while there is no screen at `link`. */
export const demoSuggestionEntry = (link: unknown): DemoCard => ({
  type: 'suggestion-entry', title: bilingual('您来说', 'Your say'), content: { text: bilingual('哪里还可以更好？写给负责的部门，每一条都有答复。', 'What could be better? Write to the department in charge. Every letter is answered.'), link, more: null },
})

const tab = (name: Localised, itemCategoryId: string) => ({ name, itemCategoryId })

/** Every type of card in every style, each below a bar that names its settings. */
export const demoCardGallery = (articleId: (index: number) => string, now: Date): DemoPage => ({
  id: 'cards', title: bilingual('卡片样式', 'Page cards'), backgroundColor: '#eef3f6', share: bilingual('每一种卡片，每一种样式。', 'Every card in every style.'), image: pictureOf('newsroom'), cards: [
    ...titledPage(['搜索框', 'Search box'], 'search-box', { type: 'search-box', content: { placeholder: null } }),
    ...(['16:9', '2:1', '4:3'] as const).flatMap((ratio) => titledPage(['轮播图', 'Banner'], `banner · ratio ${ratio}`, { type: 'banner', content: { ratio, pictures: scenes.slice(0, 3).map(picture) } })),
    ...[4, 5].flatMap((columns) => titledPage(['快捷入口', 'Entries grid'], `entries · columns ${columns}`, { type: 'entries', content: { columns, entries: [['电台', 'Radio', 'radio'], ['电视', 'TV', 'tv'], ['专题', 'Reports', 'special'], ['主播', 'Hosts', 'user'], ['机构', 'Organisations', 'landmark']].slice(0, columns).map(([chinese = '', english = '', icon]) => ({ name: bilingual(chinese, english), icon, link: pathLink('/radios') })) } })),
    ...titledPage(['公告', 'Notice'], 'notice', { type: 'notice', content: { notices: [{ text: bilingual('第一条公告', 'A first notice'), link: null }, { text: bilingual('第二条公告，可以点开', 'A second notice, with a link'), link: categoryLink('news') }] } }),
    ...[1, 2, 3, 4].flatMap((count) => titledPage(['图片魔方', 'Picture cube'], `picture-cube · ${count}`, { type: 'picture-cube', content: { pictures: scenes.slice(0, count).map(picture) } })),
    ...(['text', 'left', 'right', 'big', 'three', 'waterfall'] as const).flatMap((style) => titledPage(['文章列表', 'Article list'], `article-list · ${style}`, list(style))),
    ...titledPage(['手选文章', 'Picked articles'], 'article-list · ids', { type: 'article-list', content: { style: 'left', more: 'all' }, source: 'ids', itemIds: [0, 1, 2, 3, 4, 5].map(articleId), itemLimit: 3 }),
    ...titledPage(['音频列表', 'Audio list'], 'audio-list', listCard('audio-list', 1, 3)),
    ...titledPage(['专辑', 'Album grid'], 'album-grid', listCard('album-grid', 2, 6)),
    ...titledPage(['电台', 'Radio'], 'radio', { type: 'radio', source: 'channels', itemLimit: 4 }),
    ...titledPage(['电视', 'TV'], 'tv', { type: 'tv', source: 'channels', itemLimit: 3 }),
    ...titledPage(['视频', 'Video list'], 'video-list', listCard('video-list', 4, 4)),
    ...titledPage(['短视频', 'Short video row'], 'short-video-row', listCard('short-video-row', 22, 8)),
    ...titledPage(['合集', 'Collection row'], 'collection-row', listCard('collection-row', 15, 6)),
    ...titledPage(['专题', 'Topic'], 'topic', listCard('topic', 5, 1)),
    ...titledPage(['图集', 'Gallery'], 'gallery', listCard('gallery', 7, 4)),
    ...titledPage(['机构', 'Organisations'], 'organisations', { type: 'organisations', content: { group_id: null, limit: 8, more: pathLink('/org-list') } }),
    ...titledPage(['人物', 'People'], 'people', { type: 'people', content: { limit: 8, more: pathLink('/anchors') } }),
    ...titledPage(['心愿', 'Wishes'], 'wishes', { type: 'wishes', content: { category_id: null, limit: 2, more: pathLink('/micro-wish') } }),
    ...titledPage(['活动', 'Activities'], 'activities', { type: 'activities', content: { kind: null, limit: 2, more: pathLink('/voluntary-activities') } }),
    ...titledPage(['阵地地图', 'Venues map'], 'venues-map', { type: 'venues-map', content: { more: pathLink('/practice-map') } }),
    ...titledPage(['办事搜索', 'Guide search'], 'guide-search', demoGuideSearch(pathLink('/guide/search'))),
    ...titledPage(['留言入口', 'Suggestion entry'], 'suggestion-entry', demoSuggestionEntry(pathLink('/send-inter'))),
    ...titledPage(['富文本', 'Rich text'], 'rich-text', { type: 'rich-text', content: { html: bilingual('<p>一段<strong>富文本</strong>。</p>', '<p>A paragraph of <strong>rich text</strong>.</p>') } }),
    ...titledPage(['倒计时', 'Countdown'], 'countdown · to come', { type: 'countdown', content: { until: new Date(Math.ceil(now.getTime() / 86_400_000 + 9) * 86_400_000).toISOString(), done_text: bilingual('已经开始', 'It has started'), image: null } }),
    ...titledPage(['倒计时', 'Countdown'], 'countdown · over', { type: 'countdown', content: { until: new Date(now.getTime() - 86_400_000).toISOString(), done_text: bilingual('已经开始', 'It has started'), image: null } }),
    ...titledPage(['标签页', 'Tabs'], 'tabs', { type: 'tabs', tabs: [tab(bilingual('文化', 'Culture'), 'culture'), tab(bilingual('体育', 'Sport'), 'sport')] }),
    ...titledPage(['嵌套标签页', 'Tabs within tabs'], 'tabs · tabs', { type: 'tabs', tabs: [{ name: bilingual('城里', 'In town'), tabs: [tab(bilingual('民生', 'Living'), 'living'), tab(bilingual('健康', 'Health'), 'health')] }, { name: bilingual('城外', 'Out of town'), tabs: [tab(bilingual('乡村', 'Countryside'), 'countryside'), tab(bilingual('玩乐', 'Out and about'), 'leisure')] }] }),
    ...titledPage(['间隔', 'Space'], 'space · 24, line', { type: 'space', content: { height: 24, line: true } }),
    ...titledPage(['浮动按钮', 'Floating button'], 'floating-button', { type: 'floating-button', content: { image: mediaAddress(media.radioCovers[0]?.file ?? ''), label: bilingual('听直播', 'Listen live'), link: channelLink(1, 'radio-news') } }),
  ],
})
