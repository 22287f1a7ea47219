import { inject } from 'inversify'
import type { Form } from '../../../../application/frame/forms/form'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import { PublishShow } from '../../../../application/civic/shows/publish-show'
import { ShowsGateway, type ShowOptions } from '../../../../application/civic/shows/shows-gateway'
import { TopicsGateway } from '../../../../application/media/topics/topics-gateway'
import type { Show, ShowCategory } from '../../../../domain/civic/shows/show'
import type { ShowForm, ShownKind } from '../../../../domain/civic/shows/show-form'
import type { Topic } from '../../../../domain/media/topics/topic'
import type { ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { showPath } from '../shows.paths'

/** S132, S108, S104: publishes a show of the city, or an entry under a topic. */
export class ShowFormViewModel implements ScreenViewModel {
  readonly options: Loadable<ShowOptions>
  /** The categories that can be chosen (C031). */
  readonly classes: Loadable<readonly ShowCategory[]>
  form: Form<ShowForm, ShowForm, Show>
  /** The topic that an entry takes part in. A show has no topic, so nothing is loaded for it. */
  readonly topic: Loadable<Topic>
  private readonly loaded: Resources
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
    this.loaded = {
      options: resetResource(this.options),
      classes: resetResource(this.classes),
      topic: { open: (_location, signal) => (this.kind === 'entry' ? this.topic.load(signal) : undefined) },
    }
    observe(this)
  }

  /** The address says whose form it is, so the form is read anew. */
  get resources(): Resources {
    return { form: this.form, ...this.loaded }
  }

  /**
   * The kind of content: an entry when there is a topic, otherwise a show. A show needs a category, while an entry may
   * have one.
   */
  get kind(): ShownKind {
    return this.topicId === '' ? 'show' : 'entry'
  }

  /** Whether the site has switched publishing off (B14), or the topic has ended. */
  get isClosed(): boolean {
    return this.options.value?.publishing === false || this.topic.value?.commentsOpen === false
  }

  applyLocation({ params }: ScreenLocation): void {
    const { aid = '' } = params
    if (aid === this.topicId) return
    this.topicId = aid
    this.form = this.publish.form(aid, this.leave)
  }

  private readonly leave = (show: Show): void => this.navigator.navigateTo(showPath(show), { replace: true })
}
