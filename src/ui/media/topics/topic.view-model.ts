import { inject } from 'inversify'
import type { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import { TopicsGateway } from '../../../application/media/topics/topics-gateway'
import type { Topic } from '../../../domain/media/topics/topic'
import { LoadedContent } from '../../participation/loaded-content.part.view-model'
import { ParticipationViewModel } from '../../participation/participation.part.view-model'
import type { ScreenHead, ScreenViewModel } from '../../frame/shell/screens/screen'
import { topicPath } from './topics.paths'

/** S054: one discussion topic with its ranked posts. */
export class TopicViewModel implements ScreenViewModel {
  readonly topic: Loadable<Topic>
  readonly resources: Resources
  readonly content: LoadedContent<Topic>

  constructor(
    @inject(TopicsGateway) gateway: TopicsGateway,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {
    this.content = new LoadedContent({
      kind: 'topic',
      parameter: 'id',
      participation,
      load: (id, signal) => gateway.topic(id, signal),
      describe: (topic) => ({ content: topic, path: topicPath(topic.id), description: topic.lead, image: topic.cover }),
    })
    this.topic = this.content.loadable
    this.resources = { topic: this.content }
    observe(this)
  }

  get head(): ScreenHead | null {
    return this.content.head
  }
}
