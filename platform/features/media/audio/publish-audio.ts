import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { contentPath } from '../../../../src/domain/frame/navigation/content-target'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import {
  checkContent,
  contentRowOf,
  contentShape,
  isContent,
  isContentTaken,
  kindsBeforeContents,
} from '../../../kernel/publishing/published-content'
import { fileName } from '../../../kernel/publishing/written-fields'
import { announceContent, withdrawContent } from '../../frame/publishing/public-content'
import { tracks } from './audio.schema'
import { countTracks, takeTrackNumber, writeAlbums, writeTracks } from './write-audio'

const albumFields = z.strictObject({ ...contentShape, cover: fileName, finished: z._default(z.boolean(), false) })

/** Albums, to which audios belong. */
export const publishableAlbums = publishableKind<z.output<typeof albumFields>>({
  name: 'album',
  after: kindsBeforeContents,
  schema: albumFields,
  text: 'plain',
  media: { cover: 'image', 'share.cover': 'image' },
  titleOf: ({ title }) => title,
  pathOf: (id) => contentPath('album', id),
  check: checkContent,
  isTaken: isContentTaken,
  write: async (transaction, document, publication) => {
    const { id, fields, text, media } = document
    const row = await contentRowOf(queriesOf(transaction), 'album', document, publication)
    const content = { ...row, covers: [media[fields.cover]?.url ?? ''], layout: 'left' as const }
    const description = text ?? fields.summary
    await writeAlbums(transaction, [{ content, album: { description, finished: fields.finished } }], 'replace')
    await announceContent(transaction, id)
  },
  withdraw: (transaction, id) => withdrawContent(transaction, 'album', id),
})

const audioFields = z.strictObject({
  ...contentShape,
  /** The id of its album. */
  album: z.string(),
  audio: fileName,
  cover: fileName,
  /** Its number in the album; the next one when omitted. */
  number: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
})

/** Audios, each in an album. */
export const publishableAudios = publishableKind<z.output<typeof audioFields>>({
  name: 'audio',
  after: [...kindsBeforeContents, 'album'],
  schema: audioFields,
  text: 'plain',
  media: { audio: 'audio', cover: 'image', 'share.cover': 'image' },
  titleOf: ({ title }) => title,
  pathOf: (id) => contentPath('audio', id),
  check: async (queries, fields, exists) => {
    const { album } = fields
    const misfits = await checkContent(queries, fields, exists)
    if (album !== undefined && !(exists('album', album) ?? (await isContent(queries, 'album', album))))
      misfits.push({ path: ['album'], message: `there is no album "${album}"` })
    return misfits
  },
  isTaken: isContentTaken,
  write: async (transaction, document, publication) => {
    const { id, fields, text, media } = document
    const { album: albumId, audio, cover, number = null } = fields
    const medium = media[audio]
    const row = await contentRowOf(queriesOf(transaction), 'audio', document, publication)
    const before = await findAlbum(transaction, id)
    const content = {
      ...{ ...row, covers: [media[cover]?.url ?? ''] },
      ...{ layout: 'left' as const, duration: medium?.duration ?? 0 },
    }
    const track = {
      ...{ albumId, sort: await takeTrackNumber(transaction, albumId, { id, wanted: number }) },
      ...{ url: medium?.url ?? '', description: text ?? fields.summary },
    }
    await writeTracks(transaction, [{ content, track }], 'replace')
    await countTracks(transaction, albumId)
    if (before !== null && before !== albumId) await countTracks(transaction, before)
    await announceContent(transaction, id)
  },
  withdraw: async (transaction, id) => {
    await withdrawContent(transaction, 'audio', id)
    const album = await findAlbum(transaction, id)
    if (album !== null) await countTracks(transaction, album)
  },
})

async function findAlbum(database: Database, id: string): Promise<string | null> {
  return await queriesOf(database).readValue(
    build.select({ albumId: tracks.albumId }).from(tracks).where(eq(tracks.contentId, id)),
  )
}
