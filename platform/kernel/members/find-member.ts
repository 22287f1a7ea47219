import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { errorCodes } from '../../../contract/envelope'
import { parsePhoneNumber } from '../../../src/domain/frame/session/phone-number'
import type { Database } from '../database/client'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'
import { Refusal } from '../http/refusal'
import { OperatorError } from '../operator/operator-error'
import { users } from './members.schema'

/** The most members of one nickname that are named. */
const mostNamed = 5

/**
 * Finds a member as an operator names them: by the id, the phone number or the nickname. Throws 404001 for nobody, and
 * says by which ids to tell several of one nickname apart.
 */
export async function findMember(database: Database, named: string): Promise<string> {
  const phone = parsePhoneNumber(named)
  const select = (which: ReturnType<typeof eq> | undefined) =>
    queriesOf(database).readColumn(
      build
        .select({ id: users.id })
        .from(users)
        .where(and(which, isNull(users.deletedAt)))
        .orderBy(asc(users.id))
        .limit(mostNamed),
    )
  const [exact] = await select(or(eq(users.id, named), phone.ok ? eq(users.phone, phone.value) : undefined))
  if (exact !== undefined) return exact
  const [first, ...others] = await select(eq(users.nickname, named))
  if (first === undefined) throw new Refusal(errorCodes.gone)
  if (others.length > 0)
    throw new OperatorError(`Several members have this nickname; name one by the id: ${[first, ...others].join(', ')}`)
  return first
}
