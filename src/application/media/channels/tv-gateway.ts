import type { Channel, ChannelDetail, ChannelStream } from '../../../domain/media/channels/channel'
import type { LiveEvent } from '../../../domain/media/channels/live-event'
import type { Programme } from '../../../domain/media/channels/schedule'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** TV channels and live events, their streams and schedules. */
export interface TvGateway {
  channel(id: string, signal?: CancelSignal): Promise<Outcome<ChannelDetail>>
  /** All channels, in the site's order. */
  channels(signal?: CancelSignal): Promise<Outcome<readonly Channel[]>>
  /** Live events: first those on air, then those to come, by their time, then the last ones that ended. */
  events(signal?: CancelSignal): Promise<Outcome<readonly LiveEvent[]>>
  /** The schedule of a day (YYYY-MM-DD). */
  schedule(channelId: string, day: string, signal?: CancelSignal): Promise<Outcome<readonly Programme[]>>
  /** Whether the caller may watch (C045); 'gone' when nobody may. */
  mayPlay(channelId: string): Promise<Outcome<boolean>>
  stream(channelId: string): Promise<Outcome<ChannelStream>>
  /** Counts a viewer (C036); returns the new number. */
  countView(channelId: string): Promise<Outcome<number>>
}
export const TvGateway = port<TvGateway>('TvGateway')
