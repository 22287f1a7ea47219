import { observer } from 'mobx-react-lite'
import { minePath } from '../../overview/agenda/agenda.paths'
import { Button } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { SearchFieldPart } from '../../frame/lists/search-field.part'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { LookedAt } from '../../frame/messages/looked-at.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { foundTeamPath } from '../team-foundings/team-foundings.paths'
import { TeamListViewModel } from './team-list.view-model'
import { TeamRow } from './team-row'
import styles from './teams.module.css'
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
    <PlainPage title={words.title} look="rows">
      <LookedAt subject="team" />
      <SearchFieldPart search={viewModel.search} placeholder={words.searchPlaceholder} />
      <p className={styles.found}>
        <ButtonLink to={foundTeamPath} small>
          {words.found}
        </ButtonLink>
      </p>
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
      <TabPanel group={group} id={mine} swipes={{ ids: ['', '1'], onSelect: choose }}>
        <MembersOnly isMember={mine === '' || viewModel.isMember}>
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
