import type { Language } from '../../../../src/domain/frame/site/preferences'
import type * as z from 'zod/mini'
import { errorCodes } from '../../../../contract/envelope'
import { linkSchema, type getCategoryHead } from '../../../../contract/feed'
import type { Queries } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { localise } from '../../../kernel/site/localise'
import { selectCategoryHead, selectPlaces } from './feed.queries'
import type { ContentPlacement } from '../../../kernel/contents/contents.schema'

type Head = z.input<typeof getCategoryHead.answer>

/** Reads the carousel and the entries above a feed: those for everywhere, and those for the chosen city. */
export async function readCategoryHead(
  queries: Queries,
  id: string,
  city: string | undefined,
  language: Language,
): Promise<Head> {
  const [head, places] = await Promise.all([selectCategoryHead(queries, id), selectPlaces(queries, city)])
  if (head === null) throw new Refusal(errorCodes.gone)
  return localise(
    { carousel: placementsOf(head.carousel, places), entries: placementsOf(head.entries, places) },
    language,
  ) as Head
}

/** The ids of the contents that the carousel of a head leads to in the chosen place; none without a head. */
export async function readCarouselContents(
  queries: Queries,
  id: string | undefined,
  city: string | undefined,
): Promise<readonly string[]> {
  if (id === undefined) return []
  const [head, places] = await Promise.all([selectCategoryHead(queries, id), selectPlaces(queries, city)])
  return (head?.carousel ?? []).flatMap(({ place = '', link }) => {
    const read = linkSchema.safeParse(link)
    return places.includes(place) && read.success && read.data.kind === 'content' ? [read.data.value] : []
  })
}

/** Leaves out the parts that are for other places. */
function placementsOf(parts: readonly ContentPlacement[], places: readonly string[]): unknown[] {
  return parts
    .filter(({ place = '' }) => places.includes(place))
    .map((part) => Object.fromEntries(Object.entries(part).filter(([name]) => name !== 'place')))
}
