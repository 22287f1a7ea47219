import { inject } from 'inversify'
import { progressAfter, type Lesson, type LessonAct, type LessonProgress } from '../../../domain/civic/lessons/lesson'
import { NoticesStore } from '../../frame/shared/notices.store'
import { lessonNotices } from './lesson-notices'
import { LessonsGateway } from './lessons-gateway'

/** Shows how far the member is with a lesson. */
type ShowProgress = (lessonId: string, progress: LessonProgress) => void

/** Notes what a member did with a lesson. It is shown at once, and turned back when it failed. */
export class NoteLesson {
  private readonly underWay = new Set<string>()

  constructor(
    @inject(LessonsGateway) private readonly gateway: LessonsGateway,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  async execute({ id, progress }: Lesson, act: LessonAct, show: ShowProgress): Promise<void> {
    if (progress === null || this.underWay.has(id)) return
    this.underWay.add(id)
    show(id, progressAfter(progress, act))
    const outcome = await this.gateway.note(id, act)
    this.underWay.delete(id)
    show(id, outcome.ok ? outcome.value : progress)
    if (outcome.ok && act === 'attend') this.notices.show({ code: lessonNotices['lesson-attended'] }, 'success')
  }
}
