import { asc, eq } from 'drizzle-orm'
import { errorCodes } from '../../../contract/envelope'
import { getPartyHome } from '../../../contract/party'
import { inLanguage, limitOf } from '../../database/expressions'
import { queriesOf } from '../../database/queries'
import type { Queries } from '../../database/queries'
import type { Language } from '../../database/schema/localised'
import { build } from '../../database/statement'
import { seedParty } from '../../demo/seeding/seed-party'
import { demoWords } from '../../demo/seeding/seeding.words'
import { Refusal } from '../../http/refusal'
import { serve } from '../../http/serve-endpoint'
import type { Feature } from '../../platform'
import { selectCourses } from '../classrooms/classrooms.queries'
import { cardOf } from '../feed/cards'
import { subCategories } from '../feed/feed.schema'
import { selectOrganisations } from '../organisations/organisations.queries'

/** The category of party articles, which is not listed, the group of party organisations, and the kind of courses. */
const party = { category: 'party', group: 'party', course: 'party' } as const
const mostOrganisations = 10
const newestCourses = 3

export const partyFeature: Feature = {
  name: 'party',
  demo: [{ what: demoWords.party, seed: seedParty }],
  routes: (app) => {
    serve(app, getPartyHome, async ({ database, caller }) => {
      const { language } = caller
      const queries = queriesOf(database)
      const ofGroup = { group: party.group, language, viewer: null, limit: mostOrganisations, after: null }
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
    })
  },
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
