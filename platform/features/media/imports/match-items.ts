import { createHash } from 'node:crypto'
import type { LeftOut } from './reading/read-feed'
import type { ReadItem } from './reading/read-item'

/** An item that was imported earlier, by what can be compared. */
export interface KnownItem {
  /** The name by which it is kept: its guid, or what stood for it. */
  readonly guid: string
  readonly link: string | null
  /** What its content says now; null where there is none. */
  readonly title: string | null
  readonly summary: string | null
  readonly publishedAt: number | null
}

export interface MatchedItem<Known extends KnownItem> {
  readonly item: ReadItem
  /** What is known of it from earlier runs; null for a new item. */
  readonly before: Known | null
  /** The name by which it is kept from now on. */
  readonly name: string
}

export interface MatchedItems<Known extends KnownItem> {
  readonly matched: readonly MatchedItem<Known>[]
  readonly leftOut: readonly LeftOut[]
}

/** What may name an item, the surest first. A feed's own name for it is its guid, else its page. */
const guidOf = ({ guid, link }: ReadItem): string | null => guid ?? link
const linkName = ({ link }: ReadItem): string | null => (link === null ? null : `link ${link}`)
const titleMark = 'title '
const titleName = ({ title, publishedAt }: ReadItem): string =>
  titleMark + createHash('sha256').update(`${title}\n${publishedAt}`).digest('hex')

/**
 * Recognises the items of a feed that were imported earlier, and names the others. Publishers give several items one
 * guid or one link, use the guid of yesterday's item for today's, and change either. So a fact names an item only where
 * no other item has it, in the feed and among those known; and where a guid or a link is all that agrees, the item is
 * another one: what was published is never replaced by something else.
 */
export function matchItems<Known extends KnownItem>(
  items: readonly ReadItem[],
  known: readonly Known[],
): MatchedItems<Known> {
  const { distinct, leftOut } = withoutDoubles(items)
  const matches = matchesOf(distinct, known)
  const [byGuid, byLink] = [onlyOnes(distinct, guidOf), onlyOnes(distinct, linkName)]
  const taken = new Set(known.map(({ guid }) => guid))
  const matched = distinct.flatMap((item): MatchedItem<Known>[] => {
    const before = matches.get(item) ?? null
    const guid = guidOf(item)
    const link = linkName(item)
    const names = [
      ...[guid !== null && byGuid.get(guid) === item ? guid : null, before?.guid ?? null],
      ...[link !== null && byLink.get(link) === item ? link : null, titleName(item)],
    ].filter((name) => name !== null)
    const name = names.find((each) => each === before?.guid || !taken.has(each))
    if (name === undefined) leftOut.push({ title: item.title, reason: 'nothing tells it from another item' })
    else taken.add(name)
    return name === undefined ? [] : [{ item, before, name }]
  })
  return { matched, leftOut }
}

function matchesOf<Known extends KnownItem>(items: readonly ReadItem[], known: readonly Known[]) {
  const matches = new Map<ReadItem, Known>()
  const free = new Set(known)
  for (const { ofItem, ofKnown, isSame } of steps) {
    const [byItem, byKnown] = [onlyOnes(items, ofItem), onlyOnes(known, ofKnown)]
    for (const [fact, item] of byItem) {
      const before = byKnown.get(fact)
      if (before === undefined || !free.has(before) || matches.has(item) || !isSame(item, before)) continue
      matches.set(item, before)
      free.delete(before)
    }
  }
  return matches
}

interface Step {
  readonly ofItem: (item: ReadItem) => string | null
  readonly ofKnown: (known: KnownItem) => string | null
  /** Whether more than this fact agrees. */
  readonly isSame: (item: ReadItem, known: KnownItem) => boolean
}

const steps: readonly Step[] = [
  { ofItem: guidOf, ofKnown: ({ guid }) => guid, isSame: isSameByGuid },
  { ofItem: ({ link }) => link, ofKnown: ({ link }) => link, isSame: isOfSameTime },
  // What has neither guid nor link of its own is the same when title and date are.
  { ofItem: titleName, ofKnown: ({ guid }) => (guid.startsWith(titleMark) ? guid : null), isSame: () => true },
  {
    ofItem: ({ title, publishedAt }) => `${title}\n${publishedAt}`,
    ofKnown: ({ title, publishedAt }) => `${title}\n${publishedAt}`,
    isSame: (item, { guid }) => guid === guidOf(item),
  },
]

function isSameByGuid(item: ReadItem, known: KnownItem): boolean {
  const isOwnFact = item.link !== null && item.link !== guidOf(item)
  if (isOwnFact && item.link === known.link) return true
  if (isOwnFact && known.link !== null) return isOfSameTime(item, known)
  const isSameDay = item.publishedAt === known.publishedAt && item.summary === known.summary
  return item.title === known.title || isSameDay || isOfSameTime(item, known)
}

/**
 * Whether an item is as old as a known one to the second, or to the day and has its title: dates without a time are
 * those of many items. What never became a content may be any item.
 */
function isOfSameTime({ title, publishedAt }: ReadItem, known: KnownItem): boolean {
  if (known.title === null) return true
  const isPrecise = publishedAt % hour !== 0
  return publishedAt === known.publishedAt && (isPrecise || title === known.title)
}
const hour = 3_600_000

/** What has a fact that no other has, by it. */
function onlyOnes<Thing>(things: readonly Thing[], factOf: (thing: Thing) => string | null): Map<string, Thing> {
  const found = new Map<string, Thing>()
  const repeated = new Set<string>()
  for (const thing of things) {
    const fact = factOf(thing)
    if (fact === null) continue
    if (found.has(fact)) repeated.add(fact)
    found.set(fact, thing)
  }
  for (const fact of repeated) found.delete(fact)
  return found
}

/** Leaves out what stands twice in the feed, by all that names it. */
function withoutDoubles(items: readonly ReadItem[]) {
  const byNames = new Map<string, ReadItem>()
  const leftOut: LeftOut[] = []
  for (const item of items) {
    const names = JSON.stringify([item.guid, item.link, titleName(item)])
    if (byNames.has(names)) leftOut.push({ title: item.title, reason: 'it stands twice in the feed' })
    else byNames.set(names, item)
  }
  return { distinct: [...byNames.values()], leftOut }
}
