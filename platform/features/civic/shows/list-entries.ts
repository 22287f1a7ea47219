import type * as z from 'zod/mini'
import type { listCampaignEntries } from '../../../../contract/campaigns'
import type { Database } from '../../../kernel/database/client'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { selectCampaign } from './campaigns.queries'
import { showCardOf } from './show-answers'
import { selectMostLikedEntries, selectNewestShows } from './shows.queries'

/** Lists the shows that were entered into a campaign. */
export async function listEntries(
  database: Database,
  campaignId: string,
  { order, page_size: size, cursor }: z.output<typeof listCampaignEntries.query>,
  reader: Parameters<typeof showCardOf>[1] & { readonly id: string | null },
  now: Date,
) {
  const campaign = await selectCampaign(database, campaignId, now)
  if (campaign === null) return { items: [], next_cursor: null }
  const { topicId } = campaign
  if (order === 'hot') {
    const rows = await selectMostLikedEntries(database, reader.id, topicId, size + 1, cursorValues(cursor, 'ns'))
    return listPage(
      rows,
      size,
      ({ likes, show }) => [likes ?? 0, show.id],
      (row) => showCardOf(row, reader),
    )
  }
  const rows = await selectNewestShows(database, reader.id, { topicId }, size + 1, cursorValues(cursor, 'ts'))
  return listPage(
    rows,
    size,
    ({ show }) => [(show.publishedAt ?? show.createdAt).toISOString(), show.id],
    (row) => showCardOf(row, reader),
  )
}
