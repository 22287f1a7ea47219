import { decodeFeed } from './decode-feed'
import { shownOrder } from './feed-date'
import type { DateContext } from './feed-date'
import { fieldsOf, headOf } from './feed-fields'
import type { FeedFields, ReadFeedHead } from './feed-fields'
import { FeedProblem } from './feed-problem'
import { isTooLong, lineOf, longestText } from './feed-texts'
import { dateOf, readItem, longestSummary, longestTitle, titleOf, webAddress } from './read-item'
import type { ReadItem } from './read-item'
import { splitFeed } from './split-feed'

/** What was left out of a feed, and why. */
export interface LeftOut {
  /** The title of the item; '' where it is about the feed. */
  readonly title: string
  readonly reason: string
}

export interface ReadFeed {
  readonly title: string
  readonly summary: string
  readonly picture: string | null
  /** Whether it is a podcast: most of its items are sounds. `maybe` where only their bytes can tell. */
  readonly podcast: 'yes' | 'no' | 'maybe'
  /** The newest items. */
  readonly items: readonly ReadItem[]
  readonly leftOut: readonly LeftOut[]
}

export interface ReceivedFeed {
  readonly bytes: Uint8Array
  /** The charset of the answer's header; null when it names none. */
  readonly charset: string | null
  /** The address of the feed, after all redirects. */
  readonly address: string
  /** The site's time zone. */
  readonly zone: string
  /** Whether the feed goes on after the bytes. */
  readonly isCut: boolean
}

/** The most items that are looked at, and the most of them that are taken: the newest. */
export const mostRead = 2000
const mostItems = 300
/** Sorts items without a date first: no date, in milliseconds since 1970, is later. */
const farthest = 8.64e15

/** Reads a feed: RSS 0.9 to 2.0, Atom, and podcasts with Apple's tags. */
export function readFeed({ bytes, charset, address, zone, isCut }: ReceivedFeed): ReadFeed {
  const parts = splitFeed(decodeFeed(bytes, charset, isCut), address, mostRead)
  const head = headOf(parts)
  if (parts.items.length === 0 && parts.isTorn) throw new FeedProblem('it ends within its first item')
  const all = parts.items.map(({ xml, base }) => ({ base, fields: fieldsOf(parts.format, xml) }))
  const context = contextOf(head, all, address, zone)
  const { items, leftOut, older } = readItems(all, context)
  if (parts.isCut || isCut) leftOut.push({ title: '', reason: `what follows its first ${all.length} items` })
  else if (parts.isTorn) leftOut.push({ title: '', reason: 'its last item, within which it ends' })
  if (older > 0) leftOut.push({ title: '', reason: `${older} older items: the newest ${mostItems} are taken` })
  return {
    title: lineOf(head.title, longestTitle) || new URL(address).hostname,
    summary: lineOf(head.summary, longestSummary),
    picture: webAddress(head.picture, address),
    podcast: podcastOf(items, head),
    ...{ items, leftOut },
  }
}

interface PlacedFields {
  readonly base: string
  /** What the item says; null for one that is damaged. */
  readonly fields: FeedFields | null
}

/** Reads the newest items, and nothing of the texts of the older ones. */
function readItems(all: readonly PlacedFields[], context: DateContext) {
  const inOrder = all
    .map(({ base, fields }, index) => ({ base, fields, index, at: fields === null ? null : dateOf(fields, context) }))
    .sort((one, other) => (other.at ?? farthest) - (one.at ?? farthest) || one.index - other.index)
  const items: ReadItem[] = []
  const leftOut: LeftOut[] = []
  let older = 0
  for (const { base, fields, index, at } of inOrder) {
    if (items.length === mostItems && at !== null) {
      older += 1
      continue
    }
    const title = titleOf(fields) || `item ${index + 1}`
    const read = fields === null ? 'it is damaged' : readItem(fields, base, at)
    if (typeof read === 'string') leftOut.push({ title, reason: read })
    else items.push(read)
    if (fields?.text != null && isTooLong(fields.text))
      leftOut.push({ title, reason: `what follows the first ${longestText} characters of its text` })
  }
  return { items, leftOut, older }
}

/** What dates mean in this feed: its language, its titles and its address say where it is written. */
function contextOf(
  { language, title }: ReadFeedHead,
  all: readonly PlacedFields[],
  address: string,
  zone: string,
): DateContext {
  const titles = [title, ...all.map(({ fields }) => fields?.title ?? null)].map((text) => text?.value ?? '')
  const isChinese = language === '' ? /\p{Script=Han}/u.test(titles.join(' ')) : /^(?:zh|cmn|chinese)/i.test(language)
  const orders = new Set(all.flatMap(({ fields }) => fields?.dates ?? []).map(shownOrder))
  const isDayFirst = orders.has(true) === orders.has(false) ? null : orders.has(true)
  return { zone, isChinese: isChinese || /\.cn$/.test(new URL(address).hostname), isDayFirst }
}

function podcastOf(items: readonly ReadItem[], { isPodcast }: ReadFeedHead): ReadFeed['podcast'] {
  const sounds = items.flatMap(({ sound }) => sound ?? [])
  const declared = sounds.filter(({ isDeclared }) => isDeclared || isPodcast).length
  if (declared * 2 > items.length) return 'yes'
  return sounds.length * 2 > items.length ? 'maybe' : 'no'
}
