import { observer } from 'mobx-react-lite'
import { HomeHeader } from '../../../media/feed/home-header.part'
import { PullToRefresh } from '../../../frame/kit/scrolling/pull-to-refresh'
import { TopBar } from '../../../frame/kit/bars/top-bar'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { homePath } from '../../../frame/site/site.paths'
import { useWords } from '../../../frame/words/words'
import { SharePagePart } from '../../../participation/share-page.part'
import { PageCards } from '../page-cards.part'
import styles from '../page.module.css'
import { PageScreenViewModel } from './page.view-model'
import { pagesWords } from '../pages.words'

/** S009: a page of the builder, card by card; S160: a built page that is not published yet. */
export const PageScreen = observer(function PageScreen({
  viewModel: { page: pageViewModel },
}: {
  readonly viewModel: PageScreenViewModel
}) {
  const words = useWords(pagesWords)
  const { isStart, isPreview, page, head, refresh } = pageViewModel
  return (
    <PullToRefresh onRefresh={refresh}>
      {isStart ? (
        <HomeHeader />
      ) : (
        <TopBar
          title={page.value?.title ?? ''}
          actions={!isPreview && (head === null ? false : <SharePagePart head={head} />)}
        />
      )}
      <main>
        {isPreview && <p className={styles.preview}>{words.preview}</p>}
        <PageCards viewModel={pageViewModel} />
      </main>
    </PullToRefresh>
  )
})

export const screen = defineScreen({ viewModel: PageScreenViewModel, view: PageScreen, parent: homePath })
