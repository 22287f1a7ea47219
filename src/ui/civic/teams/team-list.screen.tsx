import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { minePath } from '../../overview/agenda/agenda.paths'
import { Button } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { LinkChip } from '../../frame/kit/chips/chips'
import { Icon } from '../../frame/kit/pictures/icon'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { FilterRow } from '../../frame/lists/filter-row.part'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { LookedAt } from '../../frame/messages/looked-at.part'
import { AreaScene } from '../../frame/shell/areas/area-scene'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { foundTeamPath } from '../team-foundings/team-foundings.paths'
import { TeamListViewModel } from './team-list.view-model'
import { TeamRow } from './team-row'
import { teamsWords } from './teams.words'

const group = 'team-scopes'

/** S112: teams, with search and a request to join. */
export const TeamListScreen = observer(function TeamListScreen({
  viewModel,
}: {
  readonly viewModel: TeamListViewModel
}) {
  const words = useWords(teamsWords)
  const { teams, joining } = viewModel
  const { mine, search } = teams.filters
  const choose = (id: string) => teams.choose({ mine: id })
  return (
    <PlainPage title={words.title} ground={<AreaScene area="volunteering" />} look="rows">
      <LookedAt subject="team" />
      <Tabs
        label={words.scope}
        group={group}
        sticky
        selected={mine}
        onSelect={choose}
        tabs={[
          { id: '', label: words.all },
          { id: '1', label: words.mine },
        ]}
      />
      <FilterRow search={viewModel.search} searchPlaceholder={words.searchPlaceholder}>
        <LinkChip to={foundTeamPath} icon={<Icon of={Plus} size={16} />}>
          {words.found}
        </LinkChip>
      </FilterRow>
      <TabPanel group={group} id={mine} swipes={{ ids: ['', '1'], onSelect: choose }}>
        <MembersOnly isMember={mine === '' || viewModel.isMember} reason="my-teams">
          <FilteredListPart
            list={teams}
            empty={<EmptyState title={words.none} />}
            {...(mine === '1' &&
              search === '' && {
                noneFound: (
                  <EmptyState
                    title={words.noneMine}
                    text={words.noneMineText}
                    action={<Button onClick={() => choose('')}>{words.findTeams}</Button>}
                  />
                ),
              })}
          >
            {(team) => <TeamRow team={team} isJoining={joining === team.id} onJoin={() => void viewModel.join(team)} />}
          </FilteredListPart>
        </MembersOnly>
      </TabPanel>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: TeamListViewModel, view: TeamListScreen, parent: minePath })
