import { inject } from 'inversify'
import { runInAction } from 'mobx'
import {
  KeepAttendance,
  type AttendanceRequest,
  type AttendanceForm,
} from '../../../../application/civic/activities/keep-attendance'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { forMembers } from '../../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../../application/frame/session/session.store'
import type { Failure, Outcome } from '../../../../application/frame/shared/failure'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { PagedList } from '../../../../application/frame/shared/paged-list'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import {
  attendanceGroups,
  type AttendanceList,
  type Attendant,
} from '../../../../domain/civic/activities/attendance-list'
import type { Person } from '../../../../domain/frame/cases/case-step'
import type { ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'

/** A form that is open on the list: the person it is about, and its act. */
export interface OpenForm {
  readonly kind: AttendanceRequest['kind']
  readonly person: Person
  readonly form: AttendanceForm
}

/**
 * The attendance list of an activity, for its leader: members who wait for a decision, are there, have left, or have
 * not come.
 */
export class AttendanceViewModel implements ScreenViewModel {
  readonly list: Loadable<AttendanceList>
  readonly people: FilteredList<Attendant, { readonly group: string; readonly shift: string }>
  /** The members of the team, who can be added by name. */
  readonly members: PagedList<Person>
  openForm: OpenForm | null = null
  choosesMember = false
  /** The id of the person whose act is being sent; 'all' while everybody who waits is being confirmed. */
  busy: string | null = null
  /** Why the last act was refused. */
  problem: Failure | null = null
  readonly resources: Resources
  id = ''
  /** Whether the person whom the address names was added. From then on they are no longer offered to be added. */
  private hasAdded = false

  constructor(
    @inject(KeepAttendance) private readonly keep: KeepAttendance,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.list = new Loadable((signal, { query }) =>
      keep.gate.list(this.part(this.people.filters.shift), this.hasAdded ? null : query['person'] || null, signal),
    )
    this.people = new FilteredList({
      navigator,
      defaults: { group: 'waiting', shift: '' },
      load: ({ group, shift }, request, signal) =>
        keep.gate.people(
          this.part(shift),
          attendanceGroups.find((each) => each === group) ?? 'waiting',
          request,
          signal,
        ),
      keyOf: ({ id }) => id,
    })
    this.members = new PagedList(
      (cursor, signal) =>
        keep.gate.members(this.list.value?.teamId ?? '', cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = {
      // It reads the address first, since the figures are those of the shift that it is narrowed to.
      people: forMembers(session, resetResource(this.people)),
      list: forMembers(session, resetResource(this.list)),
    }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** Whether the visitor does not lead the activity's team, and has nothing to see here. */
  get isOthers(): boolean {
    return this.list.failure?.code === 'not-yours'
  }

  /** The person who showed their code and can be added; null once they are added, or while adding is closed. */
  get scannedPerson(): Person | null {
    return this.list.value?.adding === 'closed' ? null : (this.list.value?.person ?? null)
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['id'] ?? ''
  }

  choose(group: string): void {
    this.people.choose({ group })
    // An act in another group may have moved somebody into this group, so it is loaded again.
    if (this.people.list.state === 'ready') void this.people.refresh()
  }

  /** Narrows the list, and its figures, to one shift; '' for all. */
  chooseShift(shift: string): void {
    this.people.choose({ shift })
    void this.refresh()
  }

  private part(shiftId: string) {
    return { activityId: this.id, shiftId }
  }

  async refresh(): Promise<void> {
    await Promise.all([this.list.load(), this.people.refresh()])
  }

  confirm(attendant: Attendant): Promise<void> {
    return this.run(attendant.id, () => this.keep.confirm(this.id, attendant.id, this))
  }

  confirmAll(): Promise<void> {
    return this.run('all', () => this.keep.confirmAll(this.id, this))
  }

  /** Opens the form of a correction or a refusal, with the current times. */
  decide(kind: 'correct' | 'refuse', { service, ...person }: Attendant): void {
    const list = this.list.value
    if (list !== null && service !== null)
      this.askToConfirm(list, kind, person, { from: service.from, until: service.until ?? list.endsAt })
  }

  /** Adds a person. While the activity runs, their time begins now; otherwise a form asks for their times. */
  async add(person: Person): Promise<void> {
    const list = this.list.value
    this.choosesMember = false
    if (list === null) return
    if (list.adding === 'times') this.askToConfirm(list, 'add', person, { from: list.startsAt, until: list.endsAt })
    else await this.run(person.id, () => this.keep.addNow(this.id, person.id, this), person)
  }

  chooseMember(): void {
    this.choosesMember = true
    if (this.members.state === 'idle') void this.members.start()
  }

  close(): void {
    this.openForm = null
    this.choosesMember = false
  }

  private askToConfirm(
    list: AttendanceList,
    kind: AttendanceRequest['kind'],
    person: Person,
    times: { from: number; until: number },
  ): void {
    this.problem = null
    const request = { kind, userId: person.id, ...times }
    const form = this.keep.form(list, request, {
      refresh: this.refresh,
      onSent: (answer) => this.showAnswer(answer, kind === 'add' ? person : null),
    })
    this.openForm = { kind, person, form }
  }

  private async run(
    busy: string,
    work: () => Promise<Outcome<AttendanceList>>,
    added: Person | null = null,
  ): Promise<void> {
    if (this.busy !== null) return
    this.busy = busy
    this.problem = null
    const outcome = await work()
    runInAction(() => {
      this.busy = null
      if (outcome.ok) this.showAnswer(outcome.value, added)
      else this.problem = outcome.reason
    })
  }

  /**
   * Shows the list that an act returned. The person who showed their code is offered to be added until they are, since
   * the answer of an act does not name them.
   */
  private showAnswer(list: AttendanceList, added: Person | null): void {
    this.close()
    const offeredPerson = this.list.value?.person ?? null
    if (added !== null && added.id === offeredPerson?.id) this.hasAdded = true
    this.list.set({ ...list, person: this.hasAdded ? null : offeredPerson })
    // The answer counts all shifts, so the figures of a chosen one are asked for.
    void (this.people.filters.shift === '' ? this.people.refresh() : this.refresh())
  }
}
