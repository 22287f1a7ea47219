import { Pause, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Album } from '../../../../domain/media/audio/audio'
import { ConcernsPart } from '../../../frame/concerns/concerns.part'
import { Badge } from '../../../frame/kit/badges/badge'
import { Button } from '../../../frame/kit/buttons/button'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { EndlessList } from '../../../frame/kit/lists/endless-list'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Image } from '../../../frame/kit/pictures/image'
import { Meta } from '../../../frame/kit/facts/meta'
import { SegmentedControl } from '../../../frame/kit/buttons/segmented-control'
import { Skeleton, SkeletonList } from '../../../frame/kit/states/skeleton'
import { TopBar } from '../../../frame/kit/bars/top-bar'
import { ParticipationShareSheetPart } from '../../../participation/participation.part'
import { ShareButtonPart } from '../../../participation/share-button.part'
import { PublisherNamePart } from '../../../participation/publishers/publisher-name.part'
import { FavouriteButtonPart } from '../../../participation/reactions/favourite-button.part'
import { SubscribeButtonPart } from '../../../participation/reactions/subscribe-button.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useFormat } from '../../../frame/words/use-format'
import { homePath } from '../../../frame/site/site.paths'
import { useWords } from '../../../frame/words/words'
import styles from './album.module.css'
import { AlbumViewModel } from './album.view-model'
import { Description } from '../../../frame/kit/facts/description'
import { audioWords } from '../audio.words'
import { TrackRow } from './track-row'

/** S025: an album with its tracks. */
export const AlbumScreen = observer(function AlbumScreen({ viewModel }: { readonly viewModel: AlbumViewModel }) {
  const words = useWords(audioWords)
  const { album, tracks, participation } = viewModel
  return (
    <main className={styles.screen}>
      <TopBar
        actions={
          <>
            <FavouriteButtonPart viewModel={participation.reactions} />
            <ShareButtonPart viewModel={participation} />
          </>
        }
      />
      {album.value === null && album.state === 'failed' ? (
        <FailedPart title={words.albumFailedTitle} failure={album.failure} onRetry={viewModel.retry} />
      ) : (
        <>
          {album.value === null ? <AlbumSkeleton /> : <AlbumHead album={album.value} viewModel={viewModel} />}
          <section className={styles.tracks} aria-label={words.trackList}>
            <div className={styles.listHead}>
              <h2 className={styles.listTitle}>{words.trackList}</h2>
              <SegmentedControl
                label={words.order}
                value={viewModel.order}
                onChange={viewModel.setOrder}
                options={[
                  { value: 'up', label: words.orderUp },
                  { value: 'down', label: words.orderDown },
                ]}
              />
            </div>
            <EndlessList
              items={tracks.items}
              state={tracks.state}
              failure={tracks.failure}
              hasMore={tracks.hasMore}
              keyOf={(track) => track.id}
              onMore={viewModel.more}
              onRetry={viewModel.tracks.start}
              owner={tracks}
              look="feed"
              skeleton={<SkeletonList label={words.loading} shape="rows" />}
              empty={<EmptyState title={words.noTracks} />}
            >
              {(track) => <TrackRow track={track} viewModel={viewModel} />}
            </EndlessList>
          </section>
          {album.value !== null && !tracks.hasMore && <ConcernsPart kind="album" id={album.value.id} />}
        </>
      )}
      <ParticipationShareSheetPart viewModel={participation} />
    </main>
  )
})

const AlbumHead = observer(function AlbumHead({
  album,
  viewModel,
}: {
  readonly album: Album
  readonly viewModel: AlbumViewModel
}) {
  const words = useWords(audioWords)
  const format = useFormat()
  const { follow } = viewModel.participation.reactions
  const { isPlaying, isCurrent } = viewModel
  return (
    <section className={styles.head}>
      <div className={styles.top}>
        <div className={styles.cover}>
          <Image src={album.cover} alt="" ratio="1:1" width={124} first />
        </div>
        <div className={styles.heading}>
          <h1 className={styles.title}>{album.title}</h1>
          {album.source !== null && (
            <p className={styles.source}>
              <PublisherNamePart kind="org" publisher={album.source} />
            </p>
          )}
          <span>
            <Badge tone={album.finished ? 'plain' : 'accent'}>{album.finished ? words.finished : words.updating}</Badge>
          </span>
          <Meta
            parts={[
              words.tracks(format.count(album.tracks), album.tracks === 1),
              format.countText(album.plays, 'plays'),
              format.showsFigures && words.subscribers(format.count(follow.count), follow.count === 1),
            ]}
          />
        </div>
      </div>
      <div className={styles.acts}>
        <Button
          kind="primary"
          block
          icon={<Icon of={isPlaying ? Pause : Play} size={18} className={styles.solid} />}
          disabled={!isCurrent && viewModel.tracks.items.length === 0}
          onClick={viewModel.playAll}
        >
          {isPlaying ? words.pause : isCurrent ? words.resume : words.playAll}
        </Button>
        <SubscribeButtonPart viewModel={viewModel.participation.reactions} />
      </div>
      {album.description !== '' && <Description text={album.description} />}
    </section>
  )
})

function AlbumSkeleton() {
  return (
    <section className={styles.head}>
      <div className={styles.top}>
        <div className={styles.cover}>
          <Skeleton shape="1:1" />
        </div>
        <div className={styles.heading}>
          <Skeleton shape="title" />
          <Skeleton part="half" />
          <Skeleton part="most" />
        </div>
      </div>
    </section>
  )
}

export const screen = defineScreen({ viewModel: AlbumViewModel, view: AlbumScreen, parent: homePath })
