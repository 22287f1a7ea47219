import { UserPlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button, IconButton } from '../../../frame/kit/buttons/button'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { Icon } from '../../../frame/kit/pictures/icon'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { LookedAt } from '../../../frame/messages/looked-at.part'
import { DetailPage } from '../../../frame/shell/layout/detail-page'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import { CircleDecisionSheets } from './circle-decision-sheets'
import { CircleInvitingSheet } from './circle-inviting-sheet'
import { CircleManagerViewModel, managerTabs, type ManagerTab } from './circle-manager.view-model'
import { CirclePersonRow } from './circle-person-row'
import { CircleRecordRow } from './circle-record-row'
import { ReportedPostRow } from './reported-post-row'
import { circlePath, circlesPath } from '../circles.paths'
import { circlesWords } from '../circles.words'
import { circleManagerWords } from './circle-manager.words'

const group = 'circle-people'

interface ManagerProps {
  readonly viewModel: CircleManagerViewModel
}

/** The people of a circle. */
export const CircleManagerScreen = observer(function CircleManagerScreen({ viewModel }: ManagerProps) {
  const words = useWords(circleManagerWords)
  const circles = useWords(circlesWords)
  return (
    <DetailPage
      title={viewModel.circle?.name ?? circles.membersTitle}
      look="rows"
      actions={
        viewModel.mayInvite && (
          <IconButton
            label={words.invitePeople}
            icon={<Icon of={UserPlus} size={22} />}
            onClick={viewModel.openInviting}
          />
        )
      }
      of={viewModel.page}
      onRetry={() => void viewModel.refresh()}
      words={circles}
      list={circlesPath}
    >
      {({ circle }) => (
        <>
          {viewModel.leads && (
            <>
              <LookedAt subject="circle" />
              <Tabs
                label={words.people}
                group={group}
                sticky
                selected={viewModel.tab}
                onSelect={viewModel.choose}
                tabs={managerTabs.map((id) => ({
                  id,
                  label: words[`people.${id === '' ? 'members' : id}`],
                  marked:
                    (id === 'pending' && circle.waitingCount > 0) || (id === 'reported' && circle.reportedCount > 0),
                }))}
              />
            </>
          )}
          {viewModel.leads ? (
            <TabPanel group={group} id={viewModel.tab} swipes={{ ids: managerTabs, onSelect: viewModel.choose }}>
              <Entries viewModel={viewModel} />
            </TabPanel>
          ) : (
            <Entries viewModel={viewModel} />
          )}
          <CircleDecisionSheets viewModel={viewModel} />
          <CircleInvitingSheet viewModel={viewModel} />
        </>
      )}
    </DetailPage>
  )
})

const Entries = observer(function Entries({ viewModel }: ManagerProps) {
  const words = useWords(circleManagerWords)
  const emptyTitles: Readonly<Partial<Record<ManagerTab, string>>> = {
    records: words.noRecords,
    reported: words.noReported,
  }
  const nobody = (
    <EmptyState
      title={emptyTitles[viewModel.tab] ?? words.nobody}
      action={
        viewModel.mayInvite &&
        viewModel.tab === 'invited' && <Button onClick={viewModel.openInviting}>{words.invitePeople}</Button>
      }
    />
  )
  return (
    <FilteredListPart list={viewModel.entries} empty={nobody} noneFound={nobody}>
      {(entry) =>
        entry.kind === 'person' ? (
          <CirclePersonRow viewModel={viewModel} person={entry.person} />
        ) : entry.kind === 'record' ? (
          <CircleRecordRow record={entry.record} />
        ) : (
          <ReportedPostRow viewModel={viewModel} post={entry.post} />
        )
      }
    </FilteredListPart>
  )
})

export const screen = defineScreen({
  viewModel: CircleManagerViewModel,
  view: CircleManagerScreen,
  parent: ({ id }) => circlePath(id),
})
