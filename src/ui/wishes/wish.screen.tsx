import { observer } from 'mobx-react-lite'
import type { OfferedWishAct, Wish } from '../../domain/wishes/wish'
import { ActBar } from '../cases/act-bar.part'
import { TimeLine } from '../cases/time-line.part'
import { FailedPart } from '../kit/failed-part'
import { SkeletonList } from '../kit/skeleton'
import { TopBar } from '../kit/top-bar'
import { CommentsOfPart, ShareOfPart } from '../participation/participation.part'
import { ShareButtonPart } from '../participation/share-button.part'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { WishActSheet } from './wish-act-sheet'
import { WishAbout } from './wish-about'
import { ClaimantsSheet, WishHelpers } from './wish-helpers'
import { WishViewModel } from './wish.view-model'
import styles from './wish.module.css'
import { wishesWords } from './wishes.words'

interface WishProps {
  readonly viewModel: WishViewModel
}

/** S128 */
export const WishScreen = observer(function WishScreen({ viewModel }: WishProps) {
  const words = useWords(wishesWords)
  const { wish } = viewModel
  return (
    <>
      <TopBar onBack={viewModel.back} actions={<ShareButtonPart viewModel={viewModel.participation} />}>
        <p className={styles.bar}>{words.wishTitle}</p>
      </TopBar>
      <main className={styles.screen}>
        {wish.value !== null ? (
          <WishPage viewModel={viewModel} wish={wish.value} />
        ) : wish.state === 'failed' ? (
          <FailedPart title={words.failed} failure={wish.failure} onRetry={() => void viewModel.reload()} />
        ) : (
          <SkeletonList label={words.loading} shape="article" />
        )}
      </main>
    </>
  )
})

const WishPage = observer(function WishPage({ viewModel, wish }: WishProps & { readonly wish: Wish }) {
  const words = useWords(wishesWords)
  const questions: Partial<Record<OfferedWishAct, { readonly title: string; readonly text: string }>> = {
    claim: { title: words.claimTitle, text: words.claimText },
    remove: { title: words.removeTitle, text: words.removeText },
  }
  return (
    <>
      <WishAbout wish={wish} />
      {viewModel.isPublic && <WishHelpers wish={wish} onAll={viewModel.showClaimants} />}
      <div className={styles.part}>
        <TimeLine
          steps={wish.steps}
          titleOf={({ act }) => words[`step.${act}`]}
          byTime={({ act }) => act === 'expire'}
        />
      </div>
      {viewModel.isPublic && <CommentsOfPart viewModel={viewModel.participation} commentsOpen={wish.commentsOpen} />}
      <ActBar
        busy={viewModel.busy}
        onAct={viewModel.act}
        acts={wish.acts.map((act) => ({
          act,
          label: words[`act.${act}`],
          ...(act === 'remove' ? { kind: 'danger' as const } : {}),
          ...(questions[act] === undefined ? {} : { question: questions[act] }),
        }))}
      >
        {wish.state === 'submitted' && <p className={styles.waits}>{words.waitsForApproval}</p>}
      </ActBar>
      <WishActSheet viewModel={viewModel} />
      <ClaimantsSheet viewModel={viewModel} />
      <ShareOfPart viewModel={viewModel.participation} />
    </>
  )
})

export const screen = defineScreen({
  viewModel: WishViewModel,
  view: WishScreen,
  // A comment opens over its wish: both addresses share one screen.
  key: ({ params }) => `wish ${params['aid'] ?? ''}`,
})
