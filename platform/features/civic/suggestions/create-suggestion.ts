import { asc, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { createSuggestion as endpoint } from '../../../../contract/suggestions'
import { checkSuggestion } from '../../../../src/domain/civic/suggestions/suggestion-form'
import { suggestionLifecycle } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import { addStep } from '../../../kernel/cases/case-steps'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, invalidForm } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import { selectCityArea } from '../../../kernel/site/site.queries'
import { asWritten, unsaid } from '../../../kernel/shared/as-written'
import { randomId } from '../../../kernel/shared/random'
import type { Vault } from '../../../kernel/shared/vault'
import { ownMedia } from '../../../kernel/uploads/own-pictures'
import { sealContact } from '../../../kernel/members/contact'
import { suggestionCase } from './suggestion-case'
import { departments, suggestions } from './suggestions.schema'
import { suggestionPictures } from './suggestions.uploads'
import { searchParts } from '../../frame/search-index/search-words'

/** The most suggestions that one person may send per day. */
export const suggestionLimit = formLimit('suggestion', { most: 10, window: 86_400_000 })
const day = 86_400_000
export const afterDays = (from: Date, days: number): Date => new Date(from.getTime() + days * day)

type SuggestionBody = z.output<typeof endpoint.body>

/** Stores a suggestion, which then waits for its department; returns its id. */
export async function createSuggestion(
  { database, vault }: { readonly database: Transaction; readonly vault: Vault },
  userId: string,
  body: SuggestionBody,
  now: Date,
): Promise<string> {
  const id = randomId('suggestion')
  const said = await checkedSuggestion({ database, vault }, userId, body, { id, now })
  await suggestionLimit.consume(database, userId, now)
  const state = suggestionLifecycle.start
  await database.insert(suggestions).values({ ...said, id, userId, state, createdAt: now, updatedAt: now })
  const step = { kind: suggestionCase.name, caseId: id, act: 'submit', state, role: 'author' }
  await addStep(database, { ...step, actorId: said.isAnonymous ? null : userId, text: unsaid, at: now })
  return id
}

interface Writing {
  readonly id: string
  readonly now: Date
  /** Pictures and the video that the suggestion has already, and keeps. */
  readonly keptPictures?: readonly string[]
  readonly keptVideo?: string | null
}

/** Checks what a member says in a suggestion; returns the columns that hold it. */
export async function checkedSuggestion(
  { database, vault }: { readonly database: Transaction; readonly vault: Vault },
  userId: string,
  body: SuggestionBody,
  { id, now, keptPictures = [], keptVideo = null }: Writing,
) {
  const { department_id: departmentId, is_public: isPublic, is_anonymous: isAnonymous, ...rest } = body
  const added = await ownMedia(database, userId, rest.pictures, { use: suggestionPictures, now })
  const pictures = [...keptPictures, ...added.pictures.map(({ url }) => url)]
  const videos = [...(keptVideo === null ? [] : [keptVideo]), ...added.videos]
  const media = { pictures: pictures.length, videos: videos.length }
  const form = { ...rest, departmentId, isPublic, isAnonymous, kept: [] }
  const parsedForm = checkSuggestion(form, media, await selectCityArea(queriesOf(database)))
  if (!parsedForm.ok) throw invalidForm(parsedForm.reason)
  const { kind, title, text, place, contact } = parsedForm.value
  const toForward = departmentId === null
  const department = toForward ? await readForwarding(database) : await readDepartment(database, departmentId)
  if (department === null) throw invalid({ department_id: 'unknown' })
  return {
    ...{ departmentId: department.id, toForward, kind, isPublic, isAnonymous, pictures },
    video: videos[0] ?? null,
    contact: contact === '' ? null : sealContact(vault, id, contact),
    title: asWritten(title),
    text: asWritten(text),
    placeName: asWritten(place.name),
    latitude: place.latitude,
    longitude: place.longitude,
    acceptDueAt: afterDays(now, department.acceptDays),
    searchParts: searchParts(`${title} ${text} ${place.name}`),
  }
}

/** The highest office, which chooses the department of what an author left to it. */
async function readForwarding(database: Database) {
  const { superiorId, sort } = departments
  return await queriesOf(database).readOne(
    build
      .select()
      .from(departments)
      .orderBy(sql`${superiorId} is not null`, asc(sort))
      .limit(1),
  )
}

export async function readDepartment(database: Database, id: string) {
  return await queriesOf(database).readOne(build.select().from(departments).where(eq(departments.id, id)))
}
