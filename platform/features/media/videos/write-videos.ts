import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { writeContents } from '../../../kernel/contents/write-contents'
import type { ContentRow, Writing } from '../../../kernel/contents/write-contents'
import type { Database } from '../../../kernel/database/client'
import { writeRows } from '../../../kernel/database/write-rows'
import { streams, videos } from './videos.schema'

export interface WrittenVideo {
  readonly content: Omit<ContentRow, 'type'>
  readonly isShort: boolean
  readonly stream: Omit<typeof streams.$inferInsert, 'id'>
  readonly video: Omit<typeof videos.$inferInsert, 'contentId' | 'streamId'>
}

const streamOf = (id: string): string => `stream-${id}`

/** Writes videos and shorts with their streams. */
export async function writeVideos(
  database: Database,
  written: readonly WrittenVideo[],
  writing: Writing,
): Promise<void> {
  const { video, short } = contentKinds
  await writeContents(
    database,
    written.map(({ content, isShort }) => ({ ...content, type: isShort ? short.code : video.code })),
    writing,
  )
  const isReplacing = writing === 'replace'
  await writeRows(
    database,
    streams,
    written.map(({ content, stream }) => ({ ...stream, id: streamOf(content.id) })),
    isReplacing ? { replaced: [streams.id] } : {},
  )
  await writeRows(
    database,
    videos,
    written.map(({ content, video }) => ({ ...video, contentId: content.id, streamId: streamOf(content.id) })),
    isReplacing ? { replaced: [videos.contentId] } : {},
  )
}
