import { observer } from 'mobx-react-lite'
import type { TeamChoice } from '../../../application/civic/teams/team-choice'
import { Button } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ListRow } from '../../frame/kit/lists/list-row'
import { SearchBar } from '../../frame/kit/forms/search-bar'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { useWords } from '../../frame/words/words'
import styles from './team-choice.module.css'
import { teamChoiceWords } from './team-choice.words'

interface ChosenTeam {
  readonly id: string
  readonly name: string
}

interface TeamChoicePartProps {
  readonly choice: TeamChoice
  readonly chosenTeams: readonly ChosenTeam[]
  /** The greatest number of teams that may be chosen. */
  readonly most: number
  readonly onChoose: (teams: readonly ChosenTeam[]) => void
}

/** Chooses some of the teams, or none; they are found by their names. */
export const TeamChoicePart = observer(function TeamChoicePart({
  choice,
  chosenTeams: chosen,
  most,
  onChoose,
}: TeamChoicePartProps) {
  const words = useWords(teamChoiceWords)
  const isChosen = (id: string) => chosen.some((team) => team.id === id)
  const toggle = (team: ChosenTeam) =>
    onChoose(isChosen(team.id) ? chosen.filter(({ id }) => id !== team.id) : [...chosen, team])
  return (
    <Sheet
      open={choice.isOpen}
      onClose={choice.close}
      title={words.title}
      isTall
      footer={
        <Button block kind="primary" onClick={choice.close}>
          {chosen.length === 0 ? words.none : words.done(chosen.length)}
        </Button>
      }
    >
      <p className={styles.most}>{words.most(most)}</p>
      <SearchBar
        value={choice.inputText}
        onChange={choice.type}
        onSearch={choice.search}
        placeholder={words.placeholder}
      />
      <div className={styles.list}>
        <PagedListPart
          list={choice.teams}
          look="plain"
          isStill
          isSearched
          empty={<EmptyState subject="search" title={words.nothing} />}
        >
          {({ id, name, summary, members, isFull }) => (
            <ListRow
              listed
              title={name}
              text={`${words.members(members)} · ${summary}`}
              {...(isChosen(id) ? { value: words.chosen } : isFull && { value: words.full })}
              {...((isChosen(id) || (!isFull && chosen.length < most)) && { onPress: () => toggle({ id, name }) })}
            />
          )}
        </PagedListPart>
      </div>
    </Sheet>
  )
})
