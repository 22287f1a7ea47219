import { inject } from 'inversify'
import { OnAirNow } from '../../../../application/media/channels/on-air-now'
import { RadioGateway } from '../../../../application/media/channels/radio-gateway'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { SearchText } from '../../../../application/frame/lists/search-text'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { Channel } from '../../../../domain/media/channels/channel'
import type { ChannelFilters, ChannelGroups } from '../../../../domain/media/channels/channel-filters'
import type { ScreenViewModel } from '../../../frame/shell/screens/screen'

/** S014: the radio channels of every place, by region or genre. */
export class MoreRadioViewModel implements ScreenViewModel {
  readonly groups: Loadable<ChannelGroups>
  readonly channels: FilteredList<Channel, ChannelFilters>
  readonly search: SearchText
  readonly resources: Resources

  constructor(
    @inject(RadioGateway) radio: RadioGateway,
    @inject(Navigator) navigator: Navigator,
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
    this.resources = { channels: this.channels, groups: this.groups }
    observe(this)
  }

  show(): () => void {
    return this.onAir.show(
      () => this.channels.list.items,
      () => void this.channels.refresh(),
    )
  }

  groupBy(by: string): void {
    this.channels.choose({ by, region: '', genre: '' })
  }

  chooseGroup(id: string): void {
    this.channels.choose(this.channels.filters.by === 'genre' ? { genre: id } : { region: id })
  }
}
