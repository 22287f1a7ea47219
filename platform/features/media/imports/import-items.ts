import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { shownHost } from '../../../../src/domain/frame/navigation/shown-host'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { ContentRow } from '../../../kernel/contents/write-contents'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { publisherColumns } from '../../../kernel/publishing/published-content'
import { asWritten } from '../../../kernel/shared/as-written'
import { escapeMarkup } from '../../../kernel/shared/escape-markup'
import { MediumProblem } from '../../frame/publishing/check-medium'
import { announceContent } from '../../frame/publishing/public-content'
import { keepMedia } from '../../frame/publishing/store-media'
import { writeArticles } from '../articles/write-articles'
import { countTracks, takeTrackNumber, writeTracks } from '../audio/write-audio'
import { isEnding } from './fetch-media'
import type { ImportingPlatform } from './fetch-media'
import { importedItems } from './imports.schema'
import type { ImportRow } from './imports.schema'
import { isArticle, isOfSounds, importPicture, importTrack } from './item-media'
import type { RunState } from './item-media'
import { isNew, planItems } from './plan-items'
import type { PlannedItem } from './plan-items'
import type { LeftOut, ReadFeed } from './reading/read-feed'
import type { ReadItem } from './reading/read-item'
import { trustedOriginsFor } from './trusted-origins'
import { readPublishedAt, writeAlbum } from './write-album'

/** The most new or changed items of one run, and the most bytes of their media. */
const mostAtOnce = 20
const mostBytesAtOnce = 400 * 1024 * 1024

export interface ImportedRun {
  readonly written: number
  /** Whether there are more, for the next run. */
  readonly isUnfinished: boolean
  /** Whether new ones are among these, which do not wait as long as mere changes. */
  readonly isNewLeft: boolean
  /** What is wrong with single items; the others were written. */
  readonly problems: readonly string[]
  readonly leftOut: readonly LeftOut[]
}

/** Writes what is new or changed in a feed, the oldest first, each item in a transaction of its own. */
export async function importItems(platform: ImportingPlatform, row: ImportRow, feed: ReadFeed): Promise<ImportedRun> {
  const { planned, leftOut } = await planItems(platform.database, row.id, feed)
  const state: RunState = {
    ...{
      budget: { bytesLeft: mostBytesAtOnce, trustedOrigins: trustedOriginsFor(row.address, platform.configuration) },
      problems: [],
      leftOut: [...leftOut],
    },
    ...{ pictures: new Map(), sounds: new Map() },
  }
  const isPodcast = await isOfSounds(platform, row, feed, state)
  if (isPodcast === null)
    return { written: 0, isUnfinished: false, isNewLeft: false, problems: state.problems, leftOut: state.leftOut }
  const albumId = isPodcast ? await writeAlbum(platform, row, feed, state) : null
  const possible = planned.filter((each) => {
    const reason = whyLeftOut(each, isPodcast)
    if (reason !== null) state.leftOut.push({ title: each.item.title, reason })
    return reason === null
  })
  let done = 0
  for (const each of possible.slice(0, mostAtOnce)) {
    if (state.budget.bytesLeft <= 0 || isEnding(platform)) break
    done += 1
    try {
      await importItem(platform, { row, feed, albumId }, each, state)
    } catch (error) {
      if (!(error instanceof MediumProblem)) throw error
      if (isEnding(platform)) break
      state.problems.push(`${each.item.title}: ${error.message}`)
      await noteFailure(platform.database, row, each)
    }
  }
  const { problems } = state
  const rest = possible.slice(done)
  return { written: done, isUnfinished: rest.length > 0, isNewLeft: rest.some(isNew), problems, leftOut: state.leftOut }
}

interface ImportedFeed {
  readonly row: ImportRow
  readonly feed: ReadFeed
  readonly albumId: string | null
}

async function importItem(
  platform: ImportingPlatform,
  { row, feed, albumId }: ImportedFeed,
  planned: PlannedItem,
  state: RunState,
): Promise<void> {
  const { item, before, name } = planned
  const now = platform.now()
  const id = before?.contentId ?? `${row.id}-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`
  const sound = albumId === null ? null : await importTrack(platform, planned, state)
  const cover = await importPicture(platform, item.picture ?? (sound === null ? null : feed.picture), state)
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
      publishedAt: (await readPublishedAt(transaction, id)) ?? publishedBy(item, now),
    }
    if (sound !== null && albumId !== null) {
      const { duration, url } = sound
      const sort = await takeTrackNumber(transaction, albumId, { id, wanted: null })
      const track = { albumId, url, description: asWritten(item.words), sort }
      await writeTracks(transaction, [{ content: { ...content, layout: 'left', duration }, track }], 'replace')
      await countTracks(transaction, albumId)
    } else await writeArticles(transaction, [articleOf(content, item, before === null ? null : now)], 'replace')
    await announceContent(transaction, id)
    await noteItem(transaction, row, planned, id)
  })
}

/** Why an item can be neither track nor article; null where it can. What it was published as it stays. */
function whyLeftOut({ item, before }: PlannedItem, isPodcast: boolean): string | null {
  if (before?.type === contentKinds.audio.code && (item.sound === null || !isPodcast))
    return 'it is no sound any more; what was published stays'
  return isPodcast || isArticle(item) ? null : 'it has only a sound, in a feed that is no podcast'
}

/** An item with its whole text becomes an article here, one with a summary alone a card that leads to its own page. */
function articleOf(content: Omit<ContentRow, 'type'>, { html, summary, link }: ReadItem, updatedAt: Date | null) {
  const origin =
    link === null ? '' : `<p><a href="${escapeMarkup(link)}">${escapeMarkup(shownHost(link) ?? '')}</a></p>`
  const body = html ?? (summary === '' ? '' : `<p>${escapeMarkup(summary)}</p>`)
  const hasCover = (content.covers ?? []).length > 0
  return {
    content: {
      ...content,
      layout: hasCover ? ('right' as const) : ('text' as const),
      externalUrl: html === null && link?.startsWith('https:') === true ? link : null,
    },
    detail: { body: asWritten(`${body}\n${origin}`.trim()), updatedAt },
  }
}

/** A feed that is ahead of time is not ahead here. */
const publishedBy = ({ publishedAt }: ReadItem, now: Date): Date => new Date(Math.min(publishedAt, now.getTime()))

async function noteItem(
  transaction: Transaction,
  { id: importId }: ImportRow,
  { item, before, name }: PlannedItem,
  contentId: string | null,
): Promise<void> {
  const { link, digest } = item
  const failures = contentId === null ? (before?.failures ?? 0) + 1 : 0
  const noted = { guid: name, link, digest, failures, contentId: contentId ?? before?.contentId ?? null }
  // An item that changed its name keeps its row.
  if (before !== null && before.guid !== name)
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
