import { inject } from 'inversify'
import { OnAirNow } from '../../application/channels/on-air-now'
import { RadioGateway } from '../../application/channels/radio-gateway'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { SearchText } from '../../application/lists/search-text'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { Channel } from '../../domain/channels/channel'
import type { ChannelFilters, ChannelGroups } from '../../domain/channels/channel-filters'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { radioHomePath } from './radio.routes'

interface Saved extends SavedList<Channel> {
  readonly groups: ChannelGroups | null
}

/** S014: the radio channels of every place, by region or genre. */
export class MoreRadioViewModel implements ScreenViewModel {
  readonly groups: Loadable<ChannelGroups>
  readonly channels: FilteredList<Channel, ChannelFilters>
  readonly search: SearchText

  constructor(
    @inject(RadioGateway) radio: RadioGateway,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(OnAirNow) readonly onAir: OnAirNow,
  ) {
    this.groups = new Loadable((signal) => radio.groups(signal))
    this.channels = new FilteredList({
      navigator,
      defaults: { by: 'region', region: '', genre: '', q: '' },
      load: (filters, request, signal) => radio.find(filters, request, signal),
      keyOf: ({ id }) => id,
    })
    this.search = new SearchText({
      searched: () => this.channels.filters.q,
      search: (q) => this.channels.choose({ q }),
    })
    observe(this)
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    await Promise.all([this.channels.open(location, signal), this.groups.load(signal)])
  }

  show(): () => void {
    return this.onAir.show(
      () => this.channels.list.items,
      () => void this.channels.refresh(),
    )
  }

  moved(location: ScreenLocation): void {
    this.channels.moved(location)
  }

  snapshot(): Saved {
    return { ...this.channels.snapshot(), groups: this.groups.value }
  }

  restore(saved: unknown, location: ScreenLocation): void {
    const { groups, ...list } = saved as Saved
    this.channels.restore(list, location)
    if (groups === null) void this.groups.load()
    else this.groups.set(groups)
  }

  groupBy(by: string): void {
    this.channels.choose({ by, region: '', genre: '' })
  }

  chooseGroup(id: string): void {
    this.channels.choose(this.channels.filters.by === 'genre' ? { genre: id } : { region: id })
  }

  back(): void {
    this.navigator.back(radioHomePath)
  }
}
