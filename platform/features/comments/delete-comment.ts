import { errorCodes } from '../../../contract/envelope'
import type { Database } from '../../database/client'
import { queriesOf } from '../../database/queries'
import { Refusal } from '../../http/refusal'

interface Place {
  readonly top_id: string
  readonly content_id: string
}

/**
 * Deletes a comment with its replies and likes, counts included. Lock order is the top-level comment, then the content,
 * as in `insertReply`, so that there are no deadlocks. The statement after the lock sees every reply that was added
 * before it, and none can be added after it.
 */
export async function deleteOwnComment(database: Database, id: string, userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const queries = queriesOf(transaction)
    const [place] = await queries.change<Place>(
      `select top.id as top_id, top.content_id from comments top
       where top.id = (select coalesce(parent_id, id) from comments where id = $1) for no key update`,
      [id],
    )
    const [found] =
      place === undefined
        ? []
        : await queries.read<{ user_id: string }>(
            `select m.user_id from comments m join comments top on top.id = $2 and top.deleted_at is null where m.id = $1 and m.deleted_at is null`,
            [id, place.top_id],
          )
    if (place === undefined || found === undefined) throw new Refusal(errorCodes.gone)
    if (found.user_id !== userId) throw new Refusal(errorCodes.notYours)
    await queries.change(
      `with taken as (update comments set deleted_at = now() where (id = $1 or parent_id = $1) and deleted_at is null returning id),
       top as (update comments set replies = replies - 1 where id = $2 and id <> $1)
       update contents set comments = comments - (select count(*)::int from taken) where id = $3`,
      [id, place.top_id, place.content_id],
    )
  })
}
