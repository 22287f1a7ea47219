import { CalendarPlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { LearningRecord } from '../../../../domain/civic/lessons/learning-record'
import { buttonClasses } from '../../../frame/kit/buttons/button'
import { Checkbox } from '../../../frame/kit/fields/choice'
import { Icon } from '../../../frame/kit/pictures/icon'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { ListRow } from '../../../frame/kit/lists/list-row'
import { Loaded } from '../../../frame/kit/states/loaded'
import { userPrivacyPath } from '../../../people/privacy/privacy.paths'
import { useIsElder } from '../../../frame/shell/app-context'
import { useLanguage, useWords } from '../../../frame/words/words'
import type { ClassAssistantViewModel } from './class-assistant.view-model'
import { learningWords } from './learning.words'
import { HomeworkDue } from '../lesson-row'
import styles from '../lessons.module.css'
import { Bars, DayTimes, useTimeText } from './learning-times'
import { calendarPath, classListPath, studyClassPath } from '../lessons.paths'
import { lessonsWords } from '../lessons.words'

interface LearningProps {
  readonly viewModel: ClassAssistantViewModel
}

/** What a member learned, and the homework that they have to do. */
export const Learning = observer(function Learning({ viewModel }: LearningProps) {
  const words = useWords(learningWords)
  const language = useLanguage()
  return (
    <Loaded of={viewModel.learning} failed={words.failed} loading={words.loading} shape="rows">
      {(record) => (
        <div className={styles.screen}>
          <Homework viewModel={viewModel} record={record} />
          <Time viewModel={viewModel} record={record} />
          <section className={styles.part}>
            <h2 className={styles.heading}>{words.classes}</h2>
            {record.classes.length === 0 ? (
              <NoClasses />
            ) : (
              <>
                <div className={styles.records}>
                  <ClassRecords record={record} />
                </div>
                <a
                  href={calendarPath(
                    record.classes.map(({ id }) => id),
                    language,
                  )}
                  className={buttonClasses({})}
                  download
                >
                  <span className={styles.withIcon}>
                    <Icon of={CalendarPlus} size={18} />
                    {words.calendar}
                  </span>
                </a>
              </>
            )}
          </section>
        </div>
      )}
    </Loaded>
  )
})

interface RecordProps {
  readonly record: LearningRecord
}

function NoClasses() {
  const words = useWords(learningWords)
  const { seeClasses } = useWords(lessonsWords)
  return (
    <>
      <p className={styles.quiet}>{words.noClasses}</p>
      <ButtonLink to={classListPath}>{seeClasses}</ButtonLink>
    </>
  )
}

function ClassRecords({ record }: RecordProps) {
  const words = useWords(learningWords)
  const timeText = useTimeText()
  return record.classes.map(({ id, title, seconds, doneCount, lessonCount }) => (
    <ListRow
      key={id}
      to={studyClassPath(id)}
      title={title}
      text={words.progress(doneCount, lessonCount)}
      value={seconds > 0 ? timeText(seconds) : undefined}
    />
  ))
}

const Homework = observer(function Homework({ viewModel, record: { homework } }: LearningProps & RecordProps) {
  const words = useWords(learningWords)
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{words.homework}</h2>
      {homework.length === 0 ? (
        <p className={styles.quiet}>{words.noHomework}</p>
      ) : (
        <ul className={styles.homework}>
          {homework.map((lesson) => (
            <li key={lesson.id}>
              <Checkbox
                checked={lesson.progress?.isHomeworkDone === true}
                onChange={(isDone) => viewModel.note(lesson, isDone ? 'finish-homework' : 'reopen-homework')}
                label={
                  <>
                    {lesson.homework?.text}
                    <span className={styles.hint}>{lesson.classTitle}</span>
                  </>
                }
              />
              <div className={styles.beside}>
                <HomeworkDue lesson={lesson} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})

/** The time of the last two weeks. */
const Time = observer(function Time({ viewModel, record: { days, isKept } }: LearningProps & RecordProps) {
  const words = useWords(learningWords)
  const timeText = useTimeText()
  // Large figures have no room under bars.
  const elder = useIsElder()
  const total = days.reduce((sum, { seconds }) => sum + seconds, 0)
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{words.time}</h2>
      {!isKept && (
        <>
          <p className={styles.quiet}>{words.notKept}</p>
          <ButtonLink to={userPrivacyPath} small>
            {words.changePrivacy}
          </ButtonLink>
        </>
      )}
      {total > 0 ? (
        <>
          <p>{words.total(timeText(total))}</p>
          {elder ? <DayTimes days={days} /> : <Bars days={days} today={viewModel.calendar.today} />}
          <p className={styles.quiet}>{words.only}</p>
        </>
      ) : (
        isKept && <p className={styles.quiet}>{words.nothing}</p>
      )}
    </section>
  )
})
