import { eq } from 'drizzle-orm'
import type { CirclePostDto } from '../../../../contract/circles'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { linkPreviewOf } from '../../participation/link-previews/link-preview-answers'
import { linkPreviews } from '../../participation/link-previews/link-previews.schema'
import { readNamed } from '../../participation/mentions/named-in-text'
import { readPoll } from '../../participation/polls/read-poll'
import type { CirclePostRow } from './circle-post-case'
import { circlePostParts } from './circle-post-parts.schema'

/** What stands in a post besides its text and its media. */
export async function readPostParts(
  database: Database,
  { id, userId }: CirclePostRow,
  reader: { readonly id: string | null; readonly at: Date },
): Promise<Pick<CirclePostDto, 'named' | 'link' | 'poll' | 'edited_at'>> {
  const queries = queriesOf(database)
  const row = await queries.readOne(
    build
      .select({ parts: circlePostParts, link: linkPreviews })
      .from(circlePostParts)
      .leftJoin(linkPreviews, eq(linkPreviews.id, circlePostParts.linkId))
      .where(eq(circlePostParts.postId, id)),
  )
  if (row === null) return { named: { people: [], topics: [] }, link: null, poll: null, edited_at: null }
  return {
    named: await readNamed(queries, row.parts, userId),
    link: row.link === null ? null : linkPreviewOf(row.link),
    poll: await readPoll(queries, id, reader.id, reader.at),
    edited_at: row.parts.editedAt?.toISOString() ?? null,
  }
}
