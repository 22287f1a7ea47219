import { observer } from 'mobx-react-lite'
import { ConcernsPart } from '../../../frame/concerns/concerns.part'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { Image } from '../../../frame/kit/pictures/image'
import { Skeleton } from '../../../frame/kit/states/skeleton'
import { lazyPart } from '../../../frame/shell/lazy/lazy-part'
import { TopBar } from '../../../frame/kit/bars/top-bar'
import { ParticipationCommentsPart, ParticipationBarPart } from '../../../participation/participation.part'
import { scrollToComments } from '../../../participation/scroll-to-comments.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { homePath } from '../../../frame/site/site.paths'
import { useWords } from '../../../frame/words/words'
import { AudioAbout } from './audio-about'
import styles from './audio.module.css'
import { ChapterList } from './chapter-list'
import { AudioViewModel } from './audio.view-model'
import { FullPlayer } from './full-player'
import { audioWords } from '../audio.words'

const PlayerSheets = lazyPart(
  async () => (await import(/* webpackChunkName: "player-sheets" */ './player-sheets')).PlayerSheets,
)

export const AudioScreen = observer(function AudioScreen({ viewModel }: { readonly viewModel: AudioViewModel }) {
  const words = useWords(audioWords)
  const { title, cover, playback, participation, sheet } = viewModel
  const { value: audio, state, failure } = viewModel.audio
  if (audio === null && state === 'failed') {
    return (
      <main>
        <TopBar />
        <FailedPart title={words.audioFailedTitle} failure={failure} onRetry={viewModel.content.reload} />
      </main>
    )
  }
  return (
    <main className={styles.screen}>
      <div className={styles.stage}>
        <div className={styles.backdrop} aria-hidden="true">
          {/* This is the file of the cover itself, so that it is loaded once and at once. */}
          {cover !== null && <Image src={cover} alt="" ratio="fill" width={320} round="none" first />}
        </div>
        <TopBar />
        <div className={styles.cover} data-playing={playback.isWanted || undefined}>
          {title === '' ? <Skeleton shape="1:1" /> : <Image src={cover} alt="" ratio="1:1" width={320} first />}
        </div>
        <div className={styles.heading}>
          {title === '' ? <Skeleton shape="title" part="half" /> : <h1 className={styles.title}>{title}</h1>}
          <p className={styles.album}>
            {audio?.source?.name ?? audio?.albums[0]?.title ?? playback.player.item?.album ?? ''}
          </p>
        </div>
        <FullPlayer playback={playback} onSheet={viewModel.openSheet} />
      </div>
      {/* The parts are rendered together, so that nothing visible shifts. */}
      {audio !== null && (
        <>
          {viewModel.chapters.length > 0 && <ChapterList chapters={viewModel.chapters} playback={playback} />}
          <AudioAbout audio={audio} />
          <ConcernsPart kind="audio" id={audio.id} />
          <ParticipationCommentsPart viewModel={participation} commentsOpen={audio.commentsOpen} />
        </>
      )}
      <ParticipationBarPart
        viewModel={participation}
        commentsOpen={audio?.commentsOpen ?? true}
        onWrite={participation.comments.write}
        onComments={scrollToComments}
      />
      {viewModel.areSheetsLoaded && (
        <PlayerSheets sheet={sheet} player={playback.player} queue={playback.queue} onClose={viewModel.closeSheet} />
      )}
    </main>
  )
})

export const screen = defineScreen({
  viewModel: AudioViewModel,
  view: AudioScreen,
  key: ({ params }) => `/audios/${params['aid']}`,
  parent: homePath,
})
