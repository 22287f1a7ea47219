import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { count, day, id, mediaUrl } from '../../../../contract/fields'
import { saysPosition } from '../../../kernel/publishing/written-fields'
import { latitude, longitude } from '../../../../contract/coordinates'
import { guideThemes, lifeEvents, onlineTarget } from '../../../../src/domain/civic/guides/guide'
import { organisations } from '../../../kernel/contents/contents.schema'
import type { Transaction } from '../../../kernel/database/client'
import { excluded } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid } from '../../../kernel/http/refusal'
import { jsonOf, misfit } from '../../../kernel/operator/written-json'
import { siteToday } from '../../../kernel/site/site-today'
import { indexThings } from '../../frame/search-index/found-things'
import { writtenHours, writtenWords } from '../amenities/written-hours'
import { foundGuides } from './guides.found'
import { ruleOf } from './guide-rule'
import { guideOpinions, guidePlaces, guides } from './guides.schema'

const words = z.string().check(z.trim(), z.minLength(1))
const both = writtenWords
const formFile = z.strictObject({ url: mediaUrl, size: count })
const days = z.int().check(z.minimum(0), z.maximum(1000))
const onlineUrl = z
  .string()
  .check(z.refine((url) => onlineTarget(url) !== null, 'a path of the client, or an address with https'))

/**
 * The fields of a guide as a department writes it: with the names of `getGuide`, and each text in both languages.
 * @param formFileField how the file of a form is written
 */
export const guideShape = <FormFile extends z.ZodMiniType>(formFileField: FormFile) => ({
  title: both,
  summary: both,
  theme: z.enum(guideThemes),
  events: z.array(z.enum(lifeEvents)),
  conditions: z.array(both),
  materials: z.array(
    z.strictObject({
      ...{ id, name: both, hint: z.nullable(both) },
      form: z.nullable(
        z.strictObject({ name: both, files: z.strictObject({ 'zh-CN': formFileField, en: formFileField }) }),
      ),
    }),
  ),
  steps: z.array(z.strictObject({ title: both, text: both })).check(z.minLength(1)),
  fees: z.array(z.strictObject({ name: both, cents: count })),
  legal_days: z.nullable(days),
  promised_days: days,
  places: z.array(
    z
      .strictObject({
        id,
        name: both,
        address: both,
        hours: z.nullable(writtenHours),
        phone: z.nullable(words),
        latitude,
        longitude,
      })
      .check(saysPosition),
  ),
  questions: z.array(z.strictObject({ question: both, answer: both })),
  laws: z.array(both),
  valid_until: z.nullable(day),
  online_url: z._default(z.nullable(onlineUrl), null),
})
const writtenGuide = z.strictObject({ ...guideShape(formFile), department_id: z.nullable(id) })
type WrittenGuide = z.output<typeof writtenGuide>

/**
 * Writes a guide, new or in place of what it said before, with its places. It is then checked as of today, and opinions
 * are counted anew, since those before were about another text.
 * @param text the guide as JSON
 */
export async function writeGuide(transaction: Transaction, guideId: string, text: string, at: Date): Promise<void> {
  if (!id.safeParse(guideId).success) throw invalid({ id: 'invalid' })
  const written = writtenGuide.safeParse(jsonOf(text))
  if (!written.success) throw misfit(written.error.issues)
  await requireDepartment(queriesOf(transaction), written.data.department_id)
  await putGuide(transaction, guideId, written.data, at)
}

/** Does the same as `writeGuide` with a guide that was read. */
export async function putGuide(
  transaction: Transaction,
  guideId: string,
  written: WrittenGuide,
  at: Date,
): Promise<void> {
  const { places, department_id: departmentId, legal_days, promised_days, valid_until, online_url, ...guide } = written
  await writePlaces(transaction, places)
  const row = {
    ...guide,
    ...{ organisationId: departmentId, legalDays: legal_days, promisedDays: promised_days, validUntil: valid_until },
    onlineUrl: online_url,
    ...{ placeIds: places.map((place) => place.id), state: 'published' as const },
    ...{ checkedOn: await siteToday(transaction, at), useful: 0, opinions: 0 },
  }
  const ruled = { ...row, rule: ruleOf(row) }
  await transaction
    .insert(guides)
    .values({ id: guideId, ...ruled })
    .onConflictDoUpdate({ target: guides.id, set: ruled })
  await transaction.delete(guideOpinions).where(eq(guideOpinions.guideId, guideId))
  await indexThings(transaction, foundGuides, [guideId])
}

async function requireDepartment(queries: Queries, departmentId: string | null): Promise<void> {
  if (departmentId === null) return
  const department = await queries.readOne(
    build.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, departmentId)),
  )
  if (department === null) throw invalid({ department_id: 'invalid' })
}

/** Writes places, which other guides may have as well. */
async function writePlaces(transaction: Transaction, places: readonly (typeof guidePlaces.$inferInsert)[]) {
  if (places.length === 0) return
  const { name, address, hours, phone, latitude: north, longitude: east } = guidePlaces
  await transaction
    .insert(guidePlaces)
    .values([...new Map(places.map((place) => [place.id, place])).values()])
    .onConflictDoUpdate({
      target: guidePlaces.id,
      set: {
        ...{ name: excluded(name), address: excluded(address), hours: excluded(hours), phone: excluded(phone) },
        ...{ latitude: excluded(north), longitude: excluded(east) },
      },
    })
}
