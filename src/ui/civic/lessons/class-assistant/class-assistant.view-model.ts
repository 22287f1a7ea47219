import { inject } from 'inversify'
import { LessonCalendar } from '../../../../application/civic/lessons/lesson-calendar'
import { LessonsGateway } from '../../../../application/civic/lessons/lessons-gateway'
import { NoteLesson } from '../../../../application/civic/lessons/note-lesson'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { SessionStore } from '../../../../application/frame/session/session.store'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import type { LearningRecord } from '../../../../domain/civic/lessons/learning-record'
import type { Lesson, LessonAct, StudyClass } from '../../../../domain/civic/lessons/lesson'
import { mondayAway, weekOf } from '../../../../domain/civic/lessons/week'
import { success } from '../../../../domain/frame/shared/result'
import type { ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'

export const assistantViews = ['timetable', 'classes', 'learning'] as const
export type AssistantView = (typeof assistantViews)[number]

const nothing = () => Promise.resolve(success({ items: [], nextCursor: null }))
const viewOf = (text: string | undefined): AssistantView => assistantViews.find((view) => view === text) ?? 'timetable'

/** S081: the timetable of a week, the classes, and what the member learned. */
export class ClassAssistantViewModel implements ScreenViewModel {
  view: AssistantView = 'timetable'
  /** The day that was chosen in the week, YYYY-MM-DD; '' for today, or for the first day of another week. */
  private chosenDay = ''
  readonly timetable: FilteredList<Lesson, { readonly view: string; readonly week: string; readonly mine: string }>
  readonly classes: FilteredList<StudyClass, { readonly view: string; readonly kind: string }>
  readonly learning: Loadable<LearningRecord>
  readonly resources: Resources

  constructor(
    @inject(LessonsGateway) gateway: LessonsGateway,
    @inject(NoteLesson) private readonly notes: NoteLesson,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(LessonCalendar) readonly calendar: LessonCalendar,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.timetable = new FilteredList({
      navigator,
      defaults: { view: '', week: '', mine: '' },
      load: async ({ view, week, mine }, _request, signal) => {
        if (viewOf(view) !== 'timetable') return await nothing()
        const answer = await gateway.timetable(week, mine === '1', signal)
        if (!answer.ok) return answer
        calendar.time.follow(answer.value.answeredAt)
        return success({ items: answer.value.lessons, nextCursor: null })
      },
      keyOf: ({ id }) => id,
    })
    this.classes = new FilteredList({
      navigator,
      defaults: { view: '', kind: '' },
      load: ({ view, kind }, request, signal) =>
        viewOf(view) === 'classes' ? gateway.classes(kind, request, signal) : nothing(),
      keyOf: ({ id }) => id,
    })
    this.learning = new Loadable((signal) => gateway.learning(signal))
    this.resources = {
      // What a member did with lessons may change on another screen, so only the classes are saved.
      timetable: resetResource(this.timetable),
      classes: this.classes,
      learning: { open: (_location, signal) => this.loadLearning(signal) },
    }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** The days of the week that is shown, Monday first. */
  get days(): readonly string[] {
    return weekOf(this.timetable.filters.week) ?? this.calendar.thisWeek
  }

  get day(): string {
    if (this.days.includes(this.chosenDay)) return this.chosenDay
    const { today } = this.calendar
    return this.days.includes(today) ? today : (this.days[0] ?? '')
  }

  applyLocation({ query }: ScreenLocation): void {
    this.view = viewOf(query['view'])
  }

  show(): () => void {
    return this.calendar.show()
  }

  /** The lessons of a day of the shown week. */
  lessonsOn(day: string): readonly Lesson[] {
    return this.timetable.list.items.filter(({ startsAt }) => this.calendar.dayOf(startsAt) === day)
  }

  chooseView(view: string): void {
    this.view = viewOf(view)
    if (this.view === 'timetable') this.timetable.choose({ view: '' })
    else this.classes.choose({ view: this.view, kind: '' })
    void this.loadLearning()
  }

  chooseDay(day: string): void {
    this.chosenDay = day
  }

  chooseWeek(away: number): void {
    const week = mondayAway(this.days[0] ?? '', away)
    this.chosenDay = ''
    this.timetable.choose({ week: week === this.calendar.thisWeek[0] ? '' : week })
  }

  goToToday(): void {
    this.chosenDay = ''
    this.timetable.choose({ week: '' })
  }

  choosePeople(whose: 'all' | 'mine'): void {
    this.timetable.choose({ mine: whose === 'mine' ? '1' : '' })
  }

  note(lesson: Lesson, act: LessonAct): void {
    void this.notes.execute(lesson, act, (id, progress) => {
      const changed = (each: Lesson) => (each.id === id ? { ...each, progress } : each)
      this.timetable.replace(id, changed)
      this.learning.change((record) => ({ ...record, homework: record.homework.map(changed) }))
    })
  }

  private async loadLearning(signal?: CancelSignal): Promise<void> {
    if (this.view === 'learning' && this.isMember) await this.learning.load(signal)
  }
}
