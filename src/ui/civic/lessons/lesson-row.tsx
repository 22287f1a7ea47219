import { observer } from 'mobx-react-lite'
import { lessonMoment, type Lesson } from '../../../domain/civic/lessons/lesson'
import { Badge } from '../../frame/kit/badges/badge'
import { classNames } from '../../frame/kit/styles/class-names'
import { Link } from '../../frame/kit/buttons/link'
import { Meta } from '../../frame/kit/facts/meta'
import { useDrawingTime } from '../../frame/kit/hydration/server-drawn'
import { useIsElder } from '../../frame/shell/app-context'
import { useAppointment } from '../../frame/words/use-appointment'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './lessons.module.css'
import { studyClassPath } from './lessons.paths'
import { lessonsWords } from './lessons.words'

interface LessonRowProps {
  readonly lesson: Lesson
  /** Milliseconds since 1970. */
  readonly now: number
}

/** A lesson of a timetable: its time, and what is taught where. The row leads to its class. */
export const LessonRow = observer(function LessonRow({ lesson, now }: LessonRowProps) {
  const words = useWords(lessonsWords)
  const format = useFormat()
  const { startsAt, endsAt, classId, classTitle, number, title, place, teacher } = lesson
  const moment = lessonMoment(lesson, useDrawingTime().at ?? now)
  return (
    <article className={classNames(styles.row, moment === 'now' && styles.isNow, moment === 'over' && styles.isOver)}>
      <p className={styles.times}>
        <time dateTime={new Date(startsAt).toISOString()}>{format.time(startsAt)}</time>
        <span className={styles.until}>{format.time(endsAt)}</span>
      </p>
      <div className={styles.words}>
        <h2 className={styles.rowTitle}>
          <Link to={studyClassPath(classId)} className={styles.link}>
            {classTitle}
          </Link>
        </h2>
        <p>{words.lesson(number, title)}</p>
        <Meta parts={[place, teacher]} />
        <LessonMarks lesson={lesson} now={now} saysDone />
        <HomeworkDue lesson={lesson} />
      </div>
    </article>
  )
})

interface LessonMarksProps extends LessonRowProps {
  /** Whether it says that the lesson is done, where nothing else does. */
  readonly saysDone: boolean
}

/** What a lesson is now, and how far the member is with it. */
export const LessonMarks = observer(function LessonMarks({ lesson, now: present, saysDone }: LessonMarksProps) {
  const words = useWords(lessonsWords)
  // In elder mode nothing counts down.
  const elder = useIsElder()
  const now = useDrawingTime().at ?? present
  const moment = lessonMoment(lesson, now)
  const { progress } = lesson
  return (
    <p className={styles.marks}>
      {moment === 'now' && <Badge tone="live">{words.now}</Badge>}
      {moment === 'soon' && !elder && (
        <Badge tone="accent">{words.inMinutes(Math.ceil((lesson.startsAt - now) / 60_000))}</Badge>
      )}
      {moment === 'cancelled' && <Badge tone="danger">{words.cancelled}</Badge>}
      {progress?.isAttended === true && <Badge tone="success">{words.attended}</Badge>}
      {saysDone && progress?.isDone === true && !progress.isAttended && <Badge tone="success">{words.done}</Badge>}
    </p>
  )
})

export const HomeworkDue = observer(function HomeworkDue({ lesson: { homework } }: Pick<LessonRowProps, 'lesson'>) {
  const words = useWords(lessonsWords)
  const { at } = useAppointment()
  return homework === null ? null : <p className={styles.due}>{words.homeworkDue(at(homework.dueAt))}</p>
})
