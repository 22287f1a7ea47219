import { observer } from 'mobx-react-lite'
import { FeedList } from '../feed/feed-list.part'
import { PullToRefresh } from '../kit/pull-to-refresh'
import { TopBar } from '../kit/top-bar'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { SpecialsViewModel } from './specials.view-model'
import { specialsWords } from './specials.words'

/** S041 */
export const SpecialsScreen = observer(function SpecialsScreen({
  viewModel,
}: {
  readonly viewModel: SpecialsViewModel
}) {
  const words = useWords(specialsWords)
  const { list, back } = viewModel
  return (
    <>
      <TopBar title={words.specials} onBack={back} />
      <PullToRefresh onRefresh={list.refresh}>
        <main>{list.feed !== null && <FeedList feed={list.feed} layout="big" inSight={2} onLike={list.like} />}</main>
      </PullToRefresh>
    </>
  )
})

export const screen = defineScreen({ viewModel: SpecialsViewModel, view: SpecialsScreen })
