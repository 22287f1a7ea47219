import { inject } from 'inversify'
import { CircleActs } from '../../../../application/civic/circles/circle-acts'
import {
  CirclesGateway,
  type CircleDecision,
  type CirclePage,
  type ListedMembers,
} from '../../../../application/civic/circles/circles-gateway'
import type { Form } from '../../../../application/frame/forms/form'
import { PlainForms } from '../../../../application/frame/forms/plain-forms'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../../application/frame/shared/failure'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { Page, PageRequest } from '../../../../application/frame/shared/page'
import type { Resources } from '../../../../application/frame/shared/resource'
import {
  checkCircleReason,
  type Circle,
  type CircleCandidate,
  type CircleMember,
  type CircleReasonForm,
  type CircleRecord,
  type ReportedPost,
} from '../../../../domain/civic/circles/circle'
import {
  leadsCircle,
  muteHours,
  type CircleLeaderAct,
  type MuteHours,
} from '../../../../domain/civic/circles/circle-membership'
import { success } from '../../../../domain/frame/shared/result'
import type { ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { CircleInvitingViewModel } from './circle-inviting.view-model'

/** The tabs of those who lead a circle; everybody else sees the members alone. */
export const managerTabs = ['', 'pending', 'reported', 'invited', 'removed', 'records'] as const
export type ManagerTab = (typeof managerTabs)[number]

export type ListedInManager =
  | { readonly kind: 'person'; readonly person: CircleMember }
  | { readonly kind: 'record'; readonly record: CircleRecord }
  | { readonly kind: 'reported'; readonly post: ReportedPost }

/** A decision whose reason is being written. */
export interface WrittenCircleDecision {
  readonly act: 'refuse' | 'mute' | 'remove'
  readonly person: CircleMember
  readonly form: Form<CircleReasonForm, CircleReasonForm, Circle>
}

const emptyPage = success({ items: [], nextCursor: null })

/** The people of a circle; for those who lead it, their decisions, and what was decided so far. */
export class CircleManagerViewModel implements ScreenViewModel {
  id = ''
  readonly page: Loadable<CirclePage>
  readonly entries: FilteredList<ListedInManager, { readonly tab: string }>
  /** The person whose acts are shown. */
  managed: CircleMember | null = null
  written: WrittenCircleDecision | null = null
  /** The number of hours for which somebody is muted. */
  hours: MuteHours = muteHours[0]
  /** The member to whom the owner hands the circle over, while they are asked to confirm. */
  successor: CircleMember | null = null
  busy: { readonly id: string; readonly act: CircleLeaderAct | 'keep' } | null = null
  readonly resources: Resources

  constructor(
    @inject(CirclesGateway) private readonly gateway: CirclesGateway,
    @inject(CircleActs) private readonly acts: CircleActs,
    @inject(CircleInvitingViewModel) readonly inviting: CircleInvitingViewModel,
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.page = new Loadable((signal) => gateway.circle(this.id, signal))
    this.entries = new FilteredList({
      navigator,
      defaults: { tab: '' },
      load: ({ tab }, request, signal) => this.load(tab, request, signal),
      keyOf,
    })
    this.resources = {
      page: {
        open: async (location, signal) => {
          // Which tabs there are depends on the visitor's relation to the circle.
          await this.page.load(signal)
          if (this.page.value !== null) await this.entries.open(location, signal)
        },
        onLocationChange: (location) => this.entries.onLocationChange(location),
      },
    }
    observe(this)
  }

  get circle(): Circle | null {
    return this.page.value?.circle ?? null
  }

  get isGone(): boolean {
    return this.page.failure?.code === 'gone'
  }

  get leads(): boolean {
    return this.circle !== null && leadsCircle(this.circle.standing)
  }

  /** Whether the visitor may invite people now. */
  get mayInvite(): boolean {
    return this.leads && this.circle?.hasEnded === false
  }

  get tab(): ManagerTab {
    const { tab } = this.entries.filters
    return this.leads ? (managerTabs.find((each) => each === tab) ?? '') : ''
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['id'] ?? ''
  }

  /** Selects a tab and reloads its list, since an act in another tab may have changed it. */
  choose(tab: string): void {
    this.entries.choose({ tab })
    if (this.entries.list.state === 'ready') void this.entries.refresh()
  }

  manage(person: CircleMember | null): void {
    this.managed = person
  }

  setHours(hours: MuteHours): void {
    this.hours = hours
  }

  /** Performs an act on a person, or opens what it asks for: a reason, or a confirmation. */
  press(act: CircleLeaderAct, person: CircleMember): void {
    this.managed = null
    if (act === 'refuse' || act === 'mute' || act === 'remove') this.write(act, person)
    else if (act === 'handOver') this.successor = person
    else void this.decide({ userId: person.id, act, reason: '', hours: this.hours })
  }

  openInviting(): void {
    this.inviting.open(this.id)
  }

  async invite({ id: userId }: CircleCandidate): Promise<void> {
    const outcome = await this.decide({ userId, act: 'invite', reason: '', hours: this.hours })
    if (outcome === null) return
    if (outcome.ok) this.inviting.markInvited(userId)
    // Somebody who came or declined meanwhile is shown as they are now.
    else this.inviting.search()
  }

  close(): void {
    this.written = null
    this.successor = null
  }

  async handOver(): Promise<void> {
    const { successor } = this
    if (successor === null || this.busy !== null) return
    await this.decide({ userId: successor.id, act: 'handOver', reason: '', hours: this.hours })
    this.close()
  }

  async refresh(): Promise<void> {
    this.close()
    await this.page.load()
    await this.entries.refresh()
  }

  /** Keeps a reported post. */
  async keep({ id }: ReportedPost): Promise<void> {
    if (this.busy !== null) return
    this.busy = { id, act: 'keep' }
    const outcome = await this.acts.keepReported(id, this.forms.newKey(), { refresh: this.refresh })
    this.endAct()
    if (outcome.ok) await this.refresh()
  }

  private write(act: WrittenCircleDecision['act'], person: CircleMember): void {
    const form = this.forms.make<CircleReasonForm, CircleReasonForm, Circle>({
      name: `${act}-circle-member:${this.id}:${person.id}`,
      needs: 'member',
      values: { text: '' },
      check: checkCircleReason,
      send: ({ text }, key) => this.send({ userId: person.id, act, reason: text, hours: this.hours }, key),
      onSent: this.close,
    })
    this.written = { act, person, form }
    void form.open()
  }

  /** Returns null while another decision is being sent. */
  private async decide(decision: CircleDecision): Promise<Outcome<Circle> | null> {
    if (this.busy !== null) return null
    this.busy = { id: decision.userId, act: decision.act }
    const outcome = await this.send(decision, this.forms.newKey())
    this.endAct()
    return outcome
  }

  private endAct(): void {
    this.busy = null
  }

  private async send(decision: CircleDecision, key: string): Promise<Outcome<Circle>> {
    const { refresh } = this
    const outcome = await this.acts.decide(this.id, decision, key, {
      refresh,
      onUndo: (undo) => void this.decide(undo),
    })
    if (outcome.ok) {
      const circle = outcome.value
      this.page.change((page) => ({ ...page, circle }))
      await this.entries.refresh()
    }
    return outcome
  }

  private async load(
    tab: string,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<ListedInManager>>> {
    if (this.circle === null) return emptyPage
    if (this.leads && tab === 'records') {
      const records = await this.gateway.records(this.id, request, signal)
      return entriesOf(records, (record) => ({ kind: 'record', record }))
    }
    if (this.leads && tab === 'reported') {
      const reported = await this.gateway.reported(this.id, request, signal)
      return entriesOf(reported, (post) => ({ kind: 'reported', post }))
    }
    const states: readonly ListedMembers[] = ['pending', 'invited', 'removed']
    const state = (this.leads ? states.find((each) => each === tab) : undefined) ?? 'member'
    return entriesOf(await this.gateway.members(this.id, state, request, signal), (person) => ({
      kind: 'person',
      person,
    }))
  }
}

function keyOf(entry: ListedInManager): string {
  if (entry.kind === 'person') return entry.person.id
  return entry.kind === 'record' ? entry.record.id : entry.post.id
}

const entriesOf = <Item>(
  outcome: Outcome<Page<Item>>,
  entryOf: (item: Item) => ListedInManager,
): Outcome<Page<ListedInManager>> =>
  outcome.ok ? success({ ...outcome.value, items: outcome.value.items.map(entryOf) }) : outcome
