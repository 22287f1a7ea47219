import { inject } from 'inversify'
import type { Form } from '../../application/forms/form'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { PublishShow } from '../../application/shows/publish-show'
import { ShowsGateway, type ShowOptions } from '../../application/shows/shows-gateway'
import { TopicsGateway } from '../../application/topics/topics-gateway'
import type { Show, ShowCategory } from '../../domain/shows/show'
import type { ShowForm, ShownKind } from '../../domain/shows/show-form'
import type { Topic } from '../../domain/topics/topic'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { showPath, showsPath } from './shows.routes'

/** S132, S108, S104: shows something of the city, or enters it under a topic. */
export class ShowFormViewModel implements ScreenViewModel {
  readonly options: Loadable<ShowOptions>
  /** What can be chosen for it (C031). */
  readonly classes: Loadable<readonly ShowCategory[]>
  form: Form<ShowForm, ShowForm, Show>
  /** The topic of an entry; nothing is loaded for a show. */
  readonly topic: Loadable<Topic>
  private topicId = ''

  constructor(
    @inject(PublishShow) private readonly publish: PublishShow,
    @inject(ShowsGateway) gateway: ShowsGateway,
    @inject(TopicsGateway) topics: TopicsGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.options = new Loadable((signal) => gateway.options(signal))
    this.classes = new Loadable((signal) => gateway.classes(this.kind, signal))
    this.topic = new Loadable((signal) => topics.topic(this.topicId, signal))
    this.form = publish.form(null, this.leave)
    observe(this)
  }

  /** A show needs a category, an entry may have one. */
  get kind(): ShownKind {
    return this.topicId === '' ? 'show' : 'entry'
  }

  /** The site has switched publishing off (B14), or the topic has ended. */
  get isClosed(): boolean {
    return this.options.value?.publishing === false || this.topic.value?.commentsOpen === false
  }

  async open({ params }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.topicId = params['aid'] ?? ''
    const topic = this.topicId === '' ? null : this.topic.load(signal)
    if (topic !== null) this.form = this.publish.form(this.topicId, this.leave)
    await Promise.all([this.form.open(), this.options.load(signal), this.classes.load(signal), topic])
  }

  show(): () => void {
    return this.form.show()
  }

  back(): void {
    this.navigator.back(showsPath)
  }

  private readonly leave = (show: Show): void => this.navigator.go(showPath(show), { replace: true })
}
