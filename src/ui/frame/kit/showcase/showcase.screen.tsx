import { observer } from 'mobx-react-lite'
import { homePath } from '../../site/site.paths'
import { defineScreen } from '../../shell/screens/screen'
import { useWords } from '../../words/words'
import { PullToRefresh } from '../scrolling/pull-to-refresh'
import { TopBar } from '../bars/top-bar'
import { ShowcaseBasics, ShowcaseLook } from './showcase-basics'
import { ShowcaseCards } from './showcase-cards'
import { ShowcaseCodes } from './showcase-codes'
import { ShowcaseForms } from './showcase-forms'
import { ShowcaseNavigation, ShowcaseOverlays } from './showcase-overlays'
import { ShowcaseSharedParts } from './showcase-shared-parts'
import { ShowcaseList, ShowcaseRows, ShowcaseStates } from './showcase-states'
import { ShowcaseViewModel } from './showcase.view-model'
import { showcaseWords } from './showcase.words'

/** Every component of the kit in its states, for developers who build screens. Only in development and in the demo. */
export const ShowcaseScreen = observer(function ShowcaseScreen({
  viewModel,
}: {
  readonly viewModel: ShowcaseViewModel
}) {
  const words = useWords(showcaseWords)
  return (
    <>
      <TopBar title={words.title} />
      <PullToRefresh onRefresh={() => new Promise((resolve) => setTimeout(resolve, 1200))}>
        <main>
          <ShowcaseLook />
          <ShowcaseBasics />
          <ShowcaseCards />
          <ShowcaseNavigation />
          <ShowcaseOverlays />
          <ShowcaseForms />
          <ShowcaseSharedParts viewModel={viewModel} />
          <ShowcaseCodes viewModel={viewModel} />
          <ShowcaseRows />
          <ShowcaseStates />
          <ShowcaseList />
        </main>
      </PullToRefresh>
    </>
  )
})

export const screen = defineScreen({ viewModel: ShowcaseViewModel, view: ShowcaseScreen, parent: homePath })
