import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { HelpedPersonDto, registerHelpedPerson as endpoint } from '../../../../contract/helped-persons'
import { errorCodes } from '../../../../contract/envelope'
import { checkHelpedPerson } from '../../../../src/domain/civic/wishes/helped-person-form'
import { wishLifecycle } from '../../../../src/domain/civic/wishes/wish-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { RowOf } from '../../../kernel/database/statement'
import { countOf, isBeyond } from '../../../kernel/database/expressions'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import type { Platform } from '../../../kernel/platform'
import { randomId } from '../../../kernel/shared/random'
import type { Vault } from '../../../kernel/shared/vault'
import { unlessRefused } from '../../../kernel/cases/unless-refused'
import type { CursorValues as Place } from '../../../kernel/lists/cursor'
import { openHelpedPerson, sealHelpedPerson, type HelpedPersonDetails } from '../helped-persons/helped-person-details'
import { helpedPersons } from '../helped-persons/helped-persons.schema'
import { cancelOrdersFor } from '../orders/cancel-orders-for'
import { serviceOrders } from '../orders/orders.schema'
import { requireHelper } from './helpers'
import { withdrawWish } from './withdraw-wish'
import { wishes } from './wishes.schema'

/** The most people whom one helper may register per day. */
export const helpedPersonLimit = formLimit('helped-person', { most: 20, window: 86_400_000 })
type Body = z.output<typeof endpoint.body>
type Storage = Pick<Platform, 'database' | 'vault'>

export async function registerHelpedPerson(
  { database, vault }: Storage,
  helperId: string,
  body: Body,
  now: Date,
): Promise<HelpedPersonDto> {
  await requireHelper(database, helperId)
  const details = checkedDetails(body)
  await helpedPersonLimit.consume(database, helperId, now)
  const id = randomId('person')
  await database
    .insert(helpedPersons)
    .values({ id, helperId, details: sealHelpedPerson(vault, id, details), registeredAt: now })
  return await readHelpedPerson({ database, vault }, helperId, id)
}

/** The helper corrects a person's details. */
export async function changeHelpedPerson(
  { database, vault }: Storage,
  helperId: string,
  id: string,
  body: Body,
): Promise<HelpedPersonDto> {
  const details = sealHelpedPerson(vault, id, checkedDetails(body))
  await database.update(helpedPersons).set({ details }).where(isHelpedBy(helperId, id))
  return await readHelpedPerson({ database, vault }, helperId, id)
}

/**
 * The helper removes a person, and all of their details are deleted. Wishes that nobody has claimed are withdrawn, and
 * orders that nobody has taken are cancelled; the others stay, in the name of the helper alone.
 */
export async function removeHelpedPerson(database: Database, helperId: string, id: string, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    // Because of this lock, a wish or an order that is being made for this person waits for this transaction, or is
    // seen below.
    const helpedPerson = await queriesOf(transaction).readOne(
      build.select({ id: helpedPersons.id }).from(helpedPersons).where(isHelpedBy(helperId, id)).for('update'),
    )
    if (helpedPerson === null) throw new Refusal(errorCodes.gone)
    const withdrawn = await queriesOf(transaction).read(
      build
        .select({ id: wishes.id })
        .from(wishes)
        .where(and(eq(wishes.helpedPersonId, id), inArray(wishes.state, withdrawable)))
        .orderBy(asc(wishes.id)),
    )
    // A wish that somebody claims at this moment cannot be withdrawn, and stays.
    for (const wish of withdrawn) await unlessRefused(() => withdrawWish(transaction, helperId, wish.id, now))
    await cancelOrdersFor(transaction, { id, helperId, at: now })
    await transaction.delete(helpedPersons).where(isHelpedBy(helperId, id))
  })
}

/** The states in which the wisher may withdraw a wish. */
const withdrawable = [...wishLifecycle.acts.withdraw.from]

const isHelpedBy = (helperId: string, id: string) => and(eq(helpedPersons.id, id), eq(helpedPersons.helperId, helperId))

function checkedDetails(body: Body): HelpedPersonDetails {
  const parsedForm = checkHelpedPerson(body)
  if (!parsedForm.ok) throw invalid(parsedForm.reason)
  const { name, sex, phone, relation, address, needs } = parsedForm.value
  return {
    name,
    sex,
    phone: phone === '' ? null : phone,
    relation: relation === '' ? 'other' : relation,
    address,
    needs,
  }
}

export async function readHelpedPerson(
  { database, vault }: Storage,
  helperId: string,
  id: string,
): Promise<HelpedPersonDto> {
  const row = await queriesOf(database).readOne(selectHelped().where(isHelpedBy(helperId, id)))
  if (row === null) throw new Refusal(errorCodes.gone)
  return helpedPersonOf(vault, row)
}

export async function selectHelpedPersons(
  database: Database,
  helperId: string,
  limit: number,
  after: Place | null,
): Promise<HelpedPersonRow[]> {
  return await queriesOf(database).read(
    selectHelped()
      .where(
        and(eq(helpedPersons.helperId, helperId), isBeyond('<', [helpedPersons.registeredAt, helpedPersons.id], after)),
      )
      .orderBy(desc(helpedPersons.registeredAt), desc(helpedPersons.id))
      .limit(limit),
  )
}

function selectHelped() {
  const personWishes = alias(wishes, 'theirs')
  const isFinished = inArray(personWishes.state, ['finished', 'evaluated'])
  const isOpen = inArray(personWishes.state, withdrawable)
  return build
    .select({
      person: helpedPersons,
      wishes: sql<number>`count(${personWishes.id})::int`,
      open: sql<number>`(count(${personWishes.id}) filter (where ${isOpen}))::int`,
      finished: sql<number>`(count(${personWishes.id}) filter (where ${isFinished}))::int`,
      open_orders: countOf(
        serviceOrders,
        and(eq(serviceOrders.helpedPersonId, helpedPersons.id), eq(serviceOrders.state, 'placed')),
      ),
    })
    .from(helpedPersons)
    .leftJoin(personWishes, and(eq(personWishes.helpedPersonId, helpedPersons.id), ne(personWishes.state, 'withdrawn')))
    .groupBy(helpedPersons.id)
    .$dynamic()
}
type HelpedPersonRow = RowOf<ReturnType<typeof selectHelped>>

/** A helped person's details, for their helper alone. */
export function helpedPersonOf(vault: Vault, { person, ...counts }: HelpedPersonRow): HelpedPersonDto {
  const { id, details, registeredAt } = person
  return { id, ...openHelpedPerson(vault, id, details), registered_at: registeredAt.toISOString(), ...counts }
}
