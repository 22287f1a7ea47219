import { observer } from 'mobx-react-lite'
import { Image } from '../../frame/kit/pictures/image'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { useWords } from '../../frame/words/words'
import styles from './gallery.module.css'
import type { GalleryViewModel } from './gallery.view-model'
import { galleryWords } from './gallery.words'

/** Thumbnails of all pictures of the gallery; each opens its picture on the stage. */
export const GalleryOverview = observer(function GalleryOverview({
  viewModel,
}: {
  readonly viewModel: GalleryViewModel
}) {
  const words = useWords(galleryWords)
  const { pictures, index, overview, choose, showOverview } = viewModel
  return (
    <Sheet open={overview} onClose={() => showOverview(false)} title={words.overview} isTall>
      <ul className={styles.grid}>
        {pictures.map(({ address, caption }, pictureIndex) => (
          <li key={pictureIndex} className={styles.cell}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={words.picture(pictureIndex + 1, caption)}
              aria-current={pictureIndex === index ? 'true' : undefined}
              onClick={() => choose(pictureIndex)}
            >
              <Image src={address} alt="" ratio="1:1" width="third" />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
})
