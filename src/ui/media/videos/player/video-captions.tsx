import { observer } from 'mobx-react-lite'
import { classNames } from '../../../frame/kit/styles/class-names'
import styles from './video-captions.module.css'
import type { VideoPlayerViewModel } from './video-player.part.view-model'

/** The current captions, above the controls while these are shown. */
export const VideoCaptions = observer(function VideoCaptions({
  viewModel,
}: {
  readonly viewModel: VideoPlayerViewModel
}) {
  const { playback, hasPicture, controlsShown, modes, troubleKind } = viewModel
  const { captionLines, activeCaptions } = playback
  // A message about a problem takes the same place.
  if (!hasPicture || troubleKind !== null || activeCaptions === null || captionLines.length === 0) return null
  return (
    <div
      className={classNames(styles.captions, controlsShown && styles.raised, modes.isFullscreen && styles.large)}
      lang={activeCaptions.language}
    >
      {captionLines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
    </div>
  )
})
