import { inject } from 'inversify'
import { CampaignsGateway, type ShownCampaign } from '../../../../application/civic/shows/campaigns-gateway'
import { PlatformTime } from '../../../../application/frame/shared/platform-time'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import {
  campaignPhase,
  entryOrders,
  nextPhaseAt,
  type CampaignPhase,
  type EntryOrder,
} from '../../../../domain/civic/shows/campaign'
import type { ShowCard } from '../../../../domain/civic/shows/show'
import { timeLeft, type TimeLeft } from '../../../../domain/frame/shared/time-left'
import type { ScreenHead, ScreenViewModel } from '../../../frame/shell/screens/screen'

const second = 1000

/** S158: the campaign page, with its steps, its entries and its results. */
export class CampaignViewModel implements ScreenViewModel {
  readonly shown: Loadable<ShownCampaign>
  readonly entries: FilteredList<ShowCard, { readonly id: string; readonly order: string }>
  readonly resources: Resources

  constructor(
    @inject(CampaignsGateway) gateway: CampaignsGateway,
    @inject(PlatformTime) readonly time: PlatformTime,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.shown = new Loadable(async (signal, { query }) => {
      const answer = await gateway.campaign(query['id'] ?? '', signal)
      if (answer.ok && answer.value.campaign !== null) time.follow(answer.value.campaign.answeredAt)
      return answer
    })
    this.entries = new FilteredList({
      navigator,
      defaults: { id: '', order: 'new' },
      load: ({ id, order }, request, signal) => gateway.entries(id, orderOf(order), request, signal),
      keyOf: ({ id }) => id,
    })
    // A saved campaign would follow the platform's time of when it was saved.
    this.resources = { shown: resetResource(this.shown), entries: this.entries }
    observe(this)
  }

  get order(): EntryOrder {
    return orderOf(this.entries.filters.order)
  }

  get phase(): CampaignPhase | null {
    const campaign = this.shown.value?.campaign ?? null
    return campaign === null ? null : campaignPhase(campaign, this.time.now)
  }

  /** The instant at which the next phase begins; null when there is none. */
  get nextAt(): number | null {
    const campaign = this.shown.value?.campaign ?? null
    return campaign === null ? null : nextPhaseAt(campaign, this.time.now)
  }

  /** The time until the next phase; null until the screen is shown. */
  get timeLeft(): TimeLeft | null {
    const { shown } = this.time
    return shown === null || this.nextAt === null ? null : timeLeft(this.nextAt, shown)
  }

  get head(): ScreenHead | null {
    const campaign = this.shown.value?.campaign ?? null
    if (campaign === null) return null
    const { title, lead, pictures, share } = campaign
    return { title, description: lead, image: pictures[0] ?? null, share }
  }

  get isGone(): boolean {
    return this.shown.failure?.code === 'gone'
  }

  show(): () => void {
    return this.time.show(second)
  }

  sort(order: string): void {
    this.entries.choose({ order })
  }
}

const orderOf = (text: string): EntryOrder => entryOrders.find((order) => order === text) ?? 'new'
