import type { ReachedLimit } from '../../../../src/domain/frame/shared/reached-limit'
import type { Container } from 'inversify'
import { ScreenWake } from '../../../../src/application/frame/codes/screen-wake'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import { ShowsGateway } from '../../../../src/application/civic/shows/shows-gateway'
import { TopicsGateway } from '../../../../src/application/media/topics/topics-gateway'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { Show } from '../../../../src/domain/civic/shows/show'
import type { ShowForm, ShownKind } from '../../../../src/domain/civic/shows/show-form'
import type { Topic } from '../../../../src/domain/media/topics/topic'
import { start } from '../../../support/hand-clock'
import { bindNoParticipation } from '../../../support/no-participation'

const author = { id: 'u9', nickname: 'Wren', avatar: null }

export function show(id: string, more: Partial<Show> = {}): Show {
  return {
    id,
    summary: `Show ${id}`,
    category: { id: 'c1', name: 'Kindness' },
    topic: null,
    state: 'published',
    at: start,
    cover: null,
    hasVideo: false,
    pictureCount: 1,
    likes: 2,
    comments: 0,
    author,
    mine: false,
    text: `Show ${id}`,
    place: 'Lotus Lane',
    pictures: [],
    video: null,
    acts: [],
    steps: [],
    commentsOpen: true,
    ...more,
  }
}

const topic: Topic = {
  id: 't1',
  title: 'How late should the last bus run?',
  lead: '',
  cover: null,
  publishedAt: 1,
  source: null,
  commentsOpen: true,
  share: { title: '', isShareCustom: false, shareTitle: '', shareCover: '', shareDescription: '' },
}

/** A platform with two shows; it records its calls, and fails on demand. */
export class MemoryShows implements ShowsGateway {
  shows: readonly Show[] = [show('1'), show('2')]
  own: readonly Show[] = [show('3', { state: 'refused', mine: true })]
  publishing = true
  topic = topic
  readonly calls: string[] = []
  readonly created: ShowForm[] = []
  failing: Readonly<Record<string, Failure>> = {}

  limit: ReachedLimit | null = null
  options = async () =>
    success({ categories: [{ id: 'c1', name: 'Kindness' }], publishing: this.publishing, limit: this.limit })
  classes = async (kind: ShownKind) => this.answer(`classes ${kind}`, [{ id: 'c1', name: 'Kindness' }])
  list = async (category: string) => this.answer(`list ${category}`, page(this.shows))
  mine = async () => this.answer('mine', page(this.own))
  show = async (id: string) => {
    const found = [...this.shows, ...this.own].find((one) => one.id === id)
    return found === undefined ? failure(failureOf('gone', { status: 404 })) : this.answer(`show ${id}`, found)
  }
  create = async (form: ShowForm) => {
    this.created.push(form)
    return this.answer('create', show('new', { state: 'submitted' }))
  }
  entries = async (topicId: string) => this.answer(`entries ${topicId}`, page(this.shows))
  enter = async (topicId: string, form: ShowForm) => {
    this.created.push(form)
    return this.answer(
      `enter ${topicId}`,
      show('new', { state: 'submitted', category: null, topic: { id: topicId, title: '' } }),
    )
  }
  remove = async (id: string) => this.answer(`remove ${id}`, {})

  bindTo(container: Container): this {
    container.bind(ScreenWake).toConstantValue({ keepAwake: () => () => undefined })
    container.bind(ShowsGateway).toConstantValue(this)
    container.bind(TopicsGateway).toConstantValue({ topic: async () => success(this.topic) })
    bindNoParticipation(container, async () => success(page([])))
    return this
  }

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[call.split(' ')[0] ?? '']
    return reason === undefined ? success(value) : failure(reason)
  }
}

const page = <Item>(items: readonly Item[]) => ({ items, nextCursor: null })
