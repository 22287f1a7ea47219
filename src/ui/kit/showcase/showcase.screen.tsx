import { observer } from 'mobx-react-lite'
import { defineScreen } from '../../shell/screen'
import { useWords } from '../../words/words'
import { PullToRefresh } from '../pull-to-refresh'
import { TopBar } from '../top-bar'
import { ShowcaseBasics, ShowcaseLook } from './showcase-basics'
import { ShowcaseCards } from './showcase-cards'
import { ShowcaseForms } from './showcase-forms'
import { ShowcaseNavigation, ShowcaseOverlays } from './showcase-overlays'
import { ShowcaseList, ShowcaseRows, ShowcaseStates } from './showcase-states'
import { showcaseWords } from './showcase.words'

/** Nothing is loaded: the page is made of what it shows. */
export class ShowcaseViewModel {
  open(): void {
    // Everything is here already.
  }
}

/** Every part of the kit in its states, for those who build screens. Served in development and in the demo only. */
export const ShowcaseScreen = observer(function ShowcaseScreen() {
  const words = useWords(showcaseWords)
  return (
    <>
      <TopBar title={words.title} onBack={() => history.back()} />
      <PullToRefresh onRefresh={() => new Promise((resolve) => setTimeout(resolve, 1200))}>
        <main>
          <ShowcaseLook />
          <ShowcaseBasics />
          <ShowcaseCards />
          <ShowcaseNavigation />
          <ShowcaseOverlays />
          <ShowcaseForms />
          <ShowcaseRows />
          <ShowcaseStates />
          <ShowcaseList />
        </main>
      </PullToRefresh>
    </>
  )
})

export const screen = defineScreen({ viewModel: ShowcaseViewModel, view: ShowcaseScreen })
