import { observer } from 'mobx-react-lite'
import { FeedList } from '../feed/feed-list.part'
import { PullToRefresh } from '../../frame/kit/scrolling/pull-to-refresh'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import { SpecialsViewModel } from './specials.view-model'
import { specialsWords } from './specials.words'

interface SpecialsProps {
  readonly viewModel: SpecialsViewModel
}

/** S041: recommended topics. */
export const SpecialsScreen = observer(function SpecialsScreen({ viewModel }: SpecialsProps) {
  const words = useWords(specialsWords)
  return (
    <>
      <TopBar title={words.specials} />
      <SpecialsMain viewModel={viewModel} />
    </>
  )
})

/** The screen below its top bar. In the frame of an app (S006), this is the whole screen. */
export const SpecialsMain = observer(function SpecialsMain({ viewModel: { list } }: SpecialsProps) {
  return (
    <PullToRefresh onRefresh={list.refresh}>
      <main>
        <FeedList feed={list.feed} layout="big" inSight={2} onLike={list.like} />
      </main>
    </PullToRefresh>
  )
})

export const screen = defineScreen({ viewModel: SpecialsViewModel, view: SpecialsScreen, parent: homePath })
