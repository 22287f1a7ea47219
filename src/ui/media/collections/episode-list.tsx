import { observer } from 'mobx-react-lite'
import type { CollectionEpisode } from '../../../domain/media/collections/collection'
import { Button } from '../../frame/kit/buttons/button'
import { classNames } from '../../frame/kit/styles/class-names'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { Image } from '../../frame/kit/pictures/image'
import { Meta } from '../../frame/kit/facts/meta'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './collection.module.css'
import type { CollectionViewModel } from './collection.view-model'
import { collectionsWords } from './collections.words'

interface EpisodeListProps {
  readonly viewModel: CollectionViewModel
}

/** The episodes, in a box that scrolls on its own, with the current one in its middle. */
export const EpisodeList = observer(function EpisodeList({ viewModel }: EpisodeListProps) {
  const words = useWords(collectionsWords)
  const { items, state, hasMore, failure } = viewModel.episodes
  return (
    <section className={styles.episodes} aria-labelledby="episodes">
      <h2 id="episodes" className={styles.heading}>
        {words.episodeList}
      </h2>
      {items.length > 0 ? (
        <ol className={styles.list}>
          {items.map((episode, index) => (
            <EpisodeRow key={episode.id} episode={episode} number={index + 1} viewModel={viewModel} />
          ))}
          {hasMore && (
            <li>
              <Button kind="quiet" block busy={state === 'loading-more'} onClick={viewModel.more}>
                {words.more}
              </Button>
            </li>
          )}
        </ol>
      ) : state === 'failed' ? (
        <FailedPart isQuiet title={words.listFailed} failure={failure} onRetry={viewModel.retryEpisodes} />
      ) : state === 'ready' ? (
        <EmptyState title={words.noEpisodes} />
      ) : (
        <SkeletonList label={words.loading} shape="rows" count={4} />
      )}
    </section>
  )
})

const EpisodeRow = observer(function EpisodeRow({
  episode,
  number,
  viewModel,
}: EpisodeListProps & { readonly episode: CollectionEpisode; readonly number: number }) {
  const words = useWords(collectionsWords)
  const format = useFormat()
  const { id, title, cover, duration, views } = episode
  const isCurrent = viewModel.currentId === id
  return (
    <li ref={isCurrent ? scrollIntoView : undefined}>
      <button
        type="button"
        className={classNames(styles.episode, isCurrent && styles.current)}
        aria-current={isCurrent || undefined}
        onClick={() => viewModel.choose(episode)}
      >
        <span className={styles.cover}>
          <Image src={cover} alt="" ratio="16:9" width={112} />
          <span className={styles.duration}>{format.duration(duration)}</span>
        </span>
        <span className={styles.words}>
          <span className={styles.episodeTitle}>
            {number}. {title}
          </span>
          <Meta parts={[isCurrent && words.current, views > 0 && format.countText(views, 'plays')]} />
        </span>
      </button>
    </li>
  )
})

/** Scrolls the current episode into the middle of the box, without scrolling the page. */
function scrollIntoView(row: HTMLElement | null): void {
  const box = row?.parentElement
  if (row === null || !box) return
  box.scrollTop = row.offsetTop - (box.clientHeight - row.clientHeight) / 2
}
