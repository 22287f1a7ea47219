import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { namesPerson, unnamed, withoutPerson } from '../mentions/unname'
import { comments } from './comments.schema'
import { heldComments } from './held-comments.schema'

/** Takes the name of somebody whose account is deleted out of the comments that name them. */
export async function unnameInComments(transaction: Transaction, userId: string): Promise<void> {
  for (const table of [comments, heldComments]) {
    const { id, text, people } = table
    const naming = await queriesOf(transaction).read(
      build.select({ id, text, people }).from(table).where(namesPerson(people, userId)).orderBy(id).for('update'),
    )
    for (const row of naming)
      await transaction
        .update(table)
        .set({ text: unnamed(row.text, row.people, userId), people: withoutPerson(row.people, userId) })
        .where(eq(id, row.id))
  }
}
