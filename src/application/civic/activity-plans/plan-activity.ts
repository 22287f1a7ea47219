import { inject } from 'inversify'
import {
  checkPlan,
  leastAhead,
  mostPlanPictures,
  type ActivityPlan,
  type CheckedPlan,
  type PlanBefore,
  type PlanInput,
} from '../../../domain/civic/activity-plans/activity-plan'
import { shiftFault, type PlannedShift, type ShiftFault } from '../../../domain/civic/activity-plans/shift-plan'
import { isPublicState } from '../../../domain/civic/activities/activity-lifecycle'
import { success } from '../../../domain/frame/shared/result'
import { plainFigures } from '../../../domain/frame/shared/typed-figures'
import type { Form } from '../../frame/forms/form'
import { FormServices } from '../../frame/forms/form-services'
import type { Outcome } from '../../frame/shared/failure'
import { NoticesStore } from '../../frame/shared/notices.store'
import { SiteStore } from '../../frame/site/site.store'
import { SiteCalendar } from '../../frame/site/site-calendar'
import { ActivityPlansGateway } from './activity-plans-gateway'
import { planNotices } from './plan-notices'

type Times = 'enrolsAt' | 'enrolsUntil' | 'startsAt' | 'endsAt'
/** The plan as it is typed: times in the format of a date-time field on the site's clock, '' for none. */
export type PlanForm = Omit<PlanInput, Times | 'places' | 'shifts'> &
  Readonly<Record<Times | 'places', string>> & { readonly shifts: readonly TypedShift[] }
/** A shift as it is typed; without times of its own, both are ''. */
export type TypedShift = Pick<PlannedShift, 'id' | 'name'> & Readonly<Record<'startsAt' | 'endsAt' | 'places', string>>
export type ActivityPlanForm = Form<PlanForm, CheckedPlan, readonly ActivityPlan[]>

/** What is planned: a new activity of a team, a copy of one, or a change of one. */
export type PlanSubject =
  | { readonly kind: 'new'; readonly teamId: string }
  | { readonly kind: 'copy' | 'change'; readonly plan: ActivityPlan }

const week = 7 * 86_400_000

const emptyForm: PlanForm = {
  kind: '',
  title: '',
  intro: '',
  requirements: '',
  place: { name: '', latitude: null, longitude: null },
  enrolsAt: '',
  enrolsUntil: '',
  startsAt: '',
  endsAt: '',
  places: '',
  shifts: [],
  pictures: [],
  kept: [],
  repeat: { every: 'once', times: 4 },
}

/** Makes the form by which a leader plans or changes an activity, with the rules of the site's clock. */
export class PlanActivity {
  constructor(
    @inject(FormServices) private readonly forms: FormServices,
    @inject(ActivityPlansGateway) private readonly gateway: ActivityPlansGateway,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(SiteCalendar) private readonly calendar: SiteCalendar,
    @inject(SiteStore) private readonly site: SiteStore,
  ) {}

  form(subject: PlanSubject, onSent: (plan: ActivityPlan) => void): ActivityPlanForm {
    return this.forms.make({
      name: nameOf(subject),
      values: this.valuesOf(subject),
      needs: 'member',
      pictures: mostPlanPictures,
      published: true,
      dependents: {
        startsAt: ['endsAt', 'enrolsAt', 'enrolsUntil', 'repeat', 'shifts'],
        endsAt: ['shifts'],
        enrolsAt: ['enrolsUntil'],
      },
      check: (values) =>
        checkPlan(this.inputOf(values, subject), {
          now: this.calendar.now(),
          before: beforeOf(subject),
          area: this.site.area,
        }),
      send: (plan, key) => this.send(subject, plan, key),
      onSent: (plans) => {
        const [first] = plans
        if (first === undefined) return
        this.notices.show({ code: noticeOf(subject, first) }, 'success')
        onSent(first)
      },
    })
  }

  /** The values with which the form begins; a copy is proposed for the next week in which it can take place. */
  valuesOf(subject: PlanSubject): PlanForm {
    if (subject.kind === 'new') return emptyForm
    const { plan } = subject
    const later = subject.kind === 'copy' ? this.weeksLater(plan) : 0
    const typed = (instant: number) => this.calendar.timeInputValue(instant + later)
    const { kind, title, intro, requirements, place, places, pictures } = plan
    return {
      ...{ ...emptyForm, kind, title, intro, requirements, place, places: String(places) },
      enrolsAt: subject.kind === 'copy' ? '' : typed(plan.enrolsAt),
      enrolsUntil: plan.enrolsUntil === null ? '' : typed(plan.enrolsUntil),
      startsAt: typed(plan.startsAt),
      endsAt: typed(plan.endsAt),
      shifts: plan.shifts.map((shift) => ({
        id: subject.kind === 'copy' ? null : shift.id,
        name: shift.name,
        startsAt: shift.startsAt === null ? '' : typed(shift.startsAt),
        endsAt: shift.endsAt === null ? '' : typed(shift.endsAt),
        places: String(shift.places),
      })),
      kept: pictures.map((_, index) => index),
    }
  }

  /** What is wrong with the shifts as they are typed, and the field beside which it is said; null when all are valid. */
  shiftFaultOf(values: PlanForm, subject: PlanSubject): ShiftFault | null {
    const { shifts, startsAt, endsAt } = this.inputOf(values, subject)
    return shiftFault(shifts, { startsAt, endsAt, before: beforeOf(subject)?.shifts ?? [] })
  }

  /** The earliest time that may be chosen, in the format of a date-time field. */
  get earliest(): string {
    return this.calendar.timeInputValue(this.calendar.now() + leastAhead)
  }

  private weeksLater({ startsAt }: ActivityPlan): number {
    const weeks = Math.ceil((this.calendar.now() + leastAhead - startsAt) / week)
    return Math.max(1, weeks) * week
  }

  private inputOf(values: PlanForm, subject: PlanSubject): PlanInput {
    const before = subject.kind === 'change' ? subject.plan : null
    const instantOf = (time: Times) => this.instantOf(values[time], before?.[time] ?? null)
    return {
      ...values,
      enrolsAt: instantOf('enrolsAt'),
      enrolsUntil: instantOf('enrolsUntil'),
      startsAt: instantOf('startsAt'),
      endsAt: instantOf('endsAt'),
      places: countOf(values.places),
      shifts: values.shifts.map((shift, index) => {
        const present = before?.shifts[index]?.id === shift.id ? before.shifts[index] : undefined
        const shiftTime = (time: 'startsAt' | 'endsAt') => this.instantOf(shift[time], present?.[time] ?? null)
        return {
          ...{ id: shift.id, name: shift.name, places: countOf(shift.places) },
          startsAt: shiftTime('startsAt'),
          endsAt: shiftTime('endsAt'),
        }
      }),
    }
  }

  /** A typed time. One that was not touched keeps its seconds, which the field does not show. */
  private instantOf(typed: string, present: number | null): number | null {
    const isUntouched = present !== null && this.calendar.timeInputValue(present) === typed
    return isUntouched ? present : this.calendar.instantOf(typed)
  }

  private async send(subject: PlanSubject, plan: CheckedPlan, key: string): Promise<Outcome<readonly ActivityPlan[]>> {
    if (subject.kind === 'change') {
      const outcome = await this.gateway.change(subject.plan.id, plan)
      return outcome.ok ? success([outcome.value]) : outcome
    }
    const origin =
      subject.kind === 'new'
        ? { teamId: subject.teamId, copyOf: null }
        : { teamId: subject.plan.team.id, copyOf: subject.plan.id }
    return await this.gateway.create(origin, plan, key)
  }
}

const countOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(plainFigures(typed)))

function nameOf(subject: PlanSubject): string {
  return subject.kind === 'new' ? `activity-plan:${subject.teamId}` : `activity-plan-${subject.kind}:${subject.plan.id}`
}

function beforeOf(subject: PlanSubject): PlanBefore | null {
  if (subject.kind !== 'change') return null
  const { startsAt, endsAt, joined, state, shifts } = subject.plan
  return { startsAt, endsAt, joined, hasOpened: state === 'enrolling', shifts }
}

function noticeOf({ kind }: PlanSubject, { state }: ActivityPlan) {
  if (!isPublicState(state)) return planNotices['activity-plan-sent']
  return kind === 'change' ? planNotices['activity-changed'] : planNotices['activity-planned']
}
