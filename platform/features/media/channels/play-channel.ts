import type { Language } from '../../../../src/domain/frame/site/preferences'
import { errorCodes } from '../../../../contract/envelope'
import type { Queries } from '../../../kernel/database/queries'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { playAddress } from '../../../kernel/media/play-address'
import type { Platform } from '../../../kernel/platform'
import type { SiteMinute } from '../../../kernel/site/site-clock'
import type { ProgrammeReader } from './channel-answers'
import { selectPlay } from './schedule.queries'
import type { PlayRow } from './schedule.queries'

interface Listener {
  readonly language: Language
  readonly isMember: boolean
}

/** What a channel plays, for somebody who may play it; others get 403001. */
export async function playChannel(
  queries: Queries,
  id: string,
  { language, isMember }: Listener,
  at: SiteMinute,
): Promise<PlayRow> {
  const row = await selectPlay(queries, id, at, language)
  if (row === null || !isFor(row.playable_by, isMember)) throw new Refusal(errorCodes.gone)
  return row
}

/**
 * Checks whether somebody may play a channel, such as after a login. Throws 403001 for a channel that nobody may play.
 */
export async function authoriseChannelPlay(
  queries: Queries,
  id: string,
  { language, isMember }: Listener,
  at: SiteMinute,
): Promise<boolean> {
  const row = await selectPlay(queries, id, at, language)
  if (row === null || row.playable_by === 'nobody') throw new Refusal(errorCodes.gone)
  return isFor(row.playable_by, isMember)
}

/** The audience of a channel. It applies to the channel's stream, recordings and chat. */
type Audience = PlayRow['playable_by']

export function isFor(audience: Audience, isMember: boolean): boolean {
  return audience === 'all' || (audience === 'members' && isMember)
}

/** Hours for which the address of a live stream stays valid. Nobody listens longer without a break. */
const liveHours = 12

/** The address of a stream or a recording for a caller in the channel's audience; null for others. */
export function addressFor(
  { signer, now }: Pick<Platform, 'signer' | 'now'>,
  audience: Audience,
  isMember: boolean,
  url: string | null,
): string | null {
  if (url === null || !isFor(audience, isMember)) return null
  return audience === 'all'
    ? url
    : playAddress(signer, url, now(), url.startsWith('/live/') ? liveHours : undefined).url
}

/** Makes the reader of programmes from a caller. */
export const readerOf = (
  { language, member }: Pick<Caller, 'language' | 'member'>,
  platform: Pick<Platform, 'signer' | 'now'>,
): ProgrammeReader => ({
  language,
  now: platform.now(),
  recordingOf: ({ replay_url: url, playable_by: audience }) => addressFor(platform, audience, member !== null, url),
})
