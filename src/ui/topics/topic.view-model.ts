import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { TopicsGateway } from '../../application/topics/topics-gateway'
import type { Topic } from '../../domain/topics/topic'
import { ParticipationViewModel } from '../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { topicPath } from './topics.routes'

/** S054: one discussion topic with its ranked posts. */
export class TopicViewModel implements ScreenViewModel {
  readonly topic: Loadable<Topic>
  private id = ''

  constructor(
    @inject(TopicsGateway) gateway: TopicsGateway,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.topic = new Loadable((signal) => gateway.topic(this.id, signal))
    observe(this)
  }

  get head(): ScreenHead | null {
    const topic = this.topic.value
    return topic === null
      ? null
      : {
          title: topic.title,
          description: topic.lead,
          image: topic.cover,
          share: topic.share,
          about: { ...topic, kind: 'topic' },
        }
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    const begun = this.begin(params['id'] ?? '', signal)
    await Promise.all([this.load(signal), begun])
  }

  show(location: ScreenLocation): () => void {
    return this.participation.show(location)
  }

  snapshot(): Topic | null {
    return this.topic.value
  }

  restore(saved: unknown, { params }: ScreenLocation): void {
    void this.begin(params['id'] ?? '')
    this.topic.set(saved as Topic)
    this.arrive(saved as Topic)
  }

  retry(): void {
    void this.load()
  }

  back(): void {
    this.navigator.back()
  }

  private begin(id: string, signal?: CancelSignal): Promise<void> {
    this.id = id
    return this.participation.open({ id, kind: 'topic' }, signal)
  }

  private async load(signal?: CancelSignal): Promise<void> {
    const topic = await this.topic.load(signal)
    if (topic !== null) this.arrive(topic)
  }

  private arrive({ id, share, title, lead, cover, source }: Topic): void {
    this.participation.arrived({
      path: topicPath(id),
      info: share,
      title,
      description: lead,
      cover: cover ?? '',
      source,
    })
  }
}
