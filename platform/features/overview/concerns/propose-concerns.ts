import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { concerningKinds, mostThings, thingKey } from '../../../../src/domain/frame/concerns/concerned'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { languages } from '../../../../src/domain/frame/site/preferences'
import { wordsOfHtml } from '../../../kernel/contents/clean-html'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { isOneOf, limitOf } from '../../../kernel/database/expressions'
import { queriesOf, type Queries } from '../../../kernel/database/queries'
import type { Localised } from '../../../kernel/database/schema/localised'
import { build } from '../../../kernel/database/statement'
import type { Database } from '../../../kernel/database/client'
import { isComing } from '../../civic/activities/activities.queries'
import { activities } from '../../civic/activities/activities.schema'
import { isPublicGuide } from '../../civic/guides/guides.queries'
import { guides } from '../../civic/guides/guides.schema'
import { venues } from '../../civic/venues/venues.schema'
import { articleDetails } from '../../media/articles/articles.schema'
import { namedThing, thingOfRow } from './concerns.queries'
import { concerns } from './concerns.schema'
import { mentionedIn, subjectOfTitle, type MentionableThing } from './names-in-text'

/** What a content may be about, as its text mentions it. */
export interface Proposal {
  readonly contentId: string
  readonly type: number
  readonly title: Localised
  /** Things as an operator names them, `<kind>:<id>`, in the order of the text. */
  readonly things: readonly string[]
}

/** How many of the newest contents are read, where none is named. */
export const newestRead = 50

/**
 * Proposes what the newest published contents, or one content, may be about: guides, venues and coming activities whose
 * names stand in the title, the summary or the text, and which it does not name yet. What residents wrote is not
 * proposed: a name that a resident chose is no reason to lead readers to them.
 */
export async function proposeConcerns(database: Database, now: Date, contentId?: string): Promise<readonly Proposal[]> {
  const queries = queriesOf(database)
  const rows = await selectTexts(queries, contentId)
  const things = await selectMentionable(queries, now)
  const named = await selectKeys(
    queries,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, type, title, summary, body }) => {
    const known = named.get(id) ?? new Set()
    const text = languages.map((language) =>
      [title[language], summary[language], wordsOfHtml(body?.[language] ?? '')].join('\n'),
    )
    const proposed = mentionedIn(text.join('\n'), things).filter((key) => !known.has(key))
    const free = proposed.slice(0, mostThings - known.size)
    return free.length === 0 ? [] : [{ contentId: id, type, title, things: free }]
  })
}

const isConcerning = inArray(
  contents.type,
  concerningKinds.map((kind): number => contentKinds[kind].code),
)

function selectTexts(queries: Queries, contentId: string | undefined) {
  const { id, type, title, summary, publishedAt } = contents
  return queries.read(
    build
      .select({ id, type, title, summary, body: articleDetails.body })
      .from(contents)
      .leftJoin(articleDetails, eq(articleDetails.contentId, id))
      .where(contentId === undefined ? and(isConcerning, published) : eq(id, contentId))
      .orderBy(desc(publishedAt), desc(id))
      .limit(limitOf(newestRead)),
  )
}

async function selectMentionable(queries: Queries, now: Date): Promise<readonly MentionableThing[]> {
  const namesOf = (kind: 'guide' | 'venue' | 'activity', rows: readonly { id: string; name: Localised }[]) =>
    rows.map(({ id, name }) => {
      const titles = languages.map((language) => name[language])
      const subjects = kind === 'guide' ? titles.flatMap((title) => subjectOfTitle(title) ?? []) : []
      return { key: thingKey({ kind, id }), names: [...titles, ...subjects] }
    })
  const { id, title } = activities
  return [
    ...namesOf(
      'guide',
      await queries.read(build.select({ id: guides.id, name: guides.title }).from(guides).where(isPublicGuide)),
    ),
    ...namesOf('venue', await queries.read(build.select({ id: venues.id, name: venues.name }).from(venues))),
    ...namesOf(
      'activity',
      await queries.read(
        build
          .select({ id, name: title })
          .from(activities)
          .where(and(isComing, gt(activities.endsAt, now))),
      ),
    ),
  ]
}

/** Selects what these contents name already. */
async function selectKeys(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await queries.read(
    build
      .select({ contentId: concerns.contentId, ...namedThing })
      .from(concerns)
      .where(isOneOf(concerns.contentId, ids)),
  )
  const keys = new Map<string, Set<string>>()
  for (const { contentId, ...row } of rows)
    keys.set(contentId, (keys.get(contentId) ?? new Set()).add(thingKey(thingOfRow(row))))
  return keys
}
