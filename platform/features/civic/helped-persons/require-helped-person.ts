import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid } from '../../../kernel/http/refusal'
import { helpedPersons } from './helped-persons.schema'

/** Throws `helped_person_id: unknown` for somebody whom the member does not help. */
export async function requireHelpedPerson(transaction: Transaction, helperId: string, id: string): Promise<void> {
  const helpedPerson = await queriesOf(transaction).readOne(
    build
      .select({ id: helpedPersons.id })
      .from(helpedPersons)
      .where(and(eq(helpedPersons.id, id), eq(helpedPersons.helperId, helperId)))
      // Because of this lock, a concurrent removal of the helped person waits until what is made for them exists, and
      // then takes it back.
      .for('key share'),
  )
  if (helpedPerson === null) throw invalid({ helped_person_id: 'unknown' })
}
