import { classNames } from '../kit/styles/class-names'
import { Image } from '../kit/pictures/image'
import { useWords } from '../words/words'
import styles from './picture-grid.module.css'
import { picturesWords } from './pictures.words'
import { useLightbox } from './use-lightbox.part'

interface PictureGridProps {
  /** Addresses of the pictures; without any, nothing is rendered. */
  readonly pictures: readonly string[]
  /** Whether they stand beside text, such as in a time line. */
  readonly small?: boolean
}

/** Pictures that people added to a text; each opens full screen. */
export function PictureGrid({ pictures, small = false }: PictureGridProps) {
  const words = useWords(picturesWords)
  const { prepare, view, lightbox } = useLightbox(words.pictures)
  if (pictures.length === 0) return null
  const large = pictures.map((address, index) => ({ address, alt: words.picture(index + 1), caption: '', size: null }))
  return (
    <>
      <ul className={classNames(styles.pictures, small && styles.small)}>
        {pictures.map((picture, index) => (
          <li key={picture}>
            <button
              type="button"
              className={styles.picture}
              aria-label={words.view(index + 1)}
              aria-haspopup="dialog"
              onPointerDown={prepare}
              onClick={() => view(large, index)}
            >
              <Image src={picture} alt="" ratio="1:1" width={small ? 88 : 160} />
            </button>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  )
}
