import { ChartColumn } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { DepartmentRecord } from '../../../../domain/civic/suggestions/suggestion'
import { NextAct } from '../../../frame/cases/next-step.part'
import { BarLink } from '../../../frame/kit/bars/bar-link'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { LinkChip, SelectChip } from '../../../frame/kit/chips/chips'
import { Icon } from '../../../frame/kit/pictures/icon'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { ChangeDot } from '../../../frame/messages/change-dot.part'
import { NearbyFilterRow } from '../../../frame/places/nearby-filter-row.part'
import { MembersOnly } from '../../../frame/session/members-only.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { AreaScene } from '../../../frame/shell/areas/area-scene'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { servicesPath } from '../../../overview/services/services.paths'
import styles from './suggestion-list.module.css'
import { SuggestionListViewModel } from './suggestion-list.view-model'
import { useSuggestionNext } from '../suggestion-next.part'
import { SuggestionRow } from '../suggestion-row.part'
import { sendSuggestionPath, suggestionFiguresPath, sendToDepartmentPath } from '../suggestions.paths'
import { suggestionsWords } from '../suggestions.words'

const group = 'suggestion-states'

interface SuggestionListProps {
  readonly viewModel: SuggestionListViewModel
}

/** S093: suggestions by state and department: newest, popular, nearest, own. */
export const SuggestionListScreen = observer(function SuggestionListScreen({ viewModel }: SuggestionListProps) {
  const words = useWords(suggestionsWords)
  const format = useFormat()
  const { suggestions, departments, isMine, shownDepartment } = viewModel
  const { state, department, order } = suggestions.filters
  const counted = (name: string, count: number | null) =>
    count === null ? name : words.counted(name, format.count(count))
  return (
    <PlainPage
      title={words.title}
      ground={<AreaScene area="government" />}
      look="rows"
      actions={
        <BarLink to={department === '' ? sendSuggestionPath : sendToDepartmentPath(department)} makes>
          {words.send}
        </BarLink>
      }
    >
      <Tabs
        label={words.states}
        group={group}
        sticky
        selected={state}
        onSelect={(state) => suggestions.choose({ state })}
        tabs={(['', ...viewModel.states] as const).map((id) => ({
          id,
          label: counted(id === '' ? words.all : words[`state.${id}`], viewModel.countOf(id)),
        }))}
      />
      <NearbyFilterRow
        order={order}
        usualOrder="new"
        orders={[
          { value: 'new', label: words.newest },
          { value: 'hot', label: words.hottest },
          { value: 'mine', label: words.mine },
        ]}
        onChange={viewModel.setOrder}
        search={isMine ? null : viewModel.search}
        searchPlaceholder={words.searchPlaceholder}
      >
        <DepartmentChoice viewModel={viewModel} />
        {!isMine && (
          <LinkChip to={suggestionFiguresPath} icon={<Icon of={ChartColumn} size={16} />}>
            {words.allFigures}
          </LinkChip>
        )}
      </NearbyFilterRow>
      {departments.state === 'failed' && departments.value === null && (
        <FailedPart
          isQuiet
          title={words.departmentsFailed}
          failure={departments.failure}
          onRetry={departments.reload}
        />
      )}
      {shownDepartment !== null && <DepartmentAbout department={shownDepartment} />}
      <TabPanel group={group} id={state}>
        {isMine ? (
          <MembersOnly isMember={viewModel.isMember} reason="my-suggestions">
            <SuggestionRows viewModel={viewModel} />
          </MembersOnly>
        ) : (
          <SuggestionRows viewModel={viewModel} />
        )}
      </TabPanel>
    </PlainPage>
  )
})

/** Narrows the list to one department. */
const DepartmentChoice = observer(function DepartmentChoice({ viewModel }: SuggestionListProps) {
  const words = useWords(suggestionsWords)
  const format = useFormat()
  const { suggestions, departments } = viewModel
  const counted = (name: string, count: number | null) =>
    count === null ? name : words.counted(name, format.count(count))
  return (
    <SelectChip
      label={words.department}
      all={words.allDepartments}
      value={suggestions.filters.department}
      options={(departments.value ?? []).map(({ id, name }) => ({
        value: id,
        label: counted(name, viewModel.countOf(viewModel.chosenState, id)),
      }))}
      onChange={(department) => suggestions.choose({ department })}
    />
  )
})

const SuggestionRows = observer(function SuggestionRows({ viewModel: { suggestions, isMine } }: SuggestionListProps) {
  const words = useWords(suggestionsWords)
  const next = useSuggestionNext()
  return (
    <FilteredListPart
      list={suggestions}
      empty={
        <EmptyState
          title={isMine ? words.noneMine : words.none}
          text={words.noneText}
          action={<ButtonLink to={sendSuggestionPath}>{words.send}</ButtonLink>}
        />
      }
    >
      {(suggestion) => (
        <SuggestionRow
          suggestion={suggestion}
          mark={isMine && <ChangeDot subject="suggestion" id={suggestion.id} />}
          action={isMine && <NextAct next={next(suggestion)} />}
        />
      )}
    </FilteredListPart>
  )
})

/** What the chosen department does, promises and keeps (C004). */
function DepartmentAbout({ department }: { readonly department: DepartmentRecord }) {
  const words = useWords(suggestionsWords)
  const { intro, acceptDays, replyDays, figures } = department
  return (
    <div className={styles.department}>
      <p>{intro}</p>
      <p className={styles.quiet}>{words.promise(acceptDays, replyDays)}</p>
      {figures !== null && <p className={styles.quiet}>{words.figures(figures.inTime, figures.answered)}</p>}
    </div>
  )
}

export const screen = defineScreen({
  viewModel: SuggestionListViewModel,
  view: SuggestionListScreen,
  parent: servicesPath,
})
