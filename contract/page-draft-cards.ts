import * as z from 'zod/mini'
import { activityKinds } from '../src/domain/civic/activities/activity'
import { codesWith } from '../src/domain/frame/content/content-kinds'
import { keptType } from '../src/domain/overview/builder/page-document'
import { flag, id, instant, writtenText } from './fields'
import type { PageCardDto } from './pages'

const inLanguages = (most: number) => z.object({ 'zh-CN': writtenText(most), en: writtenText(most) })

/** A short text, in both languages. */
export const shortTexts = inLanguages(120)
/** A text of several sentences, in both languages. */
export const longTexts = inLanguages(600)
/** HTML in both languages, which is shown through the sanitiser alone. */
export const htmlTexts = inLanguages(20_000)
export const pictureAddressPattern = /^(?:|\/(?!\/)\S*|https?:\/\/\S+|data:image\/svg\+xml,\S+)$/
/** The address of a picture; '' while none is chosen. */
export const pictureAddress = z.string().check(z.maxLength(2000), z.regex(pictureAddressPattern))
/** A link that editors set, in the form of `linkSchema`. */
export const draftLink = z.object({
  kind: z.enum(['content', 'channel', 'page', 'category', 'path', 'external']),
  /** The content type (B05) or channel type (B06); null for links of other kinds. */
  type: z.nullable(z.int()),
  value: z.string().check(z.maxLength(2000), z.regex(/^\S*$/)),
})
/** A category of contents; null for all. */
export const categoryChoice = z.nullable(id)
/** The name of a drawing of the client, such as `radio`. */
const iconName = z.string().check(z.maxLength(40), z.regex(/^[a-z-]*$/))

const number = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most))
const links = z.object({ name: shortTexts, link: draftLink })
const picture = z.object({ image: pictureAddress, title: shortTexts, link: z.nullable(draftLink) })
const more = z.nullable(draftLink)
const limit = number(1, 20)
const picked = listOf(id, 50)

/** The source of a list's items: the newest of a category and a type, or chosen ones. */
const itemSource = z.object({
  from: z.enum(['newest', 'ids']),
  category: categoryChoice,
  type: z.nullable(z.literal(codesWith('list'))),
  ids: picked,
  limit,
})
/** `all` leads to all of its items, in place of `more`. */
const items = { source: itemSource, all: flag, more }
/** The chosen channels; those of the card's kind, in their order, when none are chosen. */
const channels = { source: z.object({ ids: picked, limit }) }
const tab = { name: shortTexts, category: categoryChoice }

const base = { id: z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[\w.~-]+$/)) }
const card = <const Type extends string, Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  type: Type,
  shape: Shape,
) => z.object({ ...base, type: z.literal(type), title: z.nullable(shortTexts), ...shape })

/**
 * Every card type as editors write it. The fields have the names of the card that readers get; texts are in both
 * languages, and a `source` stands in place of the items.
 */
export const draftCards = {
  banner: card('banner', { pictures: listOf(picture, 12), ratio: z.enum(['16:9', '2:1', '4:3']) }),
  entries: card('entries', {
    columns: number(2, 5),
    entries: listOf(z.object({ name: shortTexts, icon: iconName, link: draftLink }), 20),
  }),
  notice: card('notice', { notices: listOf(z.object({ text: shortTexts, link: more }), 10) }),
  'title-bar': card('title-bar', { subtitle: z.nullable(shortTexts), link: more }),
  'picture-cube': card('picture-cube', { pictures: listOf(picture, 4) }),
  'article-list': card('article-list', {
    style: z.enum(['text', 'left', 'right', 'big', 'three', 'waterfall']),
    ...items,
  }),
  'audio-list': card('audio-list', items),
  'album-grid': card('album-grid', items),
  'video-list': card('video-list', items),
  'short-video-row': card('short-video-row', items),
  'collection-row': card('collection-row', items),
  topic: card('topic', items),
  gallery: card('gallery', items),
  radio: card('radio', channels),
  tv: card('tv', channels),
  organisations: card('organisations', { group_id: z.nullable(id), limit, more }),
  people: card('people', { limit, more }),
  wishes: card('wishes', { category_id: z.nullable(id), limit, more }),
  activities: card('activities', { kind: z.nullable(z.enum(activityKinds)), limit, more }),
  'venues-map': card('venues-map', { more }),
  'rich-text': card('rich-text', { html: htmlTexts }),
  countdown: card('countdown', { until: instant, done_text: shortTexts, image: z.nullable(pictureAddress) }),
  'search-box': card('search-box', { placeholder: z.nullable(shortTexts) }),
  'guide-search': card('guide-search', { placeholder: shortTexts, link: draftLink, guides: listOf(links, 12) }),
  'suggestion-entry': card('suggestion-entry', { text: longTexts, link: draftLink, more }),
  tabs: card('tabs', { tabs: listOf(z.object({ ...tab, tabs: z.nullable(listOf(z.object(tab), 8)) }), 8) }),
  space: card('space', { height: number(0, 400), line: flag }),
  'floating-button': card('floating-button', { image: pictureAddress, label: shortTexts, link: draftLink }),
} satisfies Readonly<Record<PageCardDto['type'], z.ZodMiniType>>

export type DraftCardType = keyof typeof draftCards
type DraftCardDto<Type extends DraftCardType = DraftCardType> = z.input<(typeof draftCards)[Type]>

/** A card of a type, or with contents, that this version cannot edit; the platform keeps what it holds. */
const keptCard = z.object({
  ...base,
  type: z.literal(keptType),
  kept: z.string().check(z.maxLength(64), z.regex(/^[\w-]+$/)),
})

const editable = Object.values(draftCards) as [(typeof draftCards)[DraftCardType]]
export const draftCardSchema = z.discriminatedUnion('type', [...editable, keptCard])
export type AnyDraftCard = DraftCardDto | z.input<typeof keptCard>

type ExampleOf<Type extends DraftCardType> = Omit<DraftCardDto<Type>, 'id' | 'type'>

const both = (chinese: string, english: string) => ({ 'zh-CN': chinese, en: english })
const to = (kind: z.input<typeof draftLink>['kind'], value: string) => ({ kind, type: null, value })
/** A hill under a sun, in place of a picture that nobody has chosen yet. */
const drawnPicture =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%20320%20180%22%3E%3Cpath%20fill=%22%23cfe3ea%22%20d=%22M0%200h320v180H0z%22/%3E%3Ccircle%20cx=%22240%22%20cy=%2256%22%20r=%2226%22%20fill=%22%23f6d58a%22/%3E%3Cpath%20fill=%22%2388a9a0%22%20d=%22M0%20150l90-76%2070%2060%2050-38%20110%2070v14H0z%22/%3E%3C/svg%3E'
const examplePicture = (chinese: string, english: string) => ({
  image: drawnPicture,
  title: both(chinese, english),
  link: null,
})
const newest = (type: z.input<typeof itemSource>['type'], most: number) => ({
  source: { from: 'newest' as const, category: null, type, ids: [], limit: most },
  all: false,
  more: null,
})

/** An example of each card type, which the gallery shows, and with which a new card begins. */
export const draftCardExamples: { readonly [Type in DraftCardType]: ExampleOf<Type> } = {
  banner: {
    title: null,
    ratio: '16:9',
    pictures: [examplePicture('一张图片', 'A picture'), examplePicture('第二张图片', 'A second picture')],
  },
  entries: {
    title: null,
    columns: 4,
    entries: [
      { name: both('电台', 'Radio'), icon: 'radio', link: to('path', '/radios') },
      { name: both('专题', 'Reports'), icon: 'special', link: to('path', '/specials') },
      { name: both('地图', 'Map'), icon: 'map', link: to('path', '/practice-map') },
      { name: both('活动', 'Activities'), icon: 'activity', link: to('path', '/voluntary-activities') },
    ],
  },
  notice: { title: null, notices: [{ text: both('一条公告', 'A notice'), link: null }] },
  'title-bar': { title: both('标题', 'A title'), subtitle: both('一句说明', 'A line below it'), link: null },
  'picture-cube': {
    title: null,
    pictures: [examplePicture('左边', 'On the left'), examplePicture('右边', 'On the right')],
  },
  'article-list': { title: both('文章', 'Articles'), style: 'right', ...newest(3, 3) },
  'audio-list': { title: both('音频', 'Listen'), ...newest(1, 3) },
  'album-grid': { title: both('专辑', 'Albums'), ...newest(2, 3) },
  'video-list': { title: both('视频', 'Videos'), ...newest(4, 2) },
  'short-video-row': { title: both('短视频', 'Shorts'), ...newest(22, 6) },
  'collection-row': { title: both('合集', 'Series'), ...newest(15, 4) },
  topic: { title: both('专题', 'Special report'), ...newest(5, 1) },
  gallery: { title: both('图集', 'Galleries'), ...newest(7, 2) },
  radio: { title: both('电台', 'Radio'), source: { ids: [], limit: 3 } },
  tv: { title: both('电视', 'Television'), source: { ids: [], limit: 2 } },
  organisations: { title: both('机构', 'Organisations'), group_id: null, limit: 8, more: null },
  people: { title: both('人物', 'People'), limit: 8, more: null },
  wishes: { title: both('心愿', 'Wishes'), category_id: null, limit: 2, more: null },
  activities: { title: both('活动', 'Activities'), kind: null, limit: 2, more: null },
  'venues-map': { title: both('阵地地图', 'Map of venues'), more: null },
  'rich-text': {
    title: null,
    html: both('<p>一段<strong>文字</strong>。</p>', '<p>A paragraph of <strong>text</strong>.</p>'),
  },
  countdown: {
    title: both('倒计时', 'Countdown'),
    until: '2030-01-01T00:00:00Z',
    done_text: both('已经开始', 'It has begun'),
    image: null,
  },
  'search-box': { title: null, placeholder: null },
  'guide-search': {
    title: both('办事', 'How do I …?'),
    placeholder: both('搜索办事指南', 'Search the guides'),
    link: to('path', '/guide/search'),
    guides: [],
  },
  'suggestion-entry': {
    title: both('您来说', 'Your say'),
    text: both('哪里还可以更好？', 'What could be better?'),
    link: to('path', '/send-inter'),
    more: null,
  },
  tabs: {
    title: null,
    tabs: [
      { name: both('第一栏', 'First'), category: null, tabs: null },
      { name: both('第二栏', 'Second'), category: null, tabs: null },
    ],
  },
  space: { title: null, height: 24, line: true },
  'floating-button': {
    title: null,
    image: drawnPicture,
    label: both('浮动按钮', 'A floating button'),
    link: to('path', '/search'),
  },
}
