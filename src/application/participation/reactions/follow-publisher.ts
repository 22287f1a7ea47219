import { inject } from 'inversify'
import type { FollowedKind } from '../../../domain/frame/content/content-kinds'
import { Navigator } from '../../frame/navigation/navigator'
import { Intents } from '../../frame/session/access/intents'
import { NoticesStore } from '../../frame/shared/notices.store'
import { OptimisticSwitch } from './optimistic-switch'
import { ReactionsGateway, type SwitchAnswer } from './reactions-gateway'
import { reactionNotices } from './reaction-notices'

/** A publisher, such as an organisation, as a list or the publisher's own page shows it. */
interface Publisher {
  readonly id: string
  readonly followed: boolean
  readonly followers: number
}

/** Changes a publisher wherever the screen shows it. */
type ChangePublisher = (id: string, change: <Shown extends Publisher>(publisher: Shown) => Shown) => void

/**
 * Follows publishers of one kind from a list or their own page. The update is optimistic. A follow that a login or the
 * end of the session interrupted is sent afterwards.
 */
export class FollowPublisher {
  private readonly underWay = new Map<string, OptimisticSwitch>()

  constructor(
    @inject(ReactionsGateway) private readonly gateway: ReactionsGateway,
    @inject(Intents) private readonly intents: Intents,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {}

  /** The name of the present screen; an interrupted follow is sent only there. */
  private get screen(): string {
    return `publishers:${this.navigator.current().split('?', 1)[0]}`
  }

  async toggle(kind: FollowedKind, { id, followed, followers }: Publisher, change: ChangePublisher): Promise<void> {
    const intent = { kind: 'follow', target: this.screen, payload: id }
    if (!this.intents.requireMember(intent)) return
    const isDone = await this.switchTo(kind, id, { isOn: followed, count: followers }, !followed, change)
    if (!isDone && !followed) this.intents.saveIfEnded(intent)
  }

  /** Called when the screen is shown: sends the follow that a login interrupted there. */
  async resume(
    kind: FollowedKind,
    findPublisher: (id: string) => Publisher | undefined,
    change: ChangePublisher,
  ): Promise<void> {
    const id = this.intents.consume('follow', this.screen)?.payload
    if (typeof id !== 'string') return
    const { followed = false, followers = 0 } = findPublisher(id) ?? {}
    await this.switchTo(kind, id, { isOn: followed, count: followers }, true, change)
  }

  private async switchTo(
    kind: FollowedKind,
    id: string,
    now: SwitchAnswer,
    on: boolean,
    change: ChangePublisher,
  ): Promise<boolean> {
    const runningSwitch = this.underWay.get(id)
    const follow =
      runningSwitch ??
      new OptimisticSwitch(
        (isOn) => this.gateway.follow({ id, kind }, isOn),
        (answer) => change(id, (publisher) => ({ ...publisher, followed: answer.isOn, followers: answer.count })),
      )
    if (runningSwitch === undefined) follow.set(now)
    this.underWay.set(id, follow)
    const isDone = await follow.switchTo(on)
    this.underWay.delete(id)
    if (isDone && follow.isOn === on)
      this.notices.show({ code: on ? reactionNotices.followed : reactionNotices.unfollowed })
    return isDone
  }
}
