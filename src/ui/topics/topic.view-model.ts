import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { TopicsGateway } from '../../application/topics/topics-gateway'
import type { Topic } from '../../domain/topics/topic'
import { LoadedContent } from '../participation/loaded-content.part.view-model'
import { ParticipationViewModel } from '../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { topicPath } from './topics.routes'

/** S054: one discussion topic with its ranked posts. */
export class TopicViewModel implements ScreenViewModel {
  readonly topic: Loadable<Topic>
  private readonly content: LoadedContent<Topic>

  constructor(
    @inject(TopicsGateway) gateway: TopicsGateway,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.content = new LoadedContent({
      kind: 'topic',
      participation,
      load: (id, signal) => gateway.topic(id, signal),
      describe: (topic) => ({ content: topic, path: topicPath(topic.id), description: topic.lead, image: topic.cover }),
    })
    this.topic = this.content.loadable
    observe(this)
  }

  get head(): ScreenHead | null {
    return this.content.head
  }

  open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    return this.content.open(params['id'] ?? '', signal)
  }

  show(location: ScreenLocation): () => void {
    return this.participation.show(location)
  }

  snapshot(): Topic | null {
    return this.topic.value
  }

  restore(saved: unknown, { params }: ScreenLocation): void {
    this.content.restore(params['id'] ?? '', saved as Topic)
  }

  retry(): void {
    void this.content.load()
  }

  back(): void {
    this.navigator.back()
  }
}
