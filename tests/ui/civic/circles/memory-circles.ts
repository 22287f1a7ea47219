import type { Container } from 'inversify'
import { CirclePostsGateway, type CirclePostStep } from '../../../../src/application/civic/circles/circle-posts-gateway'
import {
  CirclesGateway,
  type CircleDecision,
  type ListedMembers,
  type OwnCircleStep,
} from '../../../../src/application/civic/circles/circles-gateway'
import { MapsGateway } from '../../../../src/application/civic/maps/maps-gateway'
import { PositionSource } from '../../../../src/application/frame/places/position'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import type {
  Circle,
  CircleCandidate,
  CircleMember,
  CircleRecord,
  ReportedPost,
  CircleTab,
} from '../../../../src/domain/civic/circles/circle'
import type { CircleForm } from '../../../../src/domain/civic/circles/circle-form'
import type { CirclePost } from '../../../../src/domain/civic/circles/circle-post'
import { nowhere } from '../../../../src/domain/frame/places/named-place'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { start } from '../../../support/hand-clock'
import { bindNoParticipation } from '../../../support/no-participation'
import { recordedPort } from '../../../support/recorded-port'

export const person = (id: string, more: Partial<CircleMember> = {}): CircleMember => ({
  id,
  nickname: `Person ${id}`,
  avatar: '',
  since: start,
  rank: 'member',
  state: 'member',
  mutedUntil: null,
  request: '',
  acts: [],
  ...more,
})

export const circle = (id: string, more: Partial<Circle> = {}): Circle => ({
  id,
  name: `Circle ${id}`,
  summary: 'About it',
  picture: '',
  members: 3,
  posts: 2,
  joinMode: 'open',
  isClosed: false,
  hasEnded: false,
  standing: 'none',
  latest: null,
  intro: 'All about it',
  rules: ['Be kind.'],
  notice: '',
  place: nowhere,
  question: '',
  createdAt: start,
  owner: person('olga'),
  moderators: [],
  acts: ['enter'],
  isSilent: false,
  tellsPosts: false,
  mutedUntil: null,
  reason: '',
  waitingCount: 0,
  reportedCount: 0,
  ...more,
})

export const post = (id: string, more: Partial<CirclePost> = {}): CirclePost => ({
  id,
  circle: { id: 'garden', name: 'Circle garden' },
  summary: `Post ${id}`,
  state: 'published',
  at: start,
  pictures: [],
  pictureCount: 0,
  hasVideo: false,
  place: '',
  isPinned: false,
  isBest: false,
  isClosed: false,
  likes: 2,
  comments: 1,
  author: person('anna'),
  mine: false,
  text: `The whole text of ${id}`,
  position: null,
  named: { people: [], topics: [] },
  link: null,
  poll: null,
  editedAt: null,
  isEditable: false,
  video: null,
  commentsOpen: true,
  isClosedCircle: false,
  acts: [],
  reason: '',
  ...more,
})

const page = <Item>(items: readonly Item[]) => ({ items, nextCursor: null })

/** A platform with circles and posts; it records its calls, and fails on demand. */
export class MemoryCircles implements CirclesGateway {
  circles: readonly Circle[] = [circle('garden'), circle('kitchen', { standing: 'member', acts: ['leave'] })]
  pinned: readonly CirclePost[] = []
  people: readonly CircleMember[] = [person('anna')]
  others: readonly CircleCandidate[] = []
  log: readonly CircleRecord[] = []
  reportedPosts: readonly ReportedPost[] = []
  readonly calls: string[] = []
  failing: Readonly<Record<string, Failure>> = {}

  list = async ({ mine, search }: { mine: boolean; search: string }) => {
    const found = this.circles.filter(({ standing, name }) => (!mine || standing !== 'none') && name.includes(search))
    return this.answer(`list ${mine ? 'mine' : 'all'}/${search}`, page(found))
  }
  circle = async (id: string) => {
    const found = this.circles.find((each) => each.id === id)
    return found === undefined
      ? failure(failureOf('gone', { status: 404 }))
      : this.answer(`circle ${id}`, { circle: found, pinned: this.pinned, limit: null })
  }
  act = async (id: string, act: OwnCircleStep) => {
    const changes: Readonly<Partial<Record<OwnCircleStep, Partial<Circle>>>> = {
      enter: { standing: 'member', acts: ['leave'] },
      silence: { isSilent: true },
      tellPosts: { tellsPosts: true },
      leave: { standing: 'left', acts: ['enter'] },
    }
    return this.changed(`${act} ${id}`, id, changes[act] ?? {})
  }
  ask = async (id: string, words: string) =>
    this.changed(`ask ${id} ${words}`, id, { standing: 'pending', acts: ['withdraw'] })
  members = async (id: string, state: ListedMembers) =>
    this.answer(`members ${id} ${state}`, page(this.people.filter((each) => each.state === state)))
  candidates = async (id: string, words: string) =>
    this.answer(
      `candidates ${id} ${words}`,
      this.others.filter(({ nickname }) => nickname.includes(words)),
    )
  decide = async (id: string, { userId, act, reason, hours }: CircleDecision) => {
    if (act !== 'mute' && act !== 'unmute') this.people = this.people.filter((each) => each.id !== userId)
    return this.changed(`${act} ${id} ${userId} ${reason} ${hours}`, id, { waitingCount: 0 })
  }
  change = async (id: string, { intro, notice }: CircleForm) => this.changed(`change ${id} ${notice}`, id, { intro })
  reported = async (id: string) => this.answer(`reported ${id}`, page(this.reportedPosts))
  keepReported = async (id: string) => {
    this.reportedPosts = this.reportedPosts.filter((each) => each.id !== id)
    return this.changed(`keepReported ${id}`, 'garden', { reportedCount: 0 })
  }
  records = async (id: string) => this.answer(`records ${id}`, page(this.log))

  private changed(call: string, id: string, change: Partial<Circle>): Outcome<Circle> {
    this.circles = this.circles.map((each) => (each.id === id ? { ...each, ...change } : each))
    const found = this.circles.find((each) => each.id === id)
    return found === undefined ? failure(failureOf('gone')) : this.answer(call, found)
  }

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const failed = this.failing[call.split(' ')[0] ?? '']
    return failed === undefined ? success(value) : failure(failed)
  }
}

export class MemoryCirclePosts implements CirclePostsGateway {
  written: readonly CirclePost[] = [post('1'), post('2')]
  readonly calls: string[] = []
  failing: Readonly<Record<string, Failure>> = {}

  posts = async (id: string, tab: CircleTab) => this.answer(`posts ${id} ${tab}`, page(this.written))
  mine = async () => this.answer('mine', page(this.written.filter(({ mine }) => mine)))
  post = async (id: string) => {
    const found = this.written.find((each) => each.id === id)
    return found === undefined ? failure(failureOf('gone', { status: 404 })) : this.answer(`post ${id}`, found)
  }
  act = async (id: string, { act, reason, to }: CirclePostStep) => {
    const changes: Readonly<Partial<Record<CirclePostStep['act'], Partial<CirclePost>>>> = {
      pin: { isPinned: true, acts: ['unpin', 'remove'] },
      unpin: { isPinned: false, acts: ['pin', 'remove'] },
      remove: { state: 'removed', reason, acts: ['restore'] },
      restore: { state: 'published', reason: '', acts: ['pin', 'remove'] },
      move: { circle: { id: to ?? '', name: `Circle ${to}` } },
    }
    this.written = this.written.map((each) => (each.id === id ? { ...each, ...changes[act] } : each))
    const found = this.written.find((each) => each.id === id) ?? null
    return this.answer(`${act} ${id} ${reason}${to ?? ''}`, act === 'delete' ? null : found)
  }

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const failed = this.failing[call.split(' ')[0] ?? '']
    return failed === undefined ? success(value) : failure(failed)
  }
}

export function bindCircles(container: Container): { circles: MemoryCircles; posts: MemoryCirclePosts } {
  const [circles, posts] = [new MemoryCircles(), new MemoryCirclePosts()]
  container.bind(CirclesGateway).toConstantValue(circles)
  container.bind(CirclePostsGateway).toConstantValue(posts)
  container.bind(PositionSource).toConstantValue(recordedPort<PositionSource>({}).port)
  container.bind(MapsGateway).toConstantValue(recordedPort<MapsGateway>({}).port)
  bindNoParticipation(container, async () => success(page([])))
  return { circles, posts }
}
