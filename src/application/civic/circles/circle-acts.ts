import { inject } from 'inversify'
import type { Circle } from '../../../domain/civic/circles/circle'
import { checkCircleRequest, type CircleRequest } from '../../../domain/civic/circles/circle-request'
import type { CircleLeaderAct } from '../../../domain/civic/circles/circle-membership'
import type { Form } from '../../frame/forms/form'
import { PlainForms } from '../../frame/forms/plain-forms'
import { CaseAct, type ShownCase } from '../../frame/cases/case-act'
import { Intents } from '../../frame/session/access/intents'
import type { Outcome } from '../../frame/shared/failure'
import type { NoticeCode } from '../../frame/shared/notice-codes'
import { NoticesStore } from '../../frame/shared/notices.store'
import { circleNotices } from './circle-notices'
import { CirclesGateway, type CircleDecision, type OwnCircleStep } from './circles-gateway'

const ownNotices = {
  enter: circleNotices['circle-entered'],
  withdraw: circleNotices['circle-withdrawn'],
  accept: circleNotices['circle-entered'],
  decline: circleNotices['circle-declined'],
  leave: circleNotices['circle-left'],
  silence: circleNotices['circle-silenced'],
  unsilence: circleNotices['circle-unsilenced'],
  tellPosts: circleNotices['circle-posts-told'],
  untellPosts: circleNotices['circle-posts-untold'],
} as const satisfies Record<OwnCircleStep, NoticeCode>

const leaderNotices = {
  invite: circleNotices['circle-person-invited'],
  approve: circleNotices['circle-person-approved'],
  refuse: circleNotices['circle-person-refused'],
  mute: circleNotices['circle-person-muted'],
  unmute: circleNotices['circle-person-unmuted'],
  remove: circleNotices['circle-person-removed'],
  readmit: circleNotices['circle-person-readmitted'],
  name: circleNotices['circle-person-named'],
  dismiss: circleNotices['circle-person-dismissed'],
  handOver: circleNotices['circle-handed-over'],
} as const satisfies Record<CircleLeaderAct, NoticeCode>

/** The act that takes another one back. */
const undoneBy: Readonly<Partial<Record<CircleLeaderAct, CircleLeaderAct>>> = {
  mute: 'unmute',
  remove: 'readmit',
  name: 'dismiss',
  dismiss: 'name',
}

const intent = 'join-circle'
const joiningOf = (id: string) => ({ kind: intent, target: id, payload: null })

export type CircleAskForm = Form<CircleRequest, CircleRequest, Circle>

/** The acts on memberships of a circle. */
export class CircleActs {
  constructor(
    @inject(CirclesGateway) private readonly gateway: CirclesGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(Intents) private readonly intents: Intents,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(PlainForms) private readonly forms: PlainForms,
  ) {}

  /**
   * Makes the form in which somebody asks to become a member; null for a guest, who is sent to log in and then asks.
   */
  askForm(
    { id, question }: Circle,
    { refresh, onAsked }: ShownCase & { readonly onAsked: (circle: Circle) => void },
  ): CircleAskForm | null {
    if (!this.intents.requireMember(joiningOf(id))) return null
    return this.forms.make<CircleRequest, CircleRequest, Circle>({
      name: `ask-circle:${id}`,
      values: { text: '' },
      needs: 'member',
      check: (form) => checkCircleRequest(form, question),
      send: async ({ text }, key) => this.caseAct.after(await this.gateway.ask(id, text, key), { refresh }),
      onSent: (circle) => {
        this.notices.show({ code: circleNotices['circle-asked'] }, 'success')
        onAsked(circle)
      },
    })
  }

  /** Performs one of the visitor's own acts. A guest enters when they return from the login. */
  async execute(id: string, act: OwnCircleStep, key: string, refreshing: ShownCase): Promise<Circle | null> {
    const joining = joiningOf(id)
    const joins = act === 'enter'
    if (joins && !this.intents.requireMember(joining)) return null
    const outcome = await this.caseAct.after(await this.gateway.act(id, act, key), refreshing)
    if (joins) this.intents.saveIfExpired(joining, outcome)
    if (outcome.ok) this.notices.show({ code: ownNotices[act] }, 'success')
    else this.caseAct.tellFailure(outcome.reason)
    return outcome.ok ? outcome.value : null
  }

  /** Whether joining was interrupted by the login and can be done now; true once. */
  consumeJoinIntent(id: string): boolean {
    return this.intents.mayAct('member') && this.intents.consume(intent, id) !== null
  }

  /** Keeps a reported post. What somebody else settled meanwhile is shown as it is now. */
  async keepReported(postId: string, key: string, refreshing: ShownCase): Promise<Outcome<Circle>> {
    const outcome = await this.caseAct.after(await this.gateway.keepReported(postId, key), refreshing)
    if (outcome.ok) this.notices.show({ code: circleNotices['circle-report-kept'] }, 'success')
    else this.caseAct.tellFailure(outcome.reason)
    return outcome
  }

  /**
   * Sends a decision of somebody who leads the circle. What can be taken back is offered to be.
   * @param onUndo called to take the act back
   */
  async decide(
    id: string,
    decision: CircleDecision,
    key: string,
    { refresh, onUndo }: ShownCase & { readonly onUndo: (decision: CircleDecision) => void },
  ): Promise<Outcome<Circle>> {
    const outcome = await this.caseAct.after(await this.gateway.decide(id, decision, key), { refresh })
    if (!outcome.ok) {
      this.caseAct.tellFailure(outcome.reason)
      return outcome
    }
    const undone = undoneBy[decision.act]
    const action =
      undone === undefined
        ? null
        : { code: 'undo' as const, act: () => onUndo({ ...decision, act: undone, reason: '' }) }
    this.notices.show({ code: leaderNotices[decision.act] }, 'success', action)
    return outcome
  }
}
