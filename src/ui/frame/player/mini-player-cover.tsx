import { observer } from 'mobx-react-lite'
import { Image } from '../kit/pictures/image'
import { Link } from '../kit/buttons/link'
import { ProgressRing } from '../kit/feedback/progress-ring'
import { useWords } from '../words/words'
import styles from './mini-player.module.css'
import type { MiniPlayerViewModel } from './mini-player.view-model'
import { MovingTitle } from './moving-title'
import { playerWords } from './player.words'
import { SoundBars } from './sound-bars.part'

/**
 * The current item and its progress: a link to its full player, and the only part that stays when the mini player is
 * collapsed.
 */
export const MiniPlayerCover = observer(function MiniPlayerCover({
  viewModel,
}: {
  readonly viewModel: MiniPlayerViewModel
}) {
  const words = useWords(playerWords)
  const { player, destination, fold } = viewModel
  const { item, state, fraction } = player
  const ring = (
    <ProgressRing
      value={state.live ? Number(state.playing) : fraction}
      size={48}
      label={words.played}
      className={styles.ring}
    >
      <Image src={item?.image ?? null} alt="" ratio="fill" width={42} round="circle" />
    </ProgressRing>
  )
  if (fold.isFolded) {
    return (
      <button
        type="button"
        className={styles.cover}
        aria-label={words.unfoldPlayer(item?.name ?? '')}
        aria-expanded={false}
        onClick={fold.expand}
      >
        {ring}
        {state.playing && (
          <span className={styles.sounding}>
            <SoundBars isMoving label={words.playing} />
          </span>
        )}
      </button>
    )
  }
  if (destination === null) return <span className={styles.cover}>{ring}</span>
  return (
    <Link to={destination} label={words.openPlayer(item?.name ?? '')} className={styles.way}>
      <span className={styles.cover}>{ring}</span>
      <MovingTitle text={item?.name ?? ''} />
    </Link>
  )
})
