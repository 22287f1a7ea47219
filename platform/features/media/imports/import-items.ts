import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { shownHost } from '../../../../src/domain/frame/navigation/shown-host'
import { cleanHtml, plainText } from '../../../kernel/contents/clean-html'
import { contents } from '../../../kernel/contents/contents.schema'
import type { ContentRow } from '../../../kernel/contents/write-contents'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { StoredMedium } from '../../../kernel/publishing/publishable-kind'
import { publisherColumns } from '../../../kernel/publishing/published-content'
import { asWritten } from '../../../kernel/shared/as-written'
import { escapeMarkup } from '../../../kernel/shared/escape-markup'
import { MediumProblem } from '../../frame/publishing/check-medium'
import { announceContent } from '../../frame/publishing/public-content'
import { keepMedia } from '../../frame/publishing/store-media'
import { writeArticles } from '../articles/write-articles'
import { countTracks, takeTrackNumber, writeAlbums, writeTracks } from '../audio/write-audio'
import { fetchMedium, isEnding } from './fetch-media'
import type { MediaBudget, ImportingPlatform } from './fetch-media'
import { importedItems, imports } from './imports.schema'
import type { ReadItem, ReadFeed } from './read-feed'
import { trustedOriginsFor } from './trusted-origins'

export type ImportRow = typeof imports.$inferSelect

/** An item that cannot be read this often is given up until its feed changes it. */
const mostFailures = 3
/** The most new or changed items of one run, and the most bytes of their media. */
const mostAtOnce = 20
const mostBytesAtOnce = 400 * 1024 * 1024

export interface ImportedRun {
  readonly written: number
  /** Whether there are more, for the next run. */
  readonly isUnfinished: boolean
  /** What is wrong with single items; the others were written. */
  readonly problems: readonly string[]
}

interface PlannedItem {
  readonly item: ReadItem
  /** What is known of it from earlier runs; null for a new item. */
  readonly before: typeof importedItems.$inferSelect | null
}

/** Writes what is new or changed in a feed, the oldest first, each item in a transaction of its own. */
export async function importItems(platform: ImportingPlatform, row: ImportRow, feed: ReadFeed): Promise<ImportedRun> {
  const trustedOrigins = trustedOriginsFor(row.address, platform.configuration)
  const budget: MediaBudget = { bytesLeft: mostBytesAtOnce, trustedOrigins }
  const pictures = new Map<string, StoredMedium | null>()
  const planned = await planItems(platform.database, row, feed)
  const problems: string[] = []
  const state = { budget, problems, pictures }
  const albumId = feed.isPodcast ? await writeAlbum(platform, row, feed, state) : null
  const tried = planned.slice(0, mostAtOnce)
  let done = 0
  for (const each of tried) {
    if (budget.bytesLeft <= 0 || isEnding(platform)) break
    done += 1
    try {
      await importItem(platform, { row, feed, albumId }, each, state)
    } catch (error) {
      if (!(error instanceof MediumProblem)) throw error
      if (isEnding(platform)) break
      problems.push(`${each.item.title}: ${error.message}`)
      await noteFailure(platform.database, row, each)
    }
  }
  return { written: done, isUnfinished: done < planned.length, problems }
}

/** Finds the items that are new, or say something else than before; by their guids, else by their own pages. */
async function planItems(database: Database, { id }: ImportRow, { items }: ReadFeed): Promise<PlannedItem[]> {
  const known = await queriesOf(database).read(build.select().from(importedItems).where(eq(importedItems.importId, id)))
  const byGuid = new Map(known.map((each) => [each.guid, each]))
  const guids = new Set(items.map(({ guid }) => guid))
  const renamed = new Map(
    known.flatMap((each) => (each.link === null || guids.has(each.guid) ? [] : [[each.link, each]])),
  )
  const planned = items.flatMap((item): PlannedItem[] => {
    const before = byGuid.get(item.guid) ?? (item.link === null ? undefined : renamed.get(item.link)) ?? null
    return before !== null && isSettled(before, item) ? [] : [{ item, before }]
  })
  return planned.sort(
    (one, other) =>
      (one.before?.failures ?? 0) - (other.before?.failures ?? 0) ||
      (one.item.publishedAt ?? 0) - (other.item.publishedAt ?? 0),
  )
}

/** Whether nothing is to be done for an item: it says the same as before, could never be read, or was taken back. */
function isSettled({ digest, failures, withdrawnAt }: typeof importedItems.$inferSelect, item: ReadItem): boolean {
  return withdrawnAt !== null || (digest === item.digest && (failures === 0 || failures >= mostFailures))
}

interface ImportedFeed {
  readonly row: ImportRow
  readonly feed: ReadFeed
  readonly albumId: string | null
}

/** What a run may still read, what it found wrong so far, and the pictures that it has read, by their addresses. */
interface RunState {
  readonly budget: MediaBudget
  readonly problems: string[]
  readonly pictures: Map<string, StoredMedium | null>
}

async function importItem(
  platform: ImportingPlatform,
  { row, feed, albumId }: ImportedFeed,
  { item, before }: PlannedItem,
  state: RunState,
): Promise<void> {
  const now = platform.now()
  const id = before?.contentId ?? `${row.id}-${createHash('sha256').update(item.guid).digest('hex').slice(0, 12)}`
  const track = albumId !== null && item.audio !== null ? { albumId, audio: item.audio } : null
  const sound = track === null ? null : await fetchMedium(platform, track.audio, 'audio', state.budget)
  const cover = await pictureOf(platform, item.picture ?? (track === null ? null : feed.picture), state)
  await platform.database.transaction(async (transaction) => {
    await keepMedia(transaction, [sound, cover])
    const content = {
      ...(await publisherColumns(queriesOf(transaction), row.organisationId, row.subCategoryId)),
      ...{
        id,
        title: asWritten(item.title),
        summary: asWritten(item.summary),
        covers: cover === null ? [] : [cover.url],
      },
      ...{ state: 'published' as const, listed: true },
      publishedAt: (await publishedAtOf(transaction, id)) ?? publishedBy(item, now),
    }
    if (track !== null && sound !== null) {
      await writeTracks(
        transaction,
        [
          {
            content: { ...content, layout: 'left', duration: sound.duration },
            track: {
              ...{
                albumId: track.albumId,
                url: sound.url,
                description: asWritten(plainText(item.html ?? item.summary)),
              },
              sort: await takeTrackNumber(transaction, track.albumId, { id, wanted: null }),
            },
          },
        ],
        'replace',
      )
      await countTracks(transaction, track.albumId)
    } else await writeArticles(transaction, [articleOf(content, item, before === null ? null : now)], 'replace')
    await announceContent(transaction, id)
    await noteItem(transaction, row, { item, before }, id)
  })
}

/** An item with its whole text becomes an article here, one with a summary alone a card that leads to its own page. */
function articleOf(content: Omit<ContentRow, 'type'>, { html, summary, link }: ReadItem, updatedAt: Date | null) {
  const origin =
    link === null ? '' : `<p><a href="${escapeMarkup(link)}">${escapeMarkup(shownHost(link) ?? '')}</a></p>`
  const body = html === null ? `<p>${escapeMarkup(summary)}</p>` : cleanHtml(html, link ?? 'https://city.invalid/')
  const hasCover = (content.covers ?? []).length > 0
  return {
    content: {
      ...content,
      layout: hasCover ? ('right' as const) : ('text' as const),
      externalUrl: html === null && link?.startsWith('https:') === true ? link : null,
    },
    detail: { body: asWritten(`${body}\n${origin}`), updatedAt },
  }
}

/** A feed that is ahead of time is not ahead here. */
const publishedBy = ({ publishedAt }: ReadItem, now: Date): Date =>
  new Date(Math.min(publishedAt ?? now.getTime(), now.getTime()))

async function publishedAtOf(database: Database, id: string): Promise<Date | null> {
  return await queriesOf(database).readValue(
    build.select({ publishedAt: contents.publishedAt }).from(contents).where(eq(contents.id, id)),
  )
}

/**
 * A picture of a feed; without one that can be read, an item has none. The picture of a podcast is that of all episodes
 * without one of their own, so each address is read once in a run.
 */
async function pictureOf(
  platform: ImportingPlatform,
  address: string | null,
  { budget, problems, pictures }: RunState,
): Promise<StoredMedium | null> {
  if (address === null) return null
  const known = pictures.get(address)
  if (known !== undefined) return known
  const picture = await fetchMedium(platform, address, 'image', budget).catch((error: unknown) => {
    if (!(error instanceof MediumProblem)) throw error
    problems.push(error.message)
    return null
  })
  pictures.set(address, picture)
  return picture
}

/** Writes the album of a podcast, when it is new or says something else than before. */
async function writeAlbum(
  platform: ImportingPlatform,
  { id: importId, albumId, ...row }: ImportRow,
  { title, summary, picture }: ReadFeed,
  state: RunState,
): Promise<string> {
  const id = albumId ?? `${importId}-album`
  const written = await queriesOf(platform.database).readOne(
    build.select({ title: contents.title, summary: contents.summary }).from(contents).where(eq(contents.id, id)),
  )
  if (written?.title.en === title && written.summary.en === summary) return id
  const cover = await pictureOf(platform, picture, state)
  const now = platform.now()
  await platform.database.transaction(async (transaction) => {
    await keepMedia(transaction, [cover])
    const content = {
      ...(await publisherColumns(queriesOf(transaction), row.organisationId, row.subCategoryId)),
      ...{ id, title: asWritten(title), summary: asWritten(summary), covers: cover === null ? [] : [cover.url] },
      ...{ layout: 'left' as const, publishedAt: (await publishedAtOf(transaction, id)) ?? now },
    }
    await writeAlbums(transaction, [{ content, album: { description: asWritten(summary) } }], 'replace')
    await announceContent(transaction, id)
    await transaction.update(imports).set({ albumId: id }).where(eq(imports.id, importId))
  })
  return id
}

async function noteItem(
  transaction: Transaction,
  { id: importId }: ImportRow,
  { item, before }: PlannedItem,
  contentId: string | null,
): Promise<void> {
  const { guid, link, digest } = item
  const failures = contentId === null ? (before?.failures ?? 0) + 1 : 0
  const noted = { guid, link, digest, failures, contentId: contentId ?? before?.contentId ?? null }
  // An item that changed its guid keeps its row.
  if (before !== null && before.guid !== guid)
    await transaction
      .delete(importedItems)
      .where(and(eq(importedItems.importId, importId), eq(importedItems.guid, before.guid)))
  await transaction
    .insert(importedItems)
    .values({ importId, ...noted })
    .onConflictDoUpdate({ target: [importedItems.importId, importedItems.guid], set: noted })
}

async function noteFailure(database: Database, row: ImportRow, planned: PlannedItem): Promise<void> {
  await database.transaction((transaction) => noteItem(transaction, row, planned, null))
}
