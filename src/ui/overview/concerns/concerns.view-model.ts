import { inject } from 'inversify'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { ConcernsGateway } from '../../../application/overview/concerns/concerns-gateway'
import { success } from '../../../domain/frame/shared/result'
import type { ConcerningKind, ThingReference } from '../../../domain/frame/concerns/concerned'
import type { FeedItem } from '../../../domain/frame/content/feed-item'
import type { ConcernedThing } from '../../../domain/overview/concerns/concerned-thing'

/** The contents that are shown at first, and those that are asked for. */
const fewContents = 3
const mostContents = 10

/** What a content is about, or the contents about a thing. What could not be loaded is left out. */
export class ConcernsViewModel {
  things: Loadable<readonly ConcernedThing[]> | null = null
  contents: Loadable<readonly FeedItem[]> | null = null
  showsAll = false

  constructor(@inject(ConcernsGateway) private readonly gateway: ConcernsGateway) {
    observe(this)
  }

  get shownContents(): readonly FeedItem[] {
    const contents = this.contents?.value ?? []
    return this.showsAll ? contents : contents.slice(0, fewContents)
  }

  get hasMore(): boolean {
    return (this.contents?.value ?? []).length > this.shownContents.length
  }

  openContent(content: { readonly kind: ConcerningKind; readonly id: string }): void {
    this.things = new Loadable((signal) => this.gateway.things(content, signal))
    void this.things.load()
  }

  openThing(thing: ThingReference): void {
    this.contents = new Loadable(async (signal) => {
      const page = await this.gateway.contents(thing, { pageSize: mostContents }, signal)
      return page.ok ? success(page.value.items) : page
    })
    void this.contents.load()
  }

  showAll(): void {
    this.showsAll = true
  }
}
