import { eq } from 'drizzle-orm'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { publisherColumns } from '../../../kernel/publishing/published-content'
import { asWritten } from '../../../kernel/shared/as-written'
import { announceContent } from '../../frame/publishing/public-content'
import { keepMedia } from '../../frame/publishing/store-media'
import { writeAlbums } from '../audio/write-audio'
import type { ImportingPlatform } from './fetch-media'
import { imports } from './imports.schema'
import type { ImportRow } from './imports.schema'
import { importPicture } from './item-media'
import type { RunState } from './item-media'
import type { ReadFeed } from './reading/read-feed'

/** Writes the album of a podcast, when it is new or says something else than before. */
export async function writeAlbum(
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
  const cover = await importPicture(platform, picture, state)
  const now = platform.now()
  await platform.database.transaction(async (transaction) => {
    await keepMedia(transaction, [cover])
    const content = {
      ...(await publisherColumns(queriesOf(transaction), row.organisationId, row.subCategoryId)),
      ...{ id, title: asWritten(title), summary: asWritten(summary), covers: cover === null ? [] : [cover.url] },
      ...{ layout: 'left' as const, publishedAt: (await readPublishedAt(transaction, id)) ?? now },
    }
    await writeAlbums(transaction, [{ content, album: { description: asWritten(summary) } }], 'replace')
    await announceContent(transaction, id)
    await transaction.update(imports).set({ albumId: id }).where(eq(imports.id, importId))
  })
  return id
}

/** When a content was published; null for one that is not there yet. */
export async function readPublishedAt(database: Database, id: string): Promise<Date | null> {
  return await queriesOf(database).readValue(
    build.select({ publishedAt: contents.publishedAt }).from(contents).where(eq(contents.id, id)),
  )
}
