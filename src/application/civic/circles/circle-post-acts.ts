import { inject } from 'inversify'
import type { CircleCard } from '../../../domain/civic/circles/circle'
import { leadsCircle } from '../../../domain/civic/circles/circle-membership'
import type { CirclePost } from '../../../domain/civic/circles/circle-post'
import { success } from '../../../domain/frame/shared/result'
import { CaseAct, type ShownCase } from '../../frame/cases/case-act'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { NoticeCode } from '../../frame/shared/notice-codes'
import { NoticesStore } from '../../frame/shared/notices.store'
import { circleNotices } from './circle-notices'
import { CirclesGateway } from './circles-gateway'
import { CirclePostsGateway, type CirclePostStep } from './circle-posts-gateway'

type PostAct = CirclePostStep['act']

const doneNotices = {
  pin: circleNotices['circle-post-pinned'],
  unpin: circleNotices['circle-post-unpinned'],
  choose: circleNotices['circle-post-chosen'],
  unchoose: circleNotices['circle-post-unchosen'],
  close: circleNotices['circle-post-closed'],
  reopen: circleNotices['circle-post-reopened'],
  move: circleNotices['circle-post-moved'],
  remove: circleNotices['circle-post-removed'],
  restore: circleNotices['circle-post-restored'],
  delete: circleNotices['circle-post-deleted'],
} as const satisfies Record<PostAct, NoticeCode>

interface PostRefresh extends ShownCase {
  /** Called to take an act back. */
  readonly onUndo: (step: CirclePostStep) => void
}

/** The acts on a post of a circle, each with the offer to take it back where that is possible. */
export class CirclePostActs {
  constructor(
    @inject(CirclePostsGateway) private readonly gateway: CirclePostsGateway,
    @inject(CirclesGateway) private readonly circles: CirclesGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  async execute(
    post: Pick<CirclePost, 'id' | 'circle'>,
    step: CirclePostStep,
    key: string,
    { refresh, onUndo }: PostRefresh,
  ): Promise<Outcome<CirclePost | null>> {
    const outcome = await this.caseAct.after(await this.gateway.act(post.id, step, key), { refresh })
    if (outcome.ok) {
      const undo = undoOf(step.act, post.circle.id)
      const action = undo === null ? null : { code: 'undo' as const, act: () => onUndo(undo) }
      this.notices.show({ code: doneNotices[step.act] }, 'success', action)
    } else this.caseAct.tellFailure(outcome.reason)
    return outcome
  }

  /** The circles to which a moderator can move a post: they lead these too, and the same people read them. */
  async targetsOf(post: CirclePost | null, signal?: CancelSignal): Promise<Outcome<readonly CircleCard[]>> {
    const page = await this.circles.list({ mine: true, search: '' }, { pageSize: mostCircles }, signal)
    if (!page.ok) return page
    return success(
      page.value.items.filter(
        ({ id, standing, hasEnded, isClosed }) =>
          id !== post?.circle.id && leadsCircle(standing) && !hasEnded && isClosed === post?.isClosedCircle,
      ),
    )
  }
}

/** The most own circles among which a target is looked for. */
const mostCircles = 50

/** The step that takes an act back; null for what is final. */
function undoOf(act: PostAct, circleId: string): CirclePostStep | null {
  const undoneBy: Readonly<Partial<Record<PostAct, PostAct>>> = {
    pin: 'unpin',
    unpin: 'pin',
    choose: 'unchoose',
    unchoose: 'choose',
    close: 'reopen',
    reopen: 'close',
    move: 'move',
    remove: 'restore',
  }
  const undone = undoneBy[act]
  return undone === undefined ? null : { act: undone, reason: '', to: undone === 'move' ? circleId : null }
}
