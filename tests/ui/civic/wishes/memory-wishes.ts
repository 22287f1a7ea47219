import type { EvaluationForm } from '../../../../src/domain/frame/ratings/evaluation'
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import type { Container } from 'inversify'
import { PositionSource } from '../../../../src/application/frame/places/position'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import { SwitchesGateway } from '../../../../src/application/frame/site/switches-gateway'
import { HelpedPersonsGateway } from '../../../../src/application/civic/wishes/helped-persons-gateway'
import { WishesGateway, type WishFilters } from '../../../../src/application/civic/wishes/wishes-gateway'
import type { ReachedLimit } from '../../../../src/domain/frame/shared/reached-limit'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { HelpedPerson } from '../../../../src/domain/civic/wishes/helped-person'
import type { HelpedPersonForm } from '../../../../src/domain/civic/wishes/helped-person-form'
import type { Wish } from '../../../../src/domain/civic/wishes/wish'
import type { FinishForm } from '../../../../src/domain/civic/wishes/wish-acts'
import type { WishForm } from '../../../../src/domain/civic/wishes/wish-form'
import { start } from '../../../support/hand-clock'
import { bindNoParticipation } from '../../../support/no-participation'

const person = { id: 'u9', nickname: 'Wren', avatar: null }

export function wish(id: string, more: Partial<Wish> = {}): Wish {
  return {
    id,
    title: `Wish ${id}`,
    summary: 'A summary',
    text: 'Somebody who can carry a shelf.',
    category: { id: 'c1', name: 'Errands' },
    state: 'open',
    createdAt: start,
    wantedOn: '2026-12-01',
    timeOfDay: 'any',
    cover: null,
    place: { name: 'Lotus Lane', latitude: null, longitude: null },
    distance: null,
    wanted: 2,
    claimed: 0,
    comments: 0,
    wisher: { ...person, onBehalfOf: null },
    mine: false,
    claimedByMe: false,
    acts: ['claim'],
    pictures: [],
    claimants: [],
    steps: [{ id: 's1', act: 'submit', state: 'submitted', at: start, actor: person, text: '', pictures: [] }],
    evaluation: null,
    phone: null,
    privatePlace: null,
    needsVolunteer: false,
    registrationPending: false,
    commentsOpen: true,
    ...more,
  }
}

/** A platform with a few wishes; it records its calls, and fails on demand. */
export class MemoryWishes implements WishesGateway, SwitchesGateway {
  wishes: readonly Wish[] = [wish('1'), wish('2', { state: 'finished', acts: [] })]
  persons: readonly HelpedPerson[] = []
  publish = '1'
  mayRegister = true
  readonly calls: string[] = []
  readonly created: WishForm[] = []
  readonly told: unknown[] = []
  failing: Readonly<Record<string, Failure>> = {}
  /** The wish as the next request returns it. */
  later: Wish | null = null

  limit: ReachedLimit | null = null
  categories = async () => success([{ id: 'c1', name: 'Errands' }])
  formChoices = async () => success({ categories: [{ id: 'c1', name: 'Errands' }], limit: this.limit })
  switches = async () => success({ 5: this.publish })

  list = async (filters: WishFilters, place: GeoPoint | null) => {
    const { state, category, search, order } = filters
    const items = this.wishes.filter((one) => state === '' || one.state === state)
    return this.answer(`list ${state}/${category}/${search}/${order}${place === null ? '' : ' here'}`, page(items))
  }

  mine = async (role: 'wisher' | 'claimant', state: string) => this.answer(`mine ${role} ${state}`, page(this.wishes))

  wish = async (id: string) => {
    const found = this.wishes.find((one) => one.id === id)
    const shown = this.calls.includes(`wish ${id}`) ? (this.later ?? found) : found
    return shown === undefined ? failure(failureOf('gone', { status: 404 })) : this.answer(`wish ${id}`, shown)
  }

  claimants = async (id: string) =>
    this.answer(`claimants ${id}`, page([{ ...person, claimedAt: start, helped: 3, phone: null }]))

  create = async (form: WishForm) => {
    this.created.push(form)
    return this.answer('create', wish('new', { state: 'submitted' }))
  }

  claim = async (id: string) =>
    this.answer(
      `claim ${id}`,
      wish(id, { claimed: 1, claimedByMe: true, acts: ['finish', 'cancel'], phone: '13900000000' }),
    )
  cancel = async (id: string, reason: string) => this.answer(`cancel ${id} ${reason}`, wish(id))
  finish = async (id: string, report: FinishForm) => {
    this.told.push(report)
    return this.answer(`finish ${id}`, wish(id, { state: 'finished', acts: [] }))
  }
  notDone = async (id: string, reason: string) =>
    this.answer(`notDone ${id} ${reason}`, wish(id, { mine: true, acts: ['withdraw'] }))
  letGo = async (id: string, claimantId: string, reason: string) =>
    this.answer(`letGo ${id} ${claimantId} ${reason}`, wish(id, { mine: true, acts: ['withdraw'] }))
  evaluate = async (id: string, evaluation: EvaluationForm) => {
    this.told.push(evaluation)
    return this.answer(`evaluate ${id}`, wish(id, { state: 'evaluated', acts: [], evaluation }))
  }
  remove = async (id: string) => this.answer(`remove ${id}`, {})

  record = async () => this.answer('record', page(this.wishes))
  person = async (id: string) => this.answer(`person ${id}`, helped(id))
  register = async (form: HelpedPersonForm) => {
    this.told.push(form)
    return this.answer('register', helped('p1'))
  }

  change = async (id: string, form: HelpedPersonForm) => {
    this.told.push(form)
    return this.answer(`change ${id}`, helped(id))
  }

  bindTo(container: Container): this {
    container.bind(WishesGateway).toConstantValue(this)
    container
      .bind(HelpedPersonsGateway)
      .toConstantValue({
        list: async () => this.answer('persons', page(this.persons)),
        role: async () => success({ mayRegister: this.mayRegister, limit: this.limit }),
        person: this.person,
        record: this.record,
        register: this.register,
        change: this.change,
        remove: async (id) => this.answer(`remove-person ${id}`, {}),
      })
    container.bind(SwitchesGateway).toConstantValue(this)
    container.bind(PositionSource).toConstantValue({ find: async () => success({ latitude: 28.2, longitude: 112.9 }) })
    bindNoParticipation(container, async () => this.answer('comments', page([])))
    return this
  }

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[call.split(' ')[0] ?? '']
    return reason === undefined ? success(value) : failure(reason)
  }
}

export const helped = (id: string): HelpedPerson => ({
  id,
  name: 'Li Ming',
  sex: 0,
  phone: null,
  relation: 'neighbour',
  address: 'Lotus Lane 3',
  needs: '',
  registeredAt: start,
  wishes: 1,
  open: 1,
  finished: 0,
  openOrders: 2,
})

const page = <Item>(items: readonly Item[]) => ({ items, nextCursor: null })
