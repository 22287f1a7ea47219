import { observer } from 'mobx-react-lite'
import { courseKinds } from '../../../../domain/civic/classrooms/course'
import type { StudyClass } from '../../../../domain/civic/lessons/lesson'
import { Badge } from '../../../frame/kit/badges/badge'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { Meta } from '../../../frame/kit/facts/meta'
import { SelectField } from '../../../frame/kit/fields/select-field'
import { SegmentedControl } from '../../../frame/kit/buttons/segmented-control'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { PagedListPart } from '../../../frame/lists/paged-list.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { useIsElder } from '../../../frame/shell/app-context'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { homePath } from '../../../frame/site/site.paths'
import { useAppointment } from '../../../frame/words/use-appointment'
import { useWords } from '../../../frame/words/words'
import { useCourseKinds } from '../../classrooms/course-kind.part'
import { assistantViews, ClassAssistantViewModel } from './class-assistant.view-model'
import { GuestOffer } from './guest-offer'
import { Learning } from './learning'
import { LessonRow } from '../lesson-row'
import styles from '../lessons.module.css'
import { classListPath, studyClassPath } from '../lessons.paths'
import { lessonsWords } from '../lessons.words'
import { WeekStrip } from './week-strip'
import { CardRowPart } from '../../../frame/shell/layout/card-row.part'

const group = 'class-assistant'

interface AssistantProps {
  readonly viewModel: ClassAssistantViewModel
}

/** S081: the class assistant: classes with their lessons, the timetable of a week, and one’s own learning record. */
export const ClassAssistantScreen = observer(function ClassAssistantScreen({ viewModel }: AssistantProps) {
  const words = useWords(lessonsWords)
  const { view, isMember } = viewModel
  return (
    <PlainPage title={words.title} look="rows">
      <Tabs
        label={words.views}
        group={group}
        even
        sticky
        selected={view}
        onSelect={viewModel.chooseView}
        tabs={assistantViews.map((id) => ({ id, label: words[id] }))}
      />
      <TabPanel group={group} id={view}>
        {view === 'timetable' && <Timetable viewModel={viewModel} />}
        {view === 'classes' && <Classes viewModel={viewModel} />}
        {view === 'learning' && (isMember ? <Learning viewModel={viewModel} /> : <GuestOffer />)}
      </TabPanel>
    </PlainPage>
  )
})

const Timetable = observer(function Timetable({ viewModel }: AssistantProps) {
  const words = useWords(lessonsWords)
  const { timetable, isMember, day, calendar } = viewModel
  const { now } = calendar.time
  const isMine = timetable.filters.mine === '1'
  const empty = (
    <EmptyState
      title={isMine ? words.noneOfMine : words.noLessons}
      text={isMine ? words.noneOfMineText : words.noLessonsText}
      action={<ButtonLink to={classListPath}>{words.seeClasses}</ButtonLink>}
    />
  )
  const lessons = viewModel.lessonsOn(day)
  return (
    <>
      <WeekStrip viewModel={viewModel} />
      {isMember && (
        <div className={styles.whose}>
          <SegmentedControl
            label={words.whose}
            value={isMine ? 'mine' : 'all'}
            onChange={viewModel.choosePeople}
            options={[
              { value: 'all', label: words.everybody },
              { value: 'mine', label: words.mine },
            ]}
          />
        </div>
      )}
      <PagedListPart
        list={timetable.list}
        onRefresh={timetable.refresh}
        empty={empty}
        arrange={(_items, draw) =>
          lessons.length === 0 ? (
            empty
          ) : (
            <ol className={styles.lessons}>
              {lessons.map((lesson, index) => (
                <li key={lesson.id}>{draw(lesson, index)}</li>
              ))}
            </ol>
          )
        }
      >
        {(lesson) => <LessonRow lesson={lesson} now={now} />}
      </PagedListPart>
    </>
  )
})

const Classes = observer(function Classes({ viewModel: { classes } }: AssistantProps) {
  const words = useWords(lessonsWords)
  const kindName = useCourseKinds()
  const empty = <EmptyState title={words.noClasses} text={words.noClassesText} />
  return (
    <>
      <div className={styles.kinds}>
        <SelectField
          label={words.kinds}
          value={classes.filters.kind}
          onChange={(kind) => classes.choose({ kind })}
          options={[
            { value: '', label: words.all },
            ...courseKinds.map((kind) => ({ value: kind, label: kindName(kind) })),
          ]}
        />
      </div>
      <FilteredListPart list={classes} empty={empty} noneFound={empty}>
        {(studyClass) => <ClassRow studyClass={studyClass} />}
      </FilteredListPart>
    </>
  )
})

const ClassRow = observer(function ClassRow({ studyClass }: { readonly studyClass: StudyClass }) {
  const words = useWords(lessonsWords)
  const kindName = useCourseKinds()
  const { at } = useAppointment()
  // Large text needs the width of the row.
  const elder = useIsElder()
  const { id, kind, title, summary, cover, teacher, lessonCount, nextAt, isJoined } = studyClass
  return (
    <CardRowPart
      to={studyClassPath(id)}
      title={title}
      cover={elder ? null : cover}
      coverAt={elder ? 'end' : 'start'}
      summary={summary}
      facts={<Meta parts={[kindName(kind), teacher, words.lessonCount(lessonCount)]} />}
    >
      <p className={styles.marks}>
        {isJoined && <Badge tone="success">{words.joined}</Badge>}
        <span className={styles.next}>{nextAt === null ? words.noNext : words.nextLesson(at(nextAt))}</span>
      </p>
    </CardRowPart>
  )
})

export const screen = defineScreen({ viewModel: ClassAssistantViewModel, view: ClassAssistantScreen, parent: homePath })
