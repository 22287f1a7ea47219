import { ChevronDown, ChevronUp } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { slotOf } from '../../../../domain/media/videos/short-window'
import { ParticipationCommentsPart, ParticipationShareSheetPart } from '../../../participation/participation.part'
import { Button, IconButton } from '../../../frame/kit/buttons/button'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { TopBar } from '../../../frame/kit/bars/top-bar'
import { lazyPart } from '../../../frame/shell/lazy/lazy-part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { homePath } from '../../../frame/site/site.paths'
import { useWords } from '../../../frame/words/words'
import { ShortSlide } from './short-slide'
import styles from './shorts.module.css'
import { ShortsViewModel } from './shorts.view-model'
import { ShortsTopBar } from '../shorts-top-bar'
import { shortsWords } from '../shorts.words'
import { shortsPath } from '../videos.paths'

// It loads with the comments, below which it stands.
const ConcernsPart = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "comment-list" */ '../../../frame/concerns/concerns.part')).ConcernsPart,
)

interface ShortsScreenProps {
  readonly viewModel: ShortsViewModel
}

/** S038: short videos, one below the other; S039: the same, beginning with one of them. */
const ShortsScreen = observer(function ShortsScreen({ viewModel }: ShortsScreenProps) {
  const words = useWords(shortsWords)
  const { videos, failure, isEmpty, retry } = viewModel
  if (videos.length > 0)
    return (
      <>
        <Shorts viewModel={viewModel} />
        <CommentsSheet viewModel={viewModel} />
        <ParticipationShareSheetPart viewModel={viewModel.participation} />
      </>
    )
  return (
    <>
      <TopBar title={words.shorts} />
      <main>
        {failure !== null ? (
          <FailedPart title={words.failedTitle} failure={failure} onRetry={retry} />
        ) : isEmpty ? (
          <EmptyState
            title={words.emptyTitle}
            text={words.emptyText}
            action={<ButtonLink to="/index">{words.toHome}</ButtonLink>}
          />
        ) : (
          <div className={styles.loading} role="status" aria-label={words.loading} aria-busy />
        )}
      </main>
    </>
  )
})

const Shorts = observer(function Shorts({ viewModel }: ShortsScreenProps) {
  const words = useWords(shortsWords)
  const { videos, neighbouringIndices, slides, index, scroller, deck, video } = viewModel
  return (
    <div className={styles.screen}>
      <ShortsTopBar deck={deck} />
      <main className={styles.main}>
        <h1 className={styles.heading}>{words.shorts}</h1>
        <div ref={scroller.attach} className={styles.scroller} data-shorts>
          <div style={{ height: `${slides * 100}%` }} />
          {neighbouringIndices.map((each) => {
            const short = videos[each]
            return (
              short !== undefined && <ShortSlide key={slotOf(each)} viewModel={viewModel} video={short} index={each} />
            )
          })}
          <LastSlide viewModel={viewModel} />
        </div>
        {/* Screen readers announce the title when another short is shown. */}
        <p className={styles.heading} role="status">
          {video?.title}
        </p>
        <div className={styles.steps}>
          <IconButton
            label={words.previous}
            className={styles.step}
            icon={<Icon of={ChevronUp} />}
            disabled={index === 0}
            onClick={() => scroller.step(-1)}
          />
          <IconButton
            label={words.next}
            className={styles.step}
            icon={<Icon of={ChevronDown} />}
            disabled={index >= slides - 1}
            onClick={() => scroller.step(1)}
          />
        </div>
      </main>
    </div>
  )
})

/** The slide after the last short: there are no more, they are loading, or they could not be loaded. */
const LastSlide = observer(function LastSlide({ viewModel }: ShortsScreenProps) {
  const words = useWords(shortsWords)
  const { list, slides, index } = viewModel
  return (
    <section
      className={styles.last}
      style={{ top: `${(slides - 1) * 100}%` }}
      aria-hidden={index < slides - 1}
      inert={index < slides - 1}
    >
      {list.state === 'more-failed' || list.state === 'failed' ? (
        <FailedPart
          title={words.moreFailed}
          failure={list.failure}
          onRetry={list.state === 'failed' ? viewModel.retry : viewModel.more}
        />
      ) : list.hasMore || list.state !== 'ready' ? (
        <div className={styles.loading} role="status" aria-label={words.loadingMore} aria-busy={index === slides - 1} />
      ) : (
        <EmptyState
          subject="done"
          title={words.endTitle}
          text={words.endText}
          action={
            <>
              <Button kind="primary" onClick={viewModel.restart}>
                {words.again}
              </Button>
              <ButtonLink to="/index">{words.toHome}</ButtonLink>
            </>
          }
        />
      )}
    </section>
  )
})

const CommentsSheet = observer(function CommentsSheet({ viewModel }: ShortsScreenProps) {
  const words = useWords(shortsWords)
  const { participation, comments, video, openComments } = viewModel
  const isOpen = video?.commentsOpen ?? false
  return (
    <Sheet
      open={comments}
      onClose={() => openComments(false)}
      title={words.comments}
      isTall
      flush
      footer={
        <Button kind="primary" block disabled={!isOpen} onClick={participation.comments.write}>
          {isOpen ? words.writeComment : words.commentsClosed}
        </Button>
      }
    >
      <ParticipationCommentsPart inSheet viewModel={participation} commentsOpen={isOpen} />
      {comments && video !== null && <ConcernsPart kind="short" id={video.id} />}
    </Sheet>
  )
})

export const screen = defineScreen({
  viewModel: ShortsViewModel,
  view: ShortsScreen,
  parent: homePath,
  // All shorts share one screen, whichever of them the address names.
  key: () => shortsPath,
})
