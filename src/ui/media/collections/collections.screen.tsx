import { observer } from 'mobx-react-lite'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { MediaCard } from '../../frame/kit/cards/tiles'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { useIsElder } from '../../frame/shell/app-context'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { CollectionsViewModel } from './collections.view-model'
import { collectionPath } from './collections.paths'
import { collectionsWords } from './collections.words'

/** The number of cards in the viewport of the first view. */
const inSight = 6

/** S035: video collections. */
export const CollectionsScreen = observer(function CollectionsScreen({
  viewModel,
}: {
  readonly viewModel: CollectionsViewModel
}) {
  const words = useWords(collectionsWords)
  const format = useFormat()
  // Large text would cover most of a picture.
  const elder = useIsElder()
  const number = (episodes: number) => words.episodes(format.count(episodes), episodes === 1)
  const { collections } = viewModel
  return (
    <>
      <TopBar title={words.collections} />
      <main>
        <PagedListPart list={collections} look="grid" empty={<EmptyState title={words.emptyTitle} />}>
          {({ id, title, covers, episodes, counts }, index) => (
            <MediaCard
              href={collectionPath(id)}
              title={title}
              heading="h2"
              cover={covers[0] ?? null}
              {...(elder ? {} : { duration: number(episodes) })}
              facts={[
                elder ? number(episodes) : null,
                counts.views > 0 ? format.countText(counts.views, 'plays') : null,
              ]}
              first={index < inSight}
            />
          )}
        </PagedListPart>
      </main>
    </>
  )
})

export const screen = defineScreen({ viewModel: CollectionsViewModel, view: CollectionsScreen, parent: homePath })
