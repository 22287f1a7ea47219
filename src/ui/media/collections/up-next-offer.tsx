import { observer } from 'mobx-react-lite'
import type { CollectionEpisode } from '../../../domain/media/collections/collection'
import { Button } from '../../frame/kit/buttons/button'
import { useWords } from '../../frame/words/words'
import styles from './collection.module.css'
import type { CollectionViewModel } from './collection.view-model'
import { collectionsWords } from './collections.words'

interface UpNextOfferProps {
  readonly viewModel: CollectionViewModel
  readonly next: CollectionEpisode
}

/**
 * Shows over the player, at the end of an episode, which episode is next and when it starts, unless it is cancelled.
 */
export const UpNextOffer = observer(function UpNextOffer({ viewModel, next }: UpNextOfferProps) {
  const words = useWords(collectionsWords)
  const { upNext } = viewModel
  return (
    <div className={styles.upNext}>
      <p className={styles.upNextTitle} role="status">
        {words.upNext(next.title)}
      </p>
      <div className={styles.acts}>
        <Button small kind="primary" onClick={() => viewModel.choose(next)}>
          {words.playNow}
        </Button>
        {upNext.secondsLeft === null ? (
          <Button small onClick={viewModel.watched.player.playback.play}>
            {words.playAgain}
          </Button>
        ) : (
          <Button small onClick={upNext.cancel}>
            {words.cancel} <span className={styles.left}>{words.startsIn(upNext.secondsLeft)}</span>
          </Button>
        )}
      </div>
    </div>
  )
})
