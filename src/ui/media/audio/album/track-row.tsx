import { observer } from 'mobx-react-lite'
import { contentPath } from '../../../../domain/frame/navigation/content-target'
import type { Track } from '../../../../domain/media/audio/audio'
import { classNames } from '../../../frame/kit/styles/class-names'
import { Link } from '../../../frame/kit/buttons/link'
import { Meta, TimeText } from '../../../frame/kit/facts/meta'
import { useIsHydrated } from '../../../frame/kit/hydration/use-is-hydrated'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import type { AlbumViewModel } from './album.view-model'
import { PlayButtonPart } from '../../../frame/player/play-button.part'
import { audioWords } from '../audio.words'
import { SoundBars } from '../../../frame/player/sound-bars.part'
import styles from './track-row.module.css'

/** One track of an album: its title links to its screen, its button plays it here. */
export const TrackRow = observer(function TrackRow({
  track,
  viewModel,
}: {
  readonly track: Track
  readonly viewModel: AlbumViewModel
}) {
  const words = useWords(audioWords)
  const format = useFormat()
  // Rows of a first view may hydrate after the screen is shown. Each row must first match the server's markup, which
  // was rendered without a player.
  const isHydrated = useIsHydrated()
  const isCurrent = isHydrated && viewModel.isTrackCurrent(track)
  const isPlaying = isCurrent && viewModel.isPlaying
  const playedShare = isHydrated ? viewModel.playedShare(track) : 0
  return (
    <div className={classNames(styles.row, isCurrent && styles.current)}>
      <span className={styles.number}>
        {isCurrent ? <SoundBars isMoving={isPlaying} label={isPlaying ? words.playing : words.paused} /> : track.number}
      </span>
      <div className={styles.words}>
        <Link to={contentPath('audio', track.id) ?? ''} current={isCurrent} className={styles.title}>
          {track.title}
        </Link>
        <Meta
          parts={[
            format.duration(track.duration),
            format.countText(track.plays, 'plays'),
            playedShare > 0.01 ? (
              words.position(Math.round(playedShare * 100))
            ) : (
              <TimeText key="at" at={track.publishedAt} text={format.relativeTime(track.publishedAt)} />
            ),
          ]}
        />
      </div>
      <PlayButtonPart
        size="small"
        isQuiet
        label={`${isPlaying ? words.pause : words.play} ${track.title}`}
        isOn={isPlaying}
        onPress={() => viewModel.play(track)}
      />
    </div>
  )
})
