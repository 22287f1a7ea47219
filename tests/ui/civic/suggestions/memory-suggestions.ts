import type { ReachedLimit } from '../../../../src/domain/frame/shared/reached-limit'
import type { EvaluationForm } from '../../../../src/domain/frame/ratings/evaluation'
import type { Container } from 'inversify'
import { MapsGateway } from '../../../../src/application/civic/maps/maps-gateway'
import {
  SuggestionsGateway,
  type SuggestionFilters,
} from '../../../../src/application/civic/suggestions/suggestions-gateway'
import { PositionSource } from '../../../../src/application/frame/places/position'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { PageRequest } from '../../../../src/application/frame/shared/page'
import type {
  Department,
  Suggestion,
  SuggestionCard,
  SuggestionRecord,
} from '../../../../src/domain/civic/suggestions/suggestion'
import { endedStates } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import type { ActText, CheckedSuggestion } from '../../../../src/domain/civic/suggestions/suggestion-form'
import type { Support } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { start } from '../../../support/hand-clock'
import { bindNoParticipation } from '../../../support/no-participation'

export const hour = 3_600_000
const person = { id: 'u9', nickname: 'Wren', avatar: null }

export function suggestion(id: string, more: Partial<Suggestion> = {}): Suggestion {
  return {
    id,
    title: `Suggestion ${id}`,
    summary: 'A summary',
    text: 'The lamp has been out for a week.',
    kind: 'problem',
    department: { id: 'roads', name: 'Streets' },
    toForward: false,
    state: 'accepted',
    createdAt: start,
    cover: null,
    place: { name: 'Lantern Street', latitude: 26.4, longitude: 111.6 },
    distance: null,
    supporters: 1,
    affected: 0,
    comments: 0,
    author: person,
    mine: false,
    isPublic: true,
    isOverdue: false,
    support: 'none',
    maySupport: true,
    acts: [],
    pictures: [],
    video: null,
    followUps: [],
    subscribed: false,
    maySubscribe: true,
    promises: {
      acceptDueAt: start + 24 * hour,
      acceptedAt: start,
      replyDueAt: start + 99 * hour,
      repliedAt: null,
      followUpDueAt: null,
      asker: null,
    },
    reply: null,
    joinedTo: null,
    contact: '',
    evaluation: null,
    reopenings: 0,
    commentsOpen: true,
    ...more,
  }
}

export const department = (id: string, name: string): Department => ({
  id,
  name,
  intro: `About ${name}`,
  duties: id === 'roads' ? ['lamp'] : ['drain'],
  acceptDays: 1,
  replyDays: 5,
  counts: [{ state: 'accepted', count: 2 }],
})

const figures = { answered: 9, inTime: 8, sentBack: 1, rated: 6, stars: 4.3 }

/** A platform with a few suggestions; it records its calls, and fails on demand. */
export class MemorySuggestions implements SuggestionsGateway {
  suggestions: readonly Suggestion[] = [suggestion('1'), suggestion('2', { state: 'replied' })]
  found: readonly SuggestionCard[] = []
  steps: SuggestionRecord['steps'] = []
  readonly calls: string[] = []
  readonly created: CheckedSuggestion[] = []
  readonly corrected: CheckedSuggestion[] = []
  failing: Readonly<Record<string, Failure>> = {}
  /** The suggestion as the next request returns it. */
  later: Suggestion | null = null

  limitNow: ReachedLimit | null = null
  limit = async () => success(this.limitNow)
  departments = async () => this.answer('departments', [department('roads', 'Streets'), department('water', 'Water')])
  counts = async (search: string) =>
    this.answer(`counts ${search}`, [{ departmentId: 'water', state: 'accepted' as const, count: 1 }])
  department = async (id: string) => this.answer(`department ${id}`, { ...department(id, 'Streets'), figures })
  figures = async () =>
    this.answer('figures', {
      fewest: 5,
      city: figures,
      departments: [
        { ...department('roads', 'Streets'), figures },
        { ...department('water', 'Water'), figures: null },
        { ...department('parks', 'Parks'), figures: { ...figures, rated: 2, stars: null } },
      ],
    })

  list = async ({ state, department, search, order }: SuggestionFilters, place: GeoPoint | null) => {
    const items = this.suggestions.filter((one) => state === '' || one.state === state)
    return this.answer(`list ${state}/${department}/${search}/${order}${place === null ? '' : ' here'}`, page(items))
  }

  mineOpen = async ({ pageSize }: PageRequest) =>
    this.answer(
      `mineOpen ${pageSize}`,
      page(this.suggestions.filter(({ state }) => !endedStates.includes(state)).slice(0, pageSize)),
    )
  mine = async ({ state }: SuggestionFilters) => this.answer(`mine ${state}`, page(this.suggestions))
  similar = async (title: string, place: GeoPoint | null) =>
    this.answer(`similar ${title}${place === null ? '' : ' here'}`, this.found)

  suggestion = async (id: string) => {
    const found = this.suggestions.find((one) => one.id === id)
    const shown = this.calls.includes(`suggestion ${id}`) ? (this.later ?? found) : found
    return shown === undefined ? gone() : this.answer(`suggestion ${id}`, shown)
  }

  record = async (id: string) => {
    const found = this.suggestions.find((one) => one.id === id)
    if (found === undefined) return gone()
    const { title, state, promises, author } = found
    return this.answer(`record ${id}`, { id, title, state, promises, isAnonymous: author === null, steps: this.steps })
  }

  create = async (form: CheckedSuggestion) => {
    this.created.push(form)
    return this.answer('create', suggestion('new', { state: 'submitted', mine: true }))
  }

  correct = async (id: string, form: CheckedSuggestion) => {
    this.corrected.push(form)
    return this.answer(`correct ${id}`, suggestion(id, { state: 'submitted', mine: true }))
  }
  withdraw = async (id: string) =>
    this.answer(`withdraw ${id}`, suggestion(id, { state: 'withdrawn', title: '', text: '', mine: true }))
  support = async (id: string, support: Support) =>
    this.answer(`support ${id} ${support}`, suggestion(id, { support, supporters: support === 'none' ? 1 : 2 }))
  confirm = async (id: string) =>
    this.answer(`confirm ${id}`, suggestion(id, { state: 'confirmed', mine: true, acts: ['evaluate'] }))
  reopen = async (id: string, { text }: ActText) =>
    this.answer(`reopen ${id} ${text}`, suggestion(id, { state: 'reopened', mine: true }))
  ask = async (id: string, act: 'ask' | 'clarify', { text }: ActText) =>
    this.answer(
      `${act} ${id} ${text}`,
      suggestion(id, {
        state: 'replied',
        mine: true,
        acts: ['confirm', 'reopen'],
        followUps: [{ by: 'author', office: null, isQuestion: act === 'ask', text, at: start }],
      }),
    )
  subscribe = async (id: string, subscribed: boolean) =>
    this.answer(`subscribe ${id} ${subscribed}`, suggestion(id, { subscribed }))
  evaluate = async (id: string, evaluation: EvaluationForm) =>
    this.answer(`evaluate ${id}`, suggestion(id, { state: 'closed', mine: true, evaluation }))

  bindTo(container: Container): this {
    container.bind(SuggestionsGateway).toConstantValue(this)
    container.bind(PositionSource).toConstantValue({ find: async () => success({ latitude: 26.4, longitude: 111.6 }) })
    container
      .bind(MapsGateway)
      .toConstantValue({
        cityMap: async () => this.answer('map', null),
        placesIn: async () => failure(failureOf('gone')),
      } as unknown as MapsGateway)
    bindNoParticipation(container, async () => this.answer('comments', page([])))
    return this
  }

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[call.split(' ')[0] ?? '']
    return reason === undefined ? success(value) : failure(reason)
  }
}

const gone = () => failure(failureOf('gone', { status: 404 }))
const page = <Item>(items: readonly Item[]) => ({ items, nextCursor: null })
