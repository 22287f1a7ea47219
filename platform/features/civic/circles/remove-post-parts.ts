import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { releaseLinkPreview } from '../../participation/link-previews/use-link-preview'
import { removePoll } from '../../participation/polls/poll-acts'
import { circlePostParts } from './circle-post-parts.schema'

/** Removes what stands in a post besides its text, in the transaction in which its author deletes it. */
export async function removePostParts(transaction: Transaction, postId: string): Promise<void> {
  const [parts] = await transaction
    .delete(circlePostParts)
    .where(eq(circlePostParts.postId, postId))
    .returning({ linkId: circlePostParts.linkId })
  await releaseLink(transaction, parts?.linkId ?? null)
  await removePoll(transaction, postId)
}

/** Gives up the card of a link, once no post has it. */
export async function releaseLink(transaction: Transaction, linkId: string | null): Promise<void> {
  if (linkId === null) return
  const other = await queriesOf(transaction).readOne(
    build
      .select({ id: circlePostParts.postId })
      .from(circlePostParts)
      .where(eq(circlePostParts.linkId, linkId))
      .limit(1),
  )
  if (other === null) await releaseLinkPreview(transaction, linkId)
}
