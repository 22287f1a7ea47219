import { observer } from 'mobx-react-lite'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import { CharacterRow } from './character-row'
import { CharactersViewModel } from './characters.view-model'
import { charactersWords } from './characters.words'

/** S053: profiles of local people. */
export const CharactersScreen = observer(function CharactersScreen({
  viewModel,
}: {
  readonly viewModel: CharactersViewModel
}) {
  const words = useWords(charactersWords)
  const { list } = viewModel
  return (
    <>
      <TopBar title={words.title} />
      <main>
        <PagedListPart
          list={list}
          skeleton={<SkeletonList label={words.loading} shape="rows" />}
          empty={<EmptyState title={words.none} />}
        >
          {(character, index) => <CharacterRow character={character} first={index < 4} />}
        </PagedListPart>
      </main>
    </>
  )
})

export const screen = defineScreen({ viewModel: CharactersViewModel, view: CharactersScreen, parent: homePath })
