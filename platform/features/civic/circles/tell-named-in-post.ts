import { eq } from 'drizzle-orm'
import { contentPath } from '../../../../src/domain/frame/navigation/content-target'
import type { NamedPerson } from '../../../../src/domain/participation/marked-text/marked-text'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { refer } from '../../../kernel/messages/message-words'
import { tellNamed } from '../../participation/mentions/tell-named'
import type { CirclePostRow } from './circle-post-case'
import { circlePostParts } from './circle-post-parts.schema'

/** Tells the people whom a post names, once others see it. */
export async function tellNamedIn(
  transaction: Transaction,
  { id, userId }: CirclePostRow,
  { people }: { readonly people: readonly NamedPerson[] },
  at: Date,
): Promise<void> {
  const path = contentPath('circlePost', id) ?? '/groups'
  await tellNamed(transaction, people, { id, writerId: userId, of: refer('circle-post', id), on: id, path }, at)
}

/** Tells them of a post that had waited for the office. */
export async function tellNamedInHeld(transaction: Transaction, post: CirclePostRow, at: Date): Promise<void> {
  const parts = await queriesOf(transaction).readOne(
    build.select({ people: circlePostParts.people }).from(circlePostParts).where(eq(circlePostParts.postId, post.id)),
  )
  if (parts !== null) await tellNamedIn(transaction, post, parts, at)
}
