import { errorCodes } from '../../../../contract/envelope'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Database } from '../../../kernel/database/client'
import { Refusal } from '../../../kernel/http/refusal'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { selectRatedPerson, selectReceivedRatings, type ReceivedRating } from './received-ratings'

interface RatingsAsked {
  readonly page_size: number
  readonly cursor?: string | undefined
  readonly isOwn: boolean
  readonly language: Language
}

/** Reads a page of the ratings that somebody received. */
export async function readReceivedRatings(
  database: Database,
  userId: string,
  { page_size: size, cursor, isOwn, language }: RatingsAsked,
) {
  const person = await selectRatedPerson(database, userId)
  if (person === undefined) throw new Refusal(errorCodes.gone)
  const rows = await selectReceivedRatings(database, { userId, limit: size + 1, after: cursorValues(cursor, 'ts') })
  const latestRating = ({ at, id }: ReceivedRating) => [at.toISOString(), id]
  const page = listPage(rows, size, latestRating, ({ id, kind, service, stars, text, from, at }) => ({
    id,
    kind,
    service: service[language],
    stars: stars ?? 0,
    text: text?.[language] ?? '',
    // Others do not see who it is from, because only the two may know what somebody needed help with.
    from: isOwn ? from : null,
    at: at.toISOString(),
  }))
  return { ...page, person }
}
