import { observer } from 'mobx-react-lite'
import { classNames } from '../../frame/kit/class-names'
import styles from './video-captions.module.css'
import type { VideoPlayerViewModel } from './video-player.part.view-model'

/** What is said now, above the controls while they are shown. */
export const VideoCaptions = observer(function VideoCaptions({
  viewModel,
}: {
  readonly viewModel: VideoPlayerViewModel
}) {
  const { playback, hasPicture, controlsShown, modes, trouble } = viewModel
  const { captionLines, shownCaptions } = playback
  // What is wrong stands in the same place.
  if (!hasPicture || trouble !== null || shownCaptions === null || captionLines.length === 0) return null
  return (
    <div
      className={classNames(styles.captions, controlsShown && styles.raised, modes.filled && styles.large)}
      lang={shownCaptions.language}
    >
      {captionLines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
    </div>
  )
})
