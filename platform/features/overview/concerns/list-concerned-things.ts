import type { ConcernedThingDto } from '../../../../contract/concerns'
import { stateAt, type PublicActivityState } from '../../../../src/domain/civic/activities/activity-lifecycle'
import { standingsOf } from '../../../../src/domain/civic/suggestions/promise'
import { thingKey, type ConcerningKind, type ThingKind } from '../../../../src/domain/frame/concerns/concerned'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { queriesOf, type Queries } from '../../../kernel/database/queries'
import type { Database } from '../../../kernel/database/client'
import { readHours } from '../../civic/amenities/read-hours'
import { promisesOf } from '../../civic/suggestions/suggestion-answers'
import * as select from './concerns.queries'

interface ThingsReader {
  /** The id of the member; null for a guest. */
  readonly id: string | null
  readonly language: Language
  readonly now: Date
}

/** What a content is about: those of its things that the reader may see, in its order. */
export async function listConcernedThings(
  database: Database,
  content: { readonly id: string; readonly kind: ConcerningKind },
  reader: ThingsReader,
): Promise<ConcernedThingDto[]> {
  const queries = queriesOf(database)
  const named = await select.selectNamedThings(queries, { id: content.id, type: contentKinds[content.kind].code })
  const found = new Map<string, ConcernedThingDto>()
  for (const kind of new Set(named.map((each) => each.kind))) {
    const ofKind = named.filter((each) => each.kind === kind)
    for (const thing of await thingsOf(queries, kind, ofKind, reader)) found.set(thingKey(thing), thing)
  }
  return named.flatMap((each) => found.get(thingKey(each)) ?? [])
}

/** The things of one kind, by one statement. */
async function thingsOf(
  queries: Queries,
  kind: ThingKind,
  named: readonly select.ThingOfContent[],
  { id: reader, language, now }: ThingsReader,
): Promise<ConcernedThingDto[]> {
  const ids = named.map(({ id }) => id)
  switch (kind) {
    case 'suggestion': {
      const rows = await select.selectSuggestions(queries, ids, reader)
      return rows.map((row) => suggestionOf(row, language, now))
    }
    case 'wish': {
      const rows = await select.selectWishes(queries, ids, reader)
      return rows.map(({ title, state, ...row }) => ({
        ...{ kind, ...row, title: title[language] },
        // Only wishes in public states are selected.
        state: state as WishState,
      }))
    }
    case 'activity': {
      const rows = await select.selectActivities(queries, ids, reader)
      return rows.map(({ id, title, state, enrolsAt, startsAt, endsAt, placesLeft }) => {
        const times = { enrolsAt: enrolsAt.getTime(), startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }
        return {
          ...{ kind, id, title: title[language], starts_at: startsAt.toISOString(), places_left: placesLeft },
          // Only activities in public states are selected.
          state: stateAt(state, times, now.getTime()) as PublicActivityState,
        }
      })
    }
    case 'guide': {
      const rows = await select.selectGuides(queries, ids, language)
      const changed = new Set(named.flatMap(({ id, isChanged }) => (isChanged ? [id] : [])))
      return rows.map(({ checkedOn, ...row }) => ({
        kind,
        ...row,
        checked_on: checkedOn,
        is_changed: changed.has(row.id),
      }))
    }
    case 'venue': {
      const rows = await select.selectVenues(queries, ids, language)
      const hoursOf = await readHours(queries, language, now)
      return rows.map(({ hours, ...row }) => ({ kind, ...row, hours: hoursOf(hours) }))
    }
  }
}

type WishState = Extract<ConcernedThingDto, { kind: 'wish' }>['state']
type SuggestionThing = Extract<ConcernedThingDto, { kind: 'suggestion' }>
type SuggestionRow = Awaited<ReturnType<typeof select.selectSuggestions>>[number]

function suggestionOf({ suggestion, department }: SuggestionRow, language: Language, now: Date): SuggestionThing {
  const { id, title, state } = suggestion
  const awaited = standingsOf(state, promisesOf(suggestion), now.getTime()).filter(
    ({ standing }) => standing === 'open' || standing === 'overdue',
  )
  const next = awaited.at(-1)
  return {
    ...{ kind: 'suggestion', id, title: title[language], department: department[language] },
    // Only suggestions in public states are selected.
    state: state as SuggestionThing['state'],
    promised_at: next === undefined ? null : new Date(next.dueAt).toISOString(),
    replied_at: suggestion.repliedAt?.toISOString() ?? null,
    is_late: awaited.some(({ standing }) => standing === 'overdue'),
  }
}
