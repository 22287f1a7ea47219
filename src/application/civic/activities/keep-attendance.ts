import { inject } from 'inversify'
import type { AttendanceList, TypedTimeSpan } from '../../../domain/civic/activities/attendance-list'
import { checkTimes, checkWhy } from '../../../domain/civic/activities/attendance-list'
import type { TimeSpan } from '../../../domain/civic/activities/time-spans'
import { success } from '../../../domain/frame/shared/result'
import { CaseAct, type ShownCase } from '../../frame/cases/case-act'
import type { Form } from '../../frame/forms/form'
import { PlainForms } from '../../frame/forms/plain-forms'
import type { Outcome } from '../../frame/shared/failure'
import { Clock } from '../../frame/shared/clock'
import { SiteCalendar } from '../../frame/site/site-calendar'
import { AttendanceGateway, type ServiceDecided } from './attendance-gateway'

/**
 * The input of the attendance list's forms. Only a correction and an addition have times, and only a correction and a
 * refusal have a reason.
 */
export interface AttendanceValues {
  readonly from: string
  readonly until: string
  readonly text: string
}
interface SentAttendance {
  readonly span: TimeSpan | null
  readonly text: string
}
export type AttendanceForm = Form<AttendanceValues, SentAttendance, AttendanceList>

/** The form that was asked for, and the person it is about. */
export interface AttendanceRequest {
  readonly kind: 'correct' | 'refuse' | 'add'
  readonly userId: string
  /** The initial value of the form's start time, in milliseconds since 1970. */
  readonly from: number
  /** The initial value of the form's end time, in milliseconds since 1970. */
  readonly until: number
}

interface AfterChange extends ShownCase {
  readonly onSent: (list: AttendanceList) => void
}

/** A leader's acts on the attendance list. */
export class KeepAttendance {
  constructor(
    @inject(AttendanceGateway) private readonly gateway: AttendanceGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(SiteCalendar) private readonly calendar: SiteCalendar,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  get gate(): AttendanceGateway {
    return this.gateway
  }

  async confirm(activityId: string, userId: string, after: ShownCase): Promise<Outcome<AttendanceList>> {
    const decision = { userId, act: 'confirm', span: null, reason: '' } as const
    return this.caseAct.after(await this.gateway.decide(activityId, decision, this.forms.newKey()), after)
  }

  async confirmAll(activityId: string, after: ShownCase): Promise<Outcome<AttendanceList>> {
    return this.caseAct.after(await this.gateway.confirmAll(activityId, this.forms.newKey()), after)
  }

  /** Adds somebody who is present; their time counts from now on. */
  async addNow(activityId: string, userId: string, after: ShownCase): Promise<Outcome<AttendanceList>> {
    return this.caseAct.after(await this.gateway.add(activityId, userId, null, this.forms.newKey()), after)
  }

  /** Creates the form of a correction, a refusal, or an addition. */
  form(
    list: AttendanceList,
    { kind, userId, from, until }: AttendanceRequest,
    { refresh, onSent }: AfterChange,
  ): AttendanceForm {
    const { activityId } = list
    const form: AttendanceForm = this.forms.make({
      name: `attendance-${kind}:${activityId}:${userId}`,
      needs: 'member',
      values: { from: this.calendar.timeInputValue(from), until: this.calendar.timeInputValue(until), text: '' },
      check: (values) => {
        const why = kind === 'add' ? success('') : checkWhy(values.text)
        const times: TypedTimeSpan = {
          from: this.calendar.instantOf(values.from),
          until: this.calendar.instantOf(values.until),
        }
        const span = kind === 'refuse' ? success(null) : checkTimes(times, list, this.clock.now())
        return why.ok && span.ok
          ? success({ span: span.value, text: why.value })
          : { ok: false, reason: { ...(span.ok ? {} : span.reason), ...(why.ok ? {} : why.reason) } }
      },
      send: async ({ span, text }, key) => {
        if (kind === 'add')
          return this.caseAct.after(await this.gateway.add(activityId, userId, span, key), { refresh })
        const decision: ServiceDecided = { userId, act: kind, span, reason: text }
        return this.caseAct.after(await this.gateway.decide(activityId, decision, key), { refresh })
      },
      onSent,
    })
    void form.open()
    return form
  }
}
