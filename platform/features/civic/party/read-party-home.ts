import { asc, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { cardOf } from '../../../kernel/contents/cards'
import { subCategories } from '../../../kernel/contents/contents.schema'
import { inLanguage, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { selectOrganisations } from '../../media/organisations/organisations.queries'
import { selectCourses } from '../classrooms/classrooms.queries'

/**
 * The content about party building: an unlisted category of articles, a group of organisations, and a kind of course.
 */
const party = { category: 'party', group: 'party', course: 'party' } as const
const mostOrganisations = 10
const newestCourses = 3

export async function readPartyHome(queries: Queries, language: Language) {
  const ofGroup = { group: party.group, search: '', language, viewer: null, limit: mostOrganisations, after: null }
  const ofKind = { kind: party.course, language, limit: newestCourses, after: null }
  const columns = await selectColumns(queries, language)
  // A site without these columns has no pages of party building.
  if (columns.length === 0) throw new Refusal(errorCodes.gone)
  const [organisations, courses] = await Promise.all([
    selectOrganisations(queries, ofGroup),
    selectCourses(queries, ofKind),
  ])
  return {
    category_id: party.category,
    columns,
    group: party.group,
    organisations: organisations.map(({ id, name, logo }) => ({ id, name, logo })),
    courses: courses.map(({ card }) => cardOf(card)),
  }
}

function selectColumns(queries: Queries, language: Language) {
  const { id, name, categoryId, sort } = subCategories
  return queries.read(
    build
      .select({ id, name: inLanguage(name, language) })
      .from(subCategories)
      .where(eq(categoryId, party.category))
      .orderBy(asc(sort), asc(id))
      .limit(limitOf(20)),
  )
}
