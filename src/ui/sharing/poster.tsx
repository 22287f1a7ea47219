import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { ShareSubject } from '../../application/sharing/share-content'
import { buttonClasses } from '../kit/button'
import { ErrorState } from '../kit/error-state'
import { useWords } from '../words/words'
import { drawPoster } from './draw-poster'
import styles from './share-sheet.module.css'
import type { ShareSheetViewModel } from './share-sheet.view-model'
import { sharingWords } from './sharing.words'

interface PosterProps {
  readonly viewModel: ShareSheetViewModel
  readonly subject: ShareSubject
  readonly onSaved: () => void
}

/** The poster as a picture, which can be saved by its button or by a long press. */
export const Poster = observer(function Poster({ viewModel, subject, onSaved }: PosterProps) {
  const words = useWords(sharingWords)
  const [address, setAddress] = useState('')
  const shareable = viewModel.shareable(subject)
  const { attempt, posterDrawn } = viewModel

  useEffect(() => {
    let made = ''
    let wanted = true
    drawPoster(shareable, words.scan).then(
      (picture) => {
        if (!wanted) return
        made = URL.createObjectURL(picture)
        setAddress(made)
        posterDrawn(true)
      },
      () => wanted && posterDrawn(false),
    )
    return () => {
      wanted = false
      URL.revokeObjectURL(made)
    }
    // Drawn once an attempt: what it shows does not change under it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt])

  if (viewModel.poster === 'failed') return <ErrorState title={words.failed} retryLabel={words.retry} onRetry={viewModel.showPoster} />
  if (viewModel.poster === 'drawing' || address === '') return <div role="status" aria-label={words.drawing} className={styles.waiting} />
  return (
    <>
      <img className={styles.poster} src={address} alt={words.posterAlt(shareable.title)} width={750} height={1120} />
      <p className={styles.hint}>{words.holdToSave}</p>
      <div className={styles.acts}>
        <a className={buttonClasses({ kind: 'primary', block: true })} href={address} download={`${shareable.title}.png`} onClick={onSaved}>
          {words.save}
        </a>
      </div>
    </>
  )
})
