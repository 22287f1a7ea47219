import { inject } from 'inversify'
import { ClashCheck } from '../../../../application/civic/clashes/clash-check'
import { JoinClass } from '../../../../application/civic/lessons/join-class'
import { LessonCalendar } from '../../../../application/civic/lessons/lesson-calendar'
import { LessonsGateway, type ClassWithLessons } from '../../../../application/civic/lessons/lessons-gateway'
import { NoteLesson } from '../../../../application/civic/lessons/note-lesson'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import type { Lesson, LessonAct } from '../../../../domain/civic/lessons/lesson'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'

/** S081: one class with its lessons. */
export class StudyClassViewModel implements ScreenViewModel {
  readonly page: Loadable<ClassWithLessons>
  readonly resources: Resources

  constructor(
    @inject(LessonsGateway) gateway: LessonsGateway,
    @inject(JoinClass) private readonly joinClass: JoinClass,
    @inject(NoteLesson) private readonly notes: NoteLesson,
    @inject(LessonCalendar) readonly calendar: LessonCalendar,
    @inject(ClashCheck) readonly clashes: ClashCheck,
  ) {
    this.page = new Loadable((signal, { params }) => gateway.studyClass(params['id'] ?? '', signal))
    // What a member did with the lessons changes while they play them, so nothing is saved.
    this.resources = { page: resetResource(this.page) }
    observe(this)
  }

  get head(): ScreenHead | null {
    const studyClass = this.page.value?.studyClass
    if (studyClass === undefined) return null
    return { title: studyClass.title, description: studyClass.summary, image: studyClass.cover }
  }

  get isGone(): boolean {
    return this.page.failure?.code === 'gone'
  }

  show(): () => void {
    // A recording that was played on another screen may have finished its lesson.
    if (this.page.value?.studyClass.isJoined === true) this.page.reload()
    return this.calendar.show()
  }

  onArrival({ params }: ScreenLocation): void {
    if (this.page.value !== null && this.joinClass.consumeIntent(params['id'] ?? '')) this.join(true)
  }

  join(on: boolean): void {
    const { value } = this.page
    if (value === null) return
    const { id } = value.studyClass
    const join = () => this.joinClass.execute(id, on, this.showMembership)
    void (on ? this.clashes.before({ kind: 'class', id }, join) : join())
  }

  note(lesson: Lesson, act: LessonAct): void {
    void this.notes.execute(lesson, act, (id, progress) =>
      this.page.change((page) => {
        const lessons = page.lessons.map((each) => (each.id === id ? { ...each, progress } : each))
        const doneCount = lessons.filter((each) => each.progress?.isDone === true).length
        return { studyClass: { ...page.studyClass, doneCount }, lessons }
      }),
    )
  }

  private showMembership(isJoined: boolean): void {
    this.page.change(({ studyClass, lessons }) => ({ studyClass: { ...studyClass, isJoined }, lessons }))
    // The lessons come with what the member did with them before.
    this.page.reload()
  }
}
