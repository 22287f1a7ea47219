import { and, eq, sql } from 'drizzle-orm'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { writeContents } from '../../../kernel/contents/write-contents'
import type { ContentRow, Writing } from '../../../kernel/contents/write-contents'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { writeRows } from '../../../kernel/database/write-rows'
import { albums, tracks } from './audio.schema'

export interface WrittenAlbum {
  readonly content: Omit<ContentRow, 'type'>
  readonly album: Omit<typeof albums.$inferInsert, 'contentId'>
}

export interface WrittenTrack {
  readonly content: Omit<ContentRow, 'type'>
  readonly track: Omit<typeof tracks.$inferInsert, 'contentId' | 'sourceId'>
}

/** Writes albums; their tracks follow. */
export async function writeAlbums(
  database: Database,
  written: readonly WrittenAlbum[],
  writing: Writing,
): Promise<void> {
  await writeContents(
    database,
    written.map(({ content }) => ({ ...content, type: contentKinds.album.code })),
    writing,
  )
  const rows = written.map(({ content, album }) => ({ ...album, contentId: content.id }))
  await writeRows(database, albums, rows, writing === 'replace' ? { replaced: [albums.contentId] } : {})
}

/** Writes tracks of albums that exist. */
export async function writeTracks(
  database: Database,
  written: readonly WrittenTrack[],
  writing: Writing,
): Promise<void> {
  await writeContents(
    database,
    written.map(({ content }) => ({ ...content, type: contentKinds.audio.code })),
    writing,
  )
  const rows = written.map(({ content, track }) => ({
    ...{ ...track, contentId: content.id, sourceId: `stream-${content.id}` },
  }))
  await writeRows(database, tracks, rows, writing === 'replace' ? { replaced: [tracks.contentId] } : {})
}

/**
 * Finds the number for a track of an album: the wanted one, else the one that it has, else the one after the last. A
 * track that has the wanted number goes to the end.
 */
export async function takeTrackNumber(
  transaction: Transaction,
  albumId: string,
  { id, wanted }: { readonly id: string; readonly wanted: number | null },
): Promise<number> {
  // The album's row is locked, so that two tracks never take the same number.
  await queriesOf(transaction).readOne(
    build.select({ id: albums.contentId }).from(albums).where(eq(albums.contentId, albumId)).for('update'),
  )
  const rows = await queriesOf(transaction).read(
    build.select({ id: tracks.contentId, sort: tracks.sort }).from(tracks).where(eq(tracks.albumId, albumId)),
  )
  const next = Math.max(0, ...rows.map(({ sort }) => sort)) + 1
  if (wanted === null) return rows.find((row) => row.id === id)?.sort ?? next
  const other = rows.find((row) => row.sort === wanted && row.id !== id)
  if (other !== undefined) await transaction.update(tracks).set({ sort: next }).where(eq(tracks.contentId, other.id))
  return wanted
}

/** Counts the tracks of an album that are public. */
export async function countTracks(transaction: Transaction, albumId: string): Promise<void> {
  const publicTracks = build
    .select({ count: sql`count(*)::int` })
    .from(tracks)
    .innerJoin(contents, and(eq(contents.id, tracks.contentId), published))
    .where(eq(tracks.albumId, albumId))
  await transaction
    .update(albums)
    .set({ tracks: sql`(${publicTracks})` })
    .where(eq(albums.contentId, albumId))
}
