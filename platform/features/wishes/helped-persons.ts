import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { HelpedPersonDto, registerHelpedPerson as endpoint } from '../../../contract/helped-persons'
import { errorCodes } from '../../../contract/envelope'
import { checkHelpedPerson } from '../../../src/domain/wishes/helped-person-form'
import type { Database } from '../../database/client'
import { beyond } from '../../database/expressions'
import { invalid, Refusal } from '../../http/refusal'
import { take } from '../../limits/allowance'
import { randomId } from '../../shared/random'
import type { Position as Place } from '../feed/cursor'
import { helpedPersons, wishes } from './wishes.schema'

/** People whom one person may register per day. */
const allowance = { most: 20, window: 86_400_000 }

export async function registerHelpedPerson(
  database: Database,
  helperId: string,
  body: z.output<typeof endpoint.body>,
  now: Date,
): Promise<HelpedPersonDto> {
  const checked = checkHelpedPerson(body)
  if (!checked.ok) throw invalid(checked.reason)
  await take(database, `helped-person:${helperId}`, allowance, now)
  const { name, sex, phone, relation, address, needs } = checked.value
  const id = randomId('person')
  await database
    .insert(helpedPersons)
    .values({
      id,
      helperId,
      name,
      sex,
      phone: phone === '' ? null : phone,
      relation: relation === '' ? 'other' : relation,
      address,
      needs,
      registeredAt: now,
    })
  return await readHelpedPerson(database, helperId, id)
}

export async function readHelpedPerson(database: Database, helperId: string, id: string): Promise<HelpedPersonDto> {
  const [row] = await selectHelped(database).where(and(eq(helpedPersons.id, id), eq(helpedPersons.helperId, helperId)))
  if (row === undefined) throw new Refusal(errorCodes.gone)
  return helpedPersonOf(row)
}

export async function selectHelpedPersons(
  database: Database,
  helperId: string,
  limit: number,
  after: Place | null,
): Promise<HelpedRow[]> {
  return await selectHelped(database)
    .where(
      and(eq(helpedPersons.helperId, helperId), beyond('<', [helpedPersons.registeredAt, helpedPersons.id], after)),
    )
    .orderBy(desc(helpedPersons.registeredAt), desc(helpedPersons.id))
    .limit(limit)
}

function selectHelped(database: Database) {
  const theirs = alias(wishes, 'theirs')
  const isFinished = inArray(theirs.state, ['finished', 'evaluated'])
  return database
    .select({
      person: helpedPersons,
      wishes: sql<number>`count(${theirs.id})::int`,
      finished: sql<number>`(count(${theirs.id}) filter (where ${isFinished}))::int`,
    })
    .from(helpedPersons)
    .leftJoin(theirs, and(eq(theirs.helpedPersonId, helpedPersons.id), ne(theirs.state, 'withdrawn')))
    .groupBy(helpedPersons.id)
    .$dynamic()
}
type HelpedRow = Awaited<ReturnType<typeof selectHelped>>[number]

export function helpedPersonOf({ person, wishes, finished }: HelpedRow): HelpedPersonDto {
  const { id, name, sex, phone, relation, address, needs, registeredAt } = person
  return { id, name, sex, phone, relation, address, needs, registered_at: registeredAt.toISOString(), wishes, finished }
}
