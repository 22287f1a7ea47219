import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { PagesGateway } from '../../../../application/overview/pages/pages-gateway'
import { observe } from '../../../../application/frame/shared/observe'
import { PagedList } from '../../../../application/frame/shared/paged-list'
import { oneOf, type Resource, type Resources } from '../../../../application/frame/shared/resource'
import { isRecord } from '../../../../domain/frame/shared/json-record'
import { feedKey, feedLayouts, type FeedItem } from '../../../../domain/frame/content/feed-item'
import type { CardStyle } from '../../../../domain/overview/pages/page-card'
import type { ScreenHead, ScreenViewModel } from '../../../frame/shell/screens/screen'

const styleOf = oneOf<CardStyle>([...feedLayouts, 'waterfall'])

/** S010: all items behind one card of a page. */
export class MoreItemsViewModel implements ScreenViewModel {
  title = ''
  style: CardStyle | null = null
  readonly list: PagedList<FeedItem>
  readonly resources: Resources

  constructor(@inject(PagesGateway) gateway: PagesGateway) {
    this.list = new PagedList(async (cursor, signal, { params }) => {
      const outcome = await gateway.items(params['id'] ?? '', cursor, signal)
      if (outcome.ok)
        runInAction(() => {
          this.title = outcome.value.title
          this.style = outcome.value.style
        })
      return outcome
    }, feedKey)
    this.resources = { list: this.withTitle() }
    observe(this)
  }

  get head(): ScreenHead {
    return { title: this.title }
  }

  get isGone(): boolean {
    return this.list.failure?.code === 'gone'
  }

  /** The list, and the title that comes with its answers. */
  private withTitle(): Resource {
    return {
      open: (location, signal) => this.list.open(location, signal),
      snapshot: () => {
        const list = this.list.snapshot()
        return list === null ? null : { title: this.title, style: this.style, list }
      },
      restore: (saved, location) => {
        if (!isRecord(saved) || typeof saved['title'] !== 'string' || !this.list.restore(saved['list'], location))
          return false
        this.title = saved['title']
        this.style = styleOf(saved['style'])
        return true
      },
    }
  }
}
