import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { CaseAct } from '../../../../application/frame/cases/case-act'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { NoticesStore } from '../../../../application/frame/shared/notices.store'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import { ShowsGateway } from '../../../../application/civic/shows/shows-gateway'
import type { Show } from '../../../../domain/civic/shows/show'
import { participatedContent } from '../../../participation/participated-content'
import { ParticipationViewModel } from '../../../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { myShowsPath, showPath } from '../shows.paths'
import { showNotices } from '../../../../application/civic/shows/show-notices'

/**
 * S131, S105, S106: one show or entry, with its reactions and comments once it is public, and its history for its
 * author.
 */
export class ShowViewModel implements ScreenViewModel {
  id = ''
  readonly post: Loadable<Show>
  /** Whether the dialog that confirms the deletion is open. */
  asksToRemove = false
  isRemoving = false
  readonly resources: Resources

  constructor(
    @inject(ShowsGateway) private readonly gateway: ShowsGateway,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.post = new Loadable((signal) => gateway.show(this.id, signal))
    this.resources = {
      post: participatedContent(this.post, participation, {
        load: (signal) => this.load(signal),
        arrive: () => this.arrive(),
      }),
    }
    observe(this)
  }

  get head(): ScreenHead | null {
    const { value } = this.post
    if (value === null) return null
    const { id, summary, cover } = value
    return {
      title: summary,
      description: value.text,
      image: cover?.address ?? null,
      about: { kind: kindOf(value), id },
    }
  }

  get isPublic(): boolean {
    return this.post.value?.state === 'published'
  }

  get mayRemove(): boolean {
    return this.post.value?.acts.includes('remove') ?? false
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['aid'] ?? ''
  }

  reload(): Promise<void> {
    return this.load()
  }

  setAsking(asks: boolean): void {
    this.asksToRemove = asks
  }

  async remove(): Promise<void> {
    if (this.isRemoving) return
    this.isRemoving = true
    const outcome = await this.caseAct.after(await this.gateway.remove(this.id), { refresh: () => this.reload() })
    runInAction(() => {
      this.isRemoving = false
      this.asksToRemove = false
    })
    if (outcome.ok) {
      this.notices.show({ code: showNotices['show-deleted'] }, 'success')
      this.navigator.navigateTo(myShowsPath, { replace: true })
    } else this.caseAct.tellFailure(outcome.reason)
  }

  private async load(signal?: CancelSignal): Promise<void> {
    await this.post.load(signal)
    await this.arrive(signal)
  }

  private async arrive(signal?: CancelSignal): Promise<void> {
    const { value } = this.post
    // A show that nobody else can see yet has no comments.
    if (value === null || value.state !== 'published') return
    const { id, summary: title, text: description, cover, author } = value
    await this.participation.open({ kind: kindOf(value), id }, signal)
    this.participation.onArrival({
      ...{ title, description, info: null, by: author.nickname },
      path: showPath(value),
      cover: cover?.address ?? '',
    })
  }
}

const kindOf = ({ topic }: Show) => (topic === null ? 'show' : 'entry')
