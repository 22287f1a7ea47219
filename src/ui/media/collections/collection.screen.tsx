import { SkipBack, SkipForward } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Collection } from '../../../domain/media/collections/collection'
import { IconButton } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { ParticipationPart } from '../../participation/participation.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { WatchScreenPart } from '../videos/watch-screen.part'
import { WatchedAboutPart } from '../videos/watched-about.part'
import { useFormat } from '../../frame/words/use-format'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import styles from './collection.module.css'
import { CollectionViewModel } from './collection.view-model'
import { collectionPath } from './collections.paths'
import { collectionsWords } from './collections.words'
import { EpisodeList } from './episode-list'
import { UpNextOffer } from './up-next-offer'

interface CollectionScreenProps {
  readonly viewModel: CollectionViewModel
}

/**
 * S036: a video collection, whose episodes play one after another; S037: a comment of a video collection with its
 * replies.
 */
export const CollectionScreen = observer(function CollectionScreen({ viewModel }: CollectionScreenProps) {
  const { collection, current, next, watched, participation } = viewModel
  return (
    <WatchScreenPart
      watchedVideo={watched}
      participation={participation}
      content={collection}
      poster={current?.cover ?? collection.value?.cover ?? null}
      title={current?.title ?? ''}
      atEnd={next === null ? undefined : <UpNextOffer viewModel={viewModel} next={next} />}
      onRetry={viewModel.retry}
    >
      {(loadedCollection) => <CollectionPage viewModel={viewModel} collection={loadedCollection} />}
    </WatchScreenPart>
  )
})

const CollectionPage = observer(function CollectionPage({
  viewModel,
  collection,
}: CollectionScreenProps & { readonly collection: Collection }) {
  const words = useWords(collectionsWords)
  const format = useFormat()
  const { participation } = viewModel
  const { title, description, publishedAt, source, episodes, views, commentsOpen } = collection
  return (
    <>
      <NowPlaying viewModel={viewModel} title={title} total={episodes} />
      <EpisodeList viewModel={viewModel} />
      <div className={styles.about}>
        <WatchedAboutPart
          {...{ title, description, publishedAt, source, participation }}
          plays={views}
          fact={words.episodes(format.count(episodes), episodes === 1)}
        />
      </div>
      <ParticipationPart viewModel={participation} commentsOpen={commentsOpen} className={styles.comments} />
    </>
  )
})

/** The collection and its episode in the player, with buttons for the previous and the next one. */
const NowPlaying = observer(function NowPlaying({
  viewModel,
  title,
  total,
}: CollectionScreenProps & { readonly title: string; readonly total: number }) {
  const words = useWords(collectionsWords)
  const format = useFormat()
  const { current, index, previous, next } = viewModel
  return (
    <div className={styles.now}>
      <div className={styles.names}>
        <p className={styles.place}>
          {current === null ? title : `${title} · ${words.episodeOf(index + 1, format.count(total))}`}
        </p>
        <p className={styles.title}>{current?.title}</p>
      </div>
      <IconButton
        label={words.previous}
        icon={<Icon of={SkipBack} size={22} />}
        disabled={previous === null}
        onClick={() => previous !== null && viewModel.choose(previous)}
      />
      <IconButton
        label={words.next}
        icon={<Icon of={SkipForward} size={22} />}
        disabled={next === null}
        onClick={() => next !== null && viewModel.choose(next)}
      />
    </div>
  )
})

export const screen = defineScreen({
  viewModel: CollectionViewModel,
  view: CollectionScreen,
  // The collection and each of its comments share one screen.
  key: ({ params }) => collectionPath(params['aid'] ?? ''),
  parent: homePath,
})
