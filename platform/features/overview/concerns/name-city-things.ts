import type { CityThingKind } from '../../../../src/domain/frame/concerns/concerned'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { thingPath } from '../../../../src/domain/overview/search/found-kinds'
import type { Queries } from '../../../kernel/database/queries'
import * as select from './concerns.queries'

/** A thing of the city with the path of its screen. */
export interface CityThing {
  readonly title: string
  readonly path: string
}

/** The titles of those of these things that everybody may see, by id. */
export async function titlesOfThings(
  queries: Queries,
  kind: CityThingKind,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  switch (kind) {
    case 'activity': {
      const rows = await select.selectActivities(queries, ids, null)
      return new Map(rows.map(({ id, title }) => [id, title[language]]))
    }
    case 'guide':
      return titlesById(await select.selectGuides(queries, ids, language))
    case 'venue':
      return titlesById(await select.selectVenues(queries, ids, language))
  }
}

const titlesById = (rows: readonly { readonly id: string; readonly title: string }[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id, title }) => [id, title]))

/**
 * The things of the city that each of these contents is about, in its order, by content id. A page of contents costs
 * four statements at most.
 */
export async function nameCityThings(
  queries: Queries,
  contentIds: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, readonly CityThing[]>> {
  const named = await select.selectCityThings(queries, contentIds)
  const titles = new Map<CityThingKind, ReadonlyMap<string, string>>()
  for (const kind of new Set(named.map((each) => each.kind))) {
    const ids = named.flatMap((each) => (each.kind === kind ? [each.id] : []))
    titles.set(kind, await titlesOfThings(queries, kind, ids, language))
  }
  const things = new Map<string, CityThing[]>()
  for (const { contentId, kind, id } of named) {
    const [title, path] = [titles.get(kind)?.get(id), thingPath(kind, id)]
    if (title === undefined || path === null) continue
    things.set(contentId, [...(things.get(contentId) ?? []), { title, path }])
  }
  return things
}
