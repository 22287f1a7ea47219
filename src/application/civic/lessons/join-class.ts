import { inject } from 'inversify'
import { Intents } from '../../frame/session/access/intents'
import { NoticesStore } from '../../frame/shared/notices.store'
import { lessonNotices } from './lesson-notices'
import { LessonsGateway } from './lessons-gateway'

const kind = 'join-class'

/** Shows whether the class is in the member's timetable. */
type ShowMembership = (isJoined: boolean) => void

/** Puts a class into the member's timetable, or takes it out. That of a guest is put there after the login. */
export class JoinClass {
  private isUnderWay = false

  constructor(
    @inject(LessonsGateway) private readonly gateway: LessonsGateway,
    @inject(Intents) private readonly intents: Intents,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  async execute(classId: string, on: boolean, show: ShowMembership): Promise<void> {
    const intent = { kind, target: classId, payload: null }
    if (this.isUnderWay || !this.intents.requireMember(intent)) return
    this.isUnderWay = true
    const outcome = await this.gateway.join(classId, on)
    this.isUnderWay = false
    if (!outcome.ok) {
      if (on) this.intents.saveIfExpired(intent, outcome)
      return
    }
    show(outcome.value)
    const code = outcome.value ? lessonNotices['class-joined'] : lessonNotices['class-left']
    this.notices.show({ code }, 'success')
  }

  /** Whether a login interrupted joining the class. True only once, because the stored intent is removed. */
  consumeIntent(classId: string): boolean {
    return this.intents.consume(kind, classId) !== null
  }
}
