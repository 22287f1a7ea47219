import { decodeFeed } from './decode-feed'
import { shownOrder } from './feed-date'
import type { DateContext } from './feed-date'
import { fieldsOf, headOf } from './feed-fields'
import type { FeedFields, FeedHead } from './feed-fields'
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

export interface FeedSource {
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

/** Reads a feed: RSS 0.9 to 2.0, Atom, and podcasts with Apple's tags. */
export function readFeed({ bytes, charset, address, zone, isCut }: FeedSource): ReadFeed {
  const parts = splitFeed(decodeFeed(bytes, charset, isCut), address, mostRead)
  const head = headOf(parts)
  if (parts.items.length === 0 && parts.isTorn) throw new FeedProblem('it ends within its first item')
  const fields = parts.items.map(({ xml, base }, index) => ({ base, index, fields: fieldsOf(parts.format, xml) }))
  const context = contextOf(
    head,
    fields.map((each) => each.fields),
    address,
    zone,
  )
  const leftOut: LeftOut[] = []
  const items: ReadItem[] = []
  // The newest come first, since nothing of the others is read.
  const inOrder = fields
    .map((each) => ({ ...each, publishedAt: each.fields === null ? null : dateOf(each.fields, context) }))
    .sort((one, other) => (other.publishedAt ?? Infinity) - (one.publishedAt ?? Infinity) || one.index - other.index)
  let older = 0
  for (const { fields: each, base, index, publishedAt } of inOrder) {
    if (items.length === mostItems && publishedAt !== null) older += 1
    else {
      const read = each === null ? 'it is damaged' : readItem(each, base, publishedAt)
      const title = titleOf(each) || `item ${index + 1}`
      if (typeof read !== 'string') items.push(read)
      if (typeof read === 'string') leftOut.push({ title, reason: read })
      else if (each?.text != null && isTooLong(each.text))
        leftOut.push({ title, reason: `what follows the first ${longestText} characters of its text` })
    }
  }
  if (parts.isCut || isCut) leftOut.push({ title: '', reason: `what follows its first ${fields.length} items` })
  else if (parts.isTorn) leftOut.push({ title: '', reason: 'its last item, within which it ends' })
  if (items.length > newest.length)
    leftOut.push({
      title: '',
      reason: `${items.length - newest.length} older items: the newest ${mostItems} are taken`,
    })
  return {
    title: lineOf(head.title, longestTitle) || new URL(address).hostname,
    summary: lineOf(head.summary, longestSummary),
    picture: webAddress(head.picture, address),
    podcast: podcastOf(items, head),
    ...{ items, leftOut },
  }
}

/** What dates mean in this feed: its language, its titles and its address say where it is written. */
function contextOf(
  { language, title }: FeedHead,
  items: readonly (FeedFields | null)[],
  address: string,
  zone: string,
): DateContext {
  const titles = [title, ...items.map((item) => item?.title ?? null)].map((text) => text?.value ?? '')
  const isChinese = language === '' ? /\p{Script=Han}/u.test(titles.join(' ')) : /^(?:zh|cmn|chinese)/i.test(language)
  const orders = new Set(items.flatMap((item) => item?.dates ?? []).map(shownOrder))
  const isDayFirst = orders.has(true) === orders.has(false) ? null : orders.has(true)
  return { zone, isChinese: isChinese || /\.cn$/.test(new URL(address).hostname), isDayFirst }
}

function podcastOf(items: readonly ReadItem[], { isPodcast }: FeedHead): ReadFeed['podcast'] {
  const sounds = items.flatMap(({ sound }) => sound ?? [])
  const declared = sounds.filter(({ isDeclared }) => isDeclared || isPodcast).length
  if (declared * 2 > items.length) return 'yes'
  return sounds.length * 2 > items.length ? 'maybe' : 'no'
}
