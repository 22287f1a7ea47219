import { eq, isNotNull, sql } from 'drizzle-orm'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Database, Transaction } from '../../../kernel/database/client'
import { isOneOf, namesOf } from '../../../kernel/database/expressions'
import { hostAlbums } from '../../media/anchors/anchors.schema'
import { shows } from '../../civic/shows/shows.schema'
import { tracks } from '../../media/audio/audio.schema'
import { publications } from './publications.schema'

/** Notes who published these contents; a publication that is noted already stays as it is. */
export async function notePublications(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { kind, publisherId, contentId, publishedAt } = publications
  const these = isOneOf(contents.id, ids)
  await transaction.execute(sql`
    insert into ${publications} (${namesOf(kind, publisherId, contentId, publishedAt)})
    select 'organisation', ${contents.organisationId}, ${contents.id}, ${contents.publishedAt} from ${contents}
      where ${these} and ${contents.listed} and ${isNotNull(contents.organisationId)}
    union all
    select 'host', ${hostAlbums.hostId}, ${contents.id}, ${contents.publishedAt} from ${contents}
      join ${tracks} on ${eq(tracks.contentId, contents.id)}
      join ${hostAlbums} on ${eq(hostAlbums.albumId, tracks.albumId)} where ${these}
    union all
    select 'member', ${shows.userId}, ${contents.id}, ${contents.publishedAt} from ${contents}
      join ${shows} on ${eq(shows.id, contents.id)} where ${these}
    on conflict do nothing`)
}

/** Forgets who published a content, because it is withdrawn. */
export async function forgetPublications(database: Database, id: string): Promise<void> {
  await database.delete(publications).where(eq(publications.contentId, id))
}
