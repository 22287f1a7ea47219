import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { Navigator } from '../../application/navigation/navigator'
import { PagesGateway } from '../../application/pages/pages-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { observe } from '../../application/shared/observe'
import { PagedList, type PagedListSnapshot } from '../../application/shared/paged-list'
import { feedKey, type FeedItem } from '../../domain/feed/feed-item'
import type { CardStyle } from '../../domain/pages/page-card'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'

interface MoreItemsSnapshot {
  readonly title: string
  readonly style: CardStyle | null
  readonly list: PagedListSnapshot<FeedItem>
}

/** S010: all items behind one card of a page. */
export class MoreItemsViewModel implements ScreenViewModel {
  title = ''
  style: CardStyle | null = null
  readonly list: PagedList<FeedItem>
  private id = ''

  constructor(
    @inject(PagesGateway) gateway: PagesGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.list = new PagedList(async (cursor, signal) => {
      const outcome = await gateway.items(this.id, cursor, signal)
      if (outcome.ok)
        runInAction(() => {
          this.title = outcome.value.title
          this.style = outcome.value.style
        })
      return outcome
    }, feedKey)
    observe(this)
  }

  get head(): ScreenHead {
    return { title: this.title }
  }

  async open({ params }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.id = params.id ?? ''
    await this.list.start(signal)
  }

  back(): void {
    this.navigator.back()
  }

  snapshot(): MoreItemsSnapshot | null {
    const list = this.list.snapshot()
    return list === null ? null : { title: this.title, style: this.style, list }
  }

  restore(saved: unknown, { params }: ScreenLocation): void {
    const { title, style, list } = saved as MoreItemsSnapshot
    this.id = params.id ?? ''
    this.title = title
    this.style = style
    this.list.restore(list)
  }
}
