import { openStateAt, type OpeningHours } from '../../../../src/domain/civic/amenities/opening-hours'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { placesPage } from '../../../kernel/places/places-page'

/** How many times one request reads on for places that are open: at most so many pages of what was asked for. */
const mostReads = 10

type Query = Parameters<typeof placesPage>[0]
type Select<Place extends OpenPlace> = Parameters<typeof placesPage<Place>>[2]

interface OpenPlace {
  readonly id: string
  readonly name: string
  readonly distance: number | null
  readonly hours: OpeningHours | null
}

/**
 * A page of the places that are open now. Nobody can index that, since it depends on the calendar and on the hour, so
 * places are read on until the page is full, though not without end: a page may be short and have a next one.
 */
export async function openPlacesPage<Place extends OpenPlace>(
  query: Query,
  caller: { readonly language: Language },
  select: Select<Place>,
  { now, zone }: { readonly now: Date; readonly zone: string },
) {
  const isOpen = ({ hours }: Place) => hours !== null && openStateAt(hours, now.getTime(), zone)?.isOpen === true
  type Page = Awaited<ReturnType<typeof placesPage<Place>>>
  const items: Place[] = []
  let cursor: string | null = query.cursor ?? ''
  for (let read = 0; read < mostReads && cursor !== null && items.length < query.page_size; read += 1) {
    const size = query.page_size - items.length
    const page: Page = await placesPage(
      { ...query, page_size: size, cursor: cursor === '' ? undefined : cursor },
      caller,
      select,
    )
    items.push(...page.items.filter(isOpen))
    cursor = page.next_cursor
  }
  return { items, next_cursor: cursor }
}
