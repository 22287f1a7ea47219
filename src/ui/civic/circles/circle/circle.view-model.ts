import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { CircleActs, type CircleAskForm } from '../../../../application/civic/circles/circle-acts'
import { CirclePostsGateway } from '../../../../application/civic/circles/circle-posts-gateway'
import {
  CirclesGateway,
  type CirclePage,
  type OwnCircleStep,
} from '../../../../application/civic/circles/circles-gateway'
import { PlainForms } from '../../../../application/frame/forms/plain-forms'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import { circleTabs, type Circle, type CircleTab } from '../../../../domain/civic/circles/circle'
import { belongsToCircle, leadsCircle } from '../../../../domain/civic/circles/circle-membership'
import type { CirclePostCard } from '../../../../domain/civic/circles/circle-post'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { publishPostPath } from '../circles.paths'

/** S151: one circle, its posts by tab, and the visitor's acts. */
export class CircleViewModel implements ScreenViewModel {
  id = ''
  readonly page: Loadable<CirclePage>
  readonly posts: FilteredList<CirclePostCard, { readonly tab: string }>
  busy: OwnCircleStep | null = null
  showsAbout = false
  /** The form of a request to become a member, while it is open. */
  asking: CircleAskForm | null = null
  readonly resources: Resources
  private wasShown = false

  constructor(
    @inject(CirclesGateway) gateway: CirclesGateway,
    @inject(CirclePostsGateway) posts: CirclePostsGateway,
    @inject(CircleActs) private readonly acts: CircleActs,
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.page = new Loadable((signal) => gateway.circle(this.id, signal))
    this.posts = new FilteredList({
      navigator,
      defaults: { tab: '' },
      load: ({ tab }, request, signal) => posts.posts(this.id, tabOf(tab), request, signal),
      keyOf: ({ id }) => id,
    })
    this.resources = { page: resetResource(this.page), posts: this.posts }
    observe(this)
  }

  get circle(): Circle | null {
    return this.page.value?.circle ?? null
  }

  get isGone(): boolean {
    return this.page.failure?.code === 'gone'
  }

  get head(): ScreenHead | null {
    const { circle } = this
    return circle === null ? null : { title: circle.name, description: circle.intro, image: circle.picture }
  }

  get tab(): CircleTab {
    return tabOf(this.posts.filters.tab)
  }

  /** Whether the visitor may read what is written in it. */
  get isReadable(): boolean {
    const { circle } = this
    return circle !== null && (!circle.isClosed || belongsToCircle(circle.standing))
  }

  get leads(): boolean {
    return this.circle !== null && leadsCircle(this.circle.standing)
  }

  /** Whether the visitor may write in it now. */
  get mayWrite(): boolean {
    const { circle } = this
    return (
      circle !== null &&
      belongsToCircle(circle.standing) &&
      circle.mutedUntil === null &&
      !circle.hasEnded &&
      this.navigator.exists(publishPostPath(this.id))
    )
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['id'] ?? ''
  }

  /** Reloads whenever the visitor comes back, since what they did elsewhere may have changed it. */
  onArrival(): void {
    if (this.wasShown) void this.reload()
    else this.resume()
    this.wasShown = true
  }

  async reload(): Promise<void> {
    await Promise.all([this.page.load(), this.posts.refresh()])
    this.resume()
  }

  choose(tab: string): void {
    this.posts.choose({ tab: tab === 'new' ? '' : tab })
  }

  setAbout(shows: boolean): void {
    this.showsAbout = shows
  }

  async act(act: OwnCircleStep | 'ask'): Promise<void> {
    if (this.busy !== null) return
    if (act === 'ask') return this.ask()
    this.busy = act
    const circle = await this.acts.execute(this.id, act, this.forms.newKey(), { refresh: () => this.reload() })
    runInAction(() => {
      this.busy = null
      if (circle !== null) this.page.change((page) => ({ ...page, circle }))
    })
    // What is for members appears and disappears with the membership.
    if (circle?.isClosed === true) await this.reload()
  }

  closeAsking(): void {
    this.asking = null
  }

  private async ask(): Promise<void> {
    const { circle } = this
    if (circle === null) return
    const form = this.acts.askForm(circle, {
      refresh: async () => {
        this.closeAsking()
        await this.reload()
      },
      onAsked: (asked) => {
        this.closeAsking()
        this.page.change((page) => ({ ...page, circle: asked }))
      },
    })
    await form?.open()
    runInAction(() => (this.asking = form))
  }

  /** Does what a login interrupted. */
  private resume(): void {
    const act = this.circle?.acts.find((each) => each === 'enter' || each === 'ask')
    if (act !== undefined && this.acts.consumeJoinIntent(this.id)) void this.act(act)
  }
}

const tabOf = (tab: string): CircleTab => circleTabs.find((each) => each === tab) ?? 'new'
