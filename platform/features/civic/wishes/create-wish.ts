import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { createWish as endpoint } from '../../../../contract/wishes'
import { checkWish } from '../../../../src/domain/civic/wishes/wish-form'
import { wishLifecycle } from '../../../../src/domain/civic/wishes/wish-lifecycle'
import type { Database, Transaction } from '../../../kernel/database/client'
import { selectCityArea } from '../../../kernel/site/site.queries'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { errorCodes } from '../../../../contract/envelope'
import { invalid, invalidForm, Refusal } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import { mayPublish } from '../../../kernel/site/may-publish'
import { randomId } from '../../../kernel/shared/random'
import type { Vault } from '../../../kernel/shared/vault'
import { areaDegrees } from '../../../kernel/places/area-position'
import { sealLocation } from './private-location'
import { unsaid, asWritten } from '../../../kernel/shared/as-written'
import { addStep } from '../../../kernel/cases/case-steps'
import { siteDate } from '../../../kernel/site/site-today'
import { ownPictures } from '../../../kernel/uploads/own-pictures'
import { requireHelpedPerson } from '../helped-persons/require-helped-person'
import { wishCase } from './wish-case'
import { wishCategories, wishes } from './wishes.schema'
import { wishPictures } from './wishes.uploads'
import { searchParts } from '../../frame/search-index/search-words'

/** The most wishes that one person may publish per day. */
export const wishLimit = formLimit('wish', { most: 10, window: 86_400_000 })

/** Stores a wish, which then waits for the operator; returns its id. */
export async function createWish(
  { database, vault }: { readonly database: Transaction; readonly vault: Vault },
  userId: string,
  body: z.output<typeof endpoint.body>,
  now: Date,
): Promise<string> {
  if (!(await mayPublish(database))) throw new Refusal(errorCodes.stateRefuses, null, { state: 'publishing-closed' })
  const {
    category_id: categoryId,
    helped_person_id: helpedPersonId,
    wanted_on: wantedOn,
    time_of_day: timeOfDay,
    ...rest
  } = body
  const today = await siteDate(database, now)
  const area = await selectCityArea(queriesOf(database))
  const parsedForm = checkWish({ ...rest, categoryId, helpedPersonId, wantedOn, timeOfDay }, { today, area })
  if (!parsedForm.ok) throw invalidForm(parsedForm.reason)
  const form = parsedForm.value
  await requireCategory(database, categoryId)
  if (helpedPersonId !== null) await requireHelpedPerson(database, userId, helpedPersonId)
  const pictures = await ownPictures(database, userId, form.pictures, { use: wishPictures, now })
  await wishLimit.consume(database, userId, now)
  const id = randomId('wish')
  const state = wishLifecycle.start
  const { latitude, longitude } = form.place
  await database
    .insert(wishes)
    .values({
      id,
      userId,
      helpedPersonId,
      categoryId,
      title: asWritten(form.title),
      text: asWritten(form.text),
      pictures,
      placeName: asWritten(form.place.name),
      privatePlace: sealLocation(vault, id, { address: form.address, latitude, longitude }),
      latitude: latitude === null ? null : areaDegrees(latitude),
      longitude: longitude === null ? null : areaDegrees(longitude),
      wantedOn: form.wantedOn,
      timeOfDay,
      wanted: form.wanted,
      placesLeft: form.wanted,
      state,
      createdAt: now,
      updatedAt: now,
      searchParts: searchParts(`${form.title} ${form.text} ${form.place.name}`),
    })
  await addStep(database, {
    kind: wishCase.name,
    caseId: id,
    act: 'submit',
    state,
    role: 'wisher',
    actorId: userId,
    text: unsaid,
    at: now,
  })
  return id
}

async function requireCategory(database: Database, id: string): Promise<void> {
  const category = await queriesOf(database).readOne(
    build.select({ id: wishCategories.id }).from(wishCategories).where(eq(wishCategories.id, id)),
  )
  if (category === null) throw invalid({ category_id: 'unknown' })
}
