import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { Image } from '../../frame/kit/pictures/image'
import { lazyPart } from '../../frame/shell/lazy/lazy-part'
import { useWords } from '../../frame/words/words'
import styles from './gallery.module.css'
import type { GalleryViewModel } from './gallery.view-model'
import { galleryWords } from './gallery.words'

const PictureStage = lazyPart(
  async () => (await import(/* webpackChunkName: "lightbox" */ '../../frame/kit/lightbox/picture-stage')).PictureStage,
)

/** The current picture; once the viewer's code is loaded, it can be swiped and enlarged. */
export const GalleryStage = observer(function GalleryStage({ viewModel }: { readonly viewModel: GalleryViewModel }) {
  const words = useWords(galleryWords)
  const { picture, pictures, index, isShown, view, zoom } = viewModel
  const [ready, setReady] = useState(false)
  const slides = useMemo(
    () =>
      pictures.map(({ address, caption, size }, index) => ({
        address,
        alt: words.picture(index + 1, caption),
        caption,
        size,
      })),
    [pictures, words],
  )
  return (
    <div className={styles.stage}>
      {!ready && (
        <Image
          src={picture?.address ?? null}
          alt={words.picture(index + 1, picture?.caption ?? '')}
          ratio="fill"
          round="none"
          contain
          first
          className={styles.poster}
        />
      )}
      {isShown && (
        <PictureStage pictures={slides} index={index} onView={view} onZoom={zoom} onReady={() => setReady(true)} />
      )}
    </div>
  )
})
