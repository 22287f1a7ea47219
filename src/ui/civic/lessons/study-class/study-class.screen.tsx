import { BookOpen, CalendarClock, CalendarPlus, Check, GraduationCap, MapPin, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ClassWithLessons } from '../../../../application/civic/lessons/lessons-gateway'
import { canBeAttended, canBeDone, type Lesson, type StudyClass } from '../../../../domain/civic/lessons/lesson'
import { contentPath } from '../../../../domain/frame/navigation/content-target'
import { Badge } from '../../../frame/kit/badges/badge'
import { Button, buttonClasses } from '../../../frame/kit/buttons/button'
import { Checkbox } from '../../../frame/kit/fields/choice'
import { Fact, FactList } from '../../../frame/kit/facts/facts'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Image } from '../../../frame/kit/pictures/image'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { DetailPage } from '../../../frame/shell/layout/detail-page'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useAppointment } from '../../../frame/words/use-appointment'
import { useFormat } from '../../../frame/words/use-format'
import { useLanguage, useWords } from '../../../frame/words/words'
import { SharePagePart } from '../../../participation/share-page.part'
import { ClashDialogPart } from '../../clashes/clash-dialog.part'
import { useCourseKinds } from '../../classrooms/course-kind.part'
import { HomeworkDue, LessonMarks } from '../lesson-row'
import styles from '../lessons.module.css'
import { calendarPath, classAssistantPath } from '../lessons.paths'
import { lessonsWords } from '../lessons.words'
import { StudyClassViewModel } from './study-class.view-model'
import { studyClassWords } from './study-class.words'

interface StudyClassProps {
  readonly viewModel: StudyClassViewModel
}

/** S081: a class */
export const StudyClassScreen = observer(function StudyClassScreen({ viewModel }: StudyClassProps) {
  const words = useWords(studyClassWords)
  const { page, head } = viewModel
  return (
    <DetailPage
      of={page}
      words={{ ...words, title: words.toAssistant }}
      list={classAssistantPath}
      actions={head !== null && <SharePagePart head={head} />}
    >
      {(value) => <ClassPage viewModel={viewModel} page={value} />}
    </DetailPage>
  )
})

const ClassPage = observer(function ClassPage({
  viewModel,
  page: { studyClass, lessons },
}: StudyClassProps & { readonly page: ClassWithLessons }) {
  const words = useWords(studyClassWords)
  const { now } = viewModel.calendar.time
  const toCome = lessons.filter(({ endsAt }) => endsAt > now)
  const past = [...lessons].reverse().filter(({ endsAt }) => endsAt <= now)
  return (
    <>
      <Head viewModel={viewModel} studyClass={studyClass} />
      <section className={styles.part}>
        <h2 className={styles.heading}>{words.lessons}</h2>
        {studyClass.isJoined && (
          <p className={styles.quiet}>{words.progress(studyClass.doneCount, studyClass.lessonCount)}</p>
        )}
        {toCome.length === 0 ? (
          <p className={styles.quiet}>{words.noLessons}</p>
        ) : (
          <LessonsOfClass viewModel={viewModel} lessons={toCome} />
        )}
      </section>
      {past.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{words.past}</h2>
          <LessonsOfClass viewModel={viewModel} lessons={past} />
        </section>
      )}
    </>
  )
})

const Head = observer(function Head({ viewModel, studyClass }: StudyClassProps & { readonly studyClass: StudyClass }) {
  const words = useWords(studyClassWords)
  const kindName = useCourseKinds()
  const language = useLanguage()
  const { at } = useAppointment()
  const { id, kind, title, summary, cover, teacher, place, nextAt, isJoined } = studyClass
  return (
    <article className={styles.part}>
      {cover !== null && <Image src={cover} alt="" ratio="16:9" first />}
      <span className={styles.kind}>
        <Badge tone="accent">{kindName(kind)}</Badge>
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{summary}</p>
      <FactList>
        <Fact icon={GraduationCap} name={words.teacher}>
          {teacher}
        </Fact>
        <Fact icon={MapPin} name={words.place}>
          {place}
        </Fact>
        <Fact icon={CalendarClock} name={words.next}>
          {nextAt === null ? words.noNext : at(nextAt)}
        </Fact>
      </FactList>
      <div className={styles.acts}>
        <Button
          kind={isJoined ? 'secondary' : 'primary'}
          busy={viewModel.clashes.isChecking}
          onClick={() => viewModel.join(!isJoined)}
        >
          {isJoined ? words.leave : words.join}
        </Button>
        <a href={calendarPath([id], language)} className={buttonClasses({ kind: 'quiet' })} download>
          <span className={styles.withIcon}>
            <Icon of={CalendarPlus} size={18} />
            {words.calendar}
          </span>
        </a>
      </div>
      <ClashDialogPart check={viewModel.clashes} />
    </article>
  )
})

const LessonsOfClass = observer(function LessonsOfClass({
  viewModel,
  lessons,
}: StudyClassProps & { readonly lessons: readonly Lesson[] }) {
  return (
    <ol className={styles.ofClass}>
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <LessonOfClass viewModel={viewModel} lesson={lesson} />
        </li>
      ))}
    </ol>
  )
})

interface LessonProps extends StudyClassProps {
  readonly lesson: Lesson
}

const LessonOfClass = observer(function LessonOfClass({ viewModel, lesson }: LessonProps) {
  const words = useWords(lessonsWords)
  const format = useFormat()
  const { at } = useAppointment()
  const { number, title, startsAt, endsAt } = lesson
  return (
    <article className={styles.lesson}>
      <h3 className={styles.rowTitle}>{words.lesson(number, title)}</h3>
      <p className={styles.quiet}>{words.between(at(startsAt), format.time(endsAt))}</p>
      <LessonMarks lesson={lesson} now={viewModel.calendar.time.now} saysDone={false} />
      <LessonActs viewModel={viewModel} lesson={lesson} />
      <LessonHomework viewModel={viewModel} lesson={lesson} />
    </article>
  )
})

/** What can be done with a lesson: go there, see it again, and mark it as done. */
const LessonActs = observer(function LessonActs({ viewModel, lesson }: LessonProps) {
  const words = useWords(studyClassWords)
  const { item, progress, title } = lesson
  const { now } = viewModel.calendar.time
  const path = item === null ? null : contentPath(item.kind, item.id)
  const act = item?.kind === 'post' ? words.read : words.watch
  return (
    <div className={styles.acts}>
      {progress !== null && !progress.isAttended && canBeAttended(lesson, now) && (
        <Button
          small
          kind="primary"
          icon={<Icon of={MapPin} size={14} />}
          aria-label={words.attendTo(title)}
          onClick={() => viewModel.note(lesson, 'attend')}
        >
          {words.attend}
        </Button>
      )}
      {path !== null && (
        <ButtonLink to={path} small label={words.contentOf(act, title)}>
          <span className={styles.withIcon}>
            <Icon of={item?.kind === 'post' ? BookOpen : Play} size={14} />
            {act}
          </span>
        </ButtonLink>
      )}
      {progress !== null && canBeDone(lesson, item !== null, now) && !lesson.isCancelled && (
        <Button
          small
          kind="quiet"
          aria-pressed={progress.isDone}
          icon={progress.isDone && <Icon of={Check} size={14} />}
          aria-label={words.markDoneOf(title)}
          onClick={() => viewModel.note(lesson, progress.isDone ? 'reopen' : 'finish')}
        >
          {progress.isDone ? words.isDone : words.markDone}
        </Button>
      )}
    </div>
  )
})

const LessonHomework = observer(function LessonHomework({ viewModel, lesson }: LessonProps) {
  const words = useWords(studyClassWords)
  const { homework: heading } = useWords(lessonsWords)
  const { homework, progress } = lesson
  if (homework === null) return null
  return (
    <div className={styles.task}>
      <p className={styles.taskName}>{heading}</p>
      {progress === null ? (
        <p>{homework.text}</p>
      ) : (
        <Checkbox
          label={homework.text}
          checked={progress.isHomeworkDone}
          onChange={(isDone) => viewModel.note(lesson, isDone ? 'finish-homework' : 'reopen-homework')}
        />
      )}
      <HomeworkDue lesson={lesson} />
      {progress?.isHomeworkDone === true && <p className={styles.hidden}>{words.homeworkDone(homework.text)}</p>}
    </div>
  )
})

export const screen = defineScreen({
  viewModel: StudyClassViewModel,
  view: StudyClassScreen,
  parent: classAssistantPath,
})
