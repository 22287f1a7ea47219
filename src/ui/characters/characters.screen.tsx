import { observer } from 'mobx-react-lite'
import { EmptyState } from '../kit/empty-state'
import { EndlessList } from '../kit/endless-list'
import { PullToRefresh } from '../kit/pull-to-refresh'
import { SkeletonList } from '../kit/skeleton'
import { TopBar } from '../kit/top-bar'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { CharacterRow } from './character-row'
import { CharactersViewModel } from './characters.view-model'
import { charactersWords } from './characters.words'

/** S053 */
export const CharactersScreen = observer(function CharactersScreen({
  viewModel,
}: {
  readonly viewModel: CharactersViewModel
}) {
  const words = useWords(charactersWords)
  const { list, more, refresh, back } = viewModel
  return (
    <>
      <TopBar title={words.title} onBack={back} />
      <PullToRefresh onRefresh={refresh}>
        <main>
          <EndlessList
            items={list.items}
            state={list.state}
            failure={list.failure}
            hasMore={list.hasMore}
            keyOf={({ id }) => id}
            onMore={more}
            onRetry={() => void refresh()}
            owner={list}
            skeleton={<SkeletonList label={words.loading} shape="rows" />}
            empty={<EmptyState title={words.none} />}
          >
            {(character, place) => <CharacterRow character={character} first={place < 4} />}
          </EndlessList>
        </main>
      </PullToRefresh>
    </>
  )
})

export const screen = defineScreen({ viewModel: CharactersViewModel, view: CharactersScreen })
