import { observer } from 'mobx-react-lite'
import { Button, buttonClasses } from '../kit/buttons/button'
import { ErrorState } from '../kit/states/error-state'
import { usePictureAddress } from '../kit/pictures/use-picture-address'
import { useWords } from '../words/words'
import styles from './share-sheet.module.css'
import type { ShareSheetViewModel } from './share-sheet.view-model'
import { sharingWords } from './sharing.words'

interface PosterProps {
  readonly viewModel: ShareSheetViewModel
  readonly title: string
  readonly onRetry: () => void
  /** Called when the browser downloads the poster. */
  readonly onSaved: () => void
  /** Called to let the app save the poster. */
  readonly onSave: () => void
  readonly onSend: () => void
}

/** The poster as a picture, which can be saved by a button or a long press. */
export const Poster = observer(function Poster({ viewModel, title, onRetry, onSaved, onSave, onSend }: PosterProps) {
  const words = useWords(sharingWords)
  const { poster, canSendPoster, savingWay } = viewModel
  // The messenger saves no picture of an object URL.
  const address = usePictureAddress(
    poster instanceof Blob ? poster : null,
    savingWay === 'long-press' ? 'data' : 'object',
  )
  if (poster === 'failed') return <ErrorState title={words.failed} retryLabel={words.retry} onRetry={onRetry} />
  if (poster === 'drawing' || address === null)
    return <div role="status" aria-label={words.drawing} className={styles.waiting} />
  return (
    <>
      <img className={styles.poster} src={address} alt={words.posterAlt(title)} width={750} height={1120} />
      <p className={styles.hint}>{savingWay === 'long-press' ? words.holdToSave : words.orHoldToSave}</p>
      <div className={styles.acts}>
        {savingWay === 'app' && (
          <Button kind="primary" block onClick={onSave}>
            {words.save}
          </Button>
        )}
        {savingWay === 'download' && (
          <a
            className={buttonClasses({ kind: 'primary', block: true })}
            href={address}
            download={`${title}.jpg`}
            onClick={onSaved}
          >
            {words.save}
          </a>
        )}
        {canSendPoster && (
          <Button block onClick={onSend}>
            {words.send}
          </Button>
        )}
      </div>
    </>
  )
})
