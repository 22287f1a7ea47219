import { observer } from 'mobx-react-lite'
import type { TeamChoice } from '../../application/teams/team-choice'
import { Button } from '../kit/button'
import { EmptyState } from '../kit/empty-state'
import { ListRow } from '../kit/list-row'
import { SearchBar } from '../kit/search-bar'
import { Sheet } from '../kit/sheet'
import { PagedListPart } from '../lists/paged-list.part'
import { useWords } from '../words/words'
import { teamChoiceWords } from './team-choice.words'

interface ChosenTeam {
  readonly id: string
  readonly name: string
}

interface TeamChoicePartProps {
  readonly choice: TeamChoice
  /** Null for none. */
  readonly chosen: ChosenTeam | null
  readonly onChoose: (team: ChosenTeam | null) => void
}

/** One of the teams, found by its name, or none. */
export const TeamChoicePart = observer(function TeamChoicePart({ choice, chosen, onChoose }: TeamChoicePartProps) {
  const words = useWords(teamChoiceWords)
  const choose = (team: ChosenTeam | null) => {
    onChoose(team)
    choice.close()
  }
  return (
    <Sheet
      open={choice.isOpen}
      onClose={choice.close}
      title={words.title}
      tall
      footer={
        <Button block onClick={() => choose(null)}>
          {words.none}
        </Button>
      }
    >
      <SearchBar value={choice.typed} onChange={choice.type} onSearch={choice.search} placeholder={words.placeholder} />
      <PagedListPart list={choice.teams} look="plain" still empty={<EmptyState title={words.nothing} />}>
        {({ id, name, summary, members, isFull }) => (
          <ListRow
            listed
            title={name}
            text={`${words.members(members)} · ${summary}`}
            {...(isFull ? { value: words.full } : id === chosen?.id && { value: words.chosen })}
            {...(!isFull && { onPress: () => choose({ id, name }) })}
          />
        )}
      </PagedListPart>
    </Sheet>
  )
})
