import type { Channel, ChannelDetail, ChannelStream } from '../../../domain/media/channels/channel'
import type { ChannelFilters, ChannelGroups } from '../../../domain/media/channels/channel-filters'
import type { ProgrammeDetail } from '../../../domain/media/channels/programme-detail'
import type { Programme } from '../../../domain/media/channels/schedule'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Radio channels, their streams and schedules. */
export interface RadioGateway {
  /** The default channel of a place, which is given by id or name (C046). */
  defaultChannel(city: string, signal?: CancelSignal): Promise<Outcome<Channel>>
  channels(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Channel>>>
  /** Channels of every place. */
  find(filters: ChannelFilters, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Channel>>>
  groups(signal?: CancelSignal): Promise<Outcome<ChannelGroups>>
  /** A programme, by its own id or by the id of one of its broadcasts. */
  programme(id: string, signal?: CancelSignal): Promise<Outcome<ProgrammeDetail>>
  /** The programme's broadcasts that can be replayed, latest first. */
  episodes(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Programme>>>
  similar(channelId: string): Promise<Outcome<readonly Channel[]>>
  channel(id: string, signal?: CancelSignal): Promise<Outcome<ChannelDetail>>
  /** The schedule of a day (YYYY-MM-DD). */
  schedule(channelId: string, day: string, signal?: CancelSignal): Promise<Outcome<readonly Programme[]>>
  /** Whether the caller may listen (C045); 'gone' when nobody may. */
  mayPlay(channelId: string): Promise<Outcome<boolean>>
  stream(channelId: string): Promise<Outcome<ChannelStream>>
  countView(channelId: string): Promise<Outcome<unknown>>
}
export const RadioGateway = port<RadioGateway>('RadioGateway')
