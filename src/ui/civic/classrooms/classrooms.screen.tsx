import { observer } from 'mobx-react-lite'
import { courseKinds } from '../../../domain/civic/classrooms/course'
import { ContentCard } from '../../media/feed/content-card.part'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import { ClassroomsViewModel } from './classrooms.view-model'
import { classroomsWords } from './classrooms.words'
import { useCourseKinds } from './course-kind.part'

const group = 'course-kinds'
const ids = ['', ...courseKinds]

/** S147: the courses of the classrooms, by kind. */
export const ClassroomsScreen = observer(function ClassroomsScreen({
  viewModel,
}: {
  readonly viewModel: ClassroomsViewModel
}) {
  const words = useWords(classroomsWords)
  const kindName = useCourseKinds()
  const { courses } = viewModel
  const { kind } = courses.filters
  const choose = (id: string) => courses.choose({ kind: id })
  const emptyState = <EmptyState title={words.none} text={words.noneText} />
  return (
    <PlainPage title={words.title} look="rows">
      <Tabs
        label={words.kinds}
        tabs={[{ id: '', label: words.all }, ...courseKinds.map((id) => ({ id, label: kindName(id) }))]}
        selected={kind}
        group={group}
        sticky
        onSelect={choose}
      />
      <TabPanel group={group} id={kind} swipes={{ ids, onSelect: choose }}>
        {/* A tab is not a filter that could be cleared, so both empty states are the same. */}
        <FilteredListPart list={courses} empty={emptyState} noneFound={emptyState}>
          {({ item }, index) => <ContentCard item={item} first={index < 3} />}
        </FilteredListPart>
      </TabPanel>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: ClassroomsViewModel, view: ClassroomsScreen, parent: homePath })
