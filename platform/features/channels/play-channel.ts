import { errorCodes } from '../../../contract/envelope'
import type { Language } from '../../database/schema/localised'
import type { Queries } from '../../database/queries'
import { Refusal } from '../../http/refusal'
import type { SiteMinute } from '../site/site-clock'
import { selectPlay } from './schedule.queries'
import type { PlayRow } from './schedule.queries'

interface Listener {
  readonly language: Language
  readonly isMember: boolean
}

/** What a channel plays, for somebody who may play it; to others it is gone. */
export async function playChannel(
  queries: Queries,
  id: string,
  { language, isMember }: Listener,
  at: SiteMinute,
): Promise<PlayRow> {
  const row = await selectPlay(queries, id, at, language)
  if (row === undefined || !mayPlay(row, isMember)) throw new Refusal(errorCodes.gone)
  return row
}

/** Whether somebody may play a channel, such as after a login; one that nobody may play is gone. */
export async function authoriseChannelPlay(
  queries: Queries,
  id: string,
  { language, isMember }: Listener,
  at: SiteMinute,
): Promise<boolean> {
  const row = await selectPlay(queries, id, at, language)
  if (row === undefined || row.playable_by === 'nobody') throw new Refusal(errorCodes.gone)
  return mayPlay(row, isMember)
}

function mayPlay({ playable_by: by }: PlayRow, isMember: boolean): boolean {
  return by === 'all' || (by === 'members' && isMember)
}
