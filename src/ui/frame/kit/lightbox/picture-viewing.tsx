import { Download, ZoomIn, ZoomOut } from 'lucide-react'
import { useMemo } from 'react'
import type { LightboxExternalProps } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { useWords } from '../../words/words'
import { IconButton } from '../buttons/button'
import { classNames } from '../styles/class-names'
import { Icon } from '../pictures/icon'
import { slideOf, type LightboxPicture } from './lightbox-slide'
import { lightboxWords } from './lightbox.words'
import styles from './lightbox.module.css'
import { useTallSlides } from './tall-slide'

const withoutLegend = () => undefined

/**
 * The parts that all viewers of pictures share: swipe, pinch, double tap, and a button for people who cannot pinch.
 * Only the visible picture and its neighbours are in the DOM, however many there are.
 * @param onScroll called when a tall picture is scrolled away from its top, or back
 */
export function usePictureViewing(
  pictures: readonly LightboxPicture[],
  onScroll: (isScrolled: boolean) => void = withoutLegend,
) {
  const words = useWords(lightboxWords)
  const slides = useMemo(() => pictures.map(slideOf), [pictures])
  const tall = useTallSlides(onScroll)
  return {
    open: true,
    slides,
    plugins: [Zoom],
    labels: {
      'Photo gallery': words.gallery,
      Carousel: words.gallery,
      Slide: words.slide,
      '{index} of {total}': words.pictureOfRead,
    },
    carousel: { finite: true, padding: 0, spacing: 12, preload: 2, imageProps: tall.imageProps },
    zoom: { maxZoomPixelRatio: 2 },
    animation: { fade: 200, swipe: 300 },
    render: {
      slide: tall.slide,
      buttonPrev: () => null,
      buttonNext: () => null,
      buttonZoom: ({ zoom, maxZoom, zoomIn, changeZoom }) =>
        zoom > 1 ? (
          <IconButton
            key="zoom"
            label={words.whole}
            icon={<Icon of={ZoomOut} />}
            className={styles.button}
            onClick={() => changeZoom(1)}
          />
        ) : (
          <IconButton
            key="zoom"
            label={words.zoomIn}
            icon={<Icon of={ZoomIn} />}
            className={styles.button}
            disabled={maxZoom <= 1}
            onClick={zoomIn}
          />
        ),
    },
  } satisfies LightboxExternalProps
}

/** Saves the original of a picture; browsers that cannot save files open it instead. */
export function SavePicture({ picture }: { readonly picture: LightboxPicture | undefined }) {
  const words = useWords(lightboxWords)
  if (picture === undefined) return null
  return (
    <a
      href={picture.address}
      download={fileName(picture.address)}
      aria-label={words.save}
      className={classNames(styles.button, styles.save)}
    >
      <Icon of={Download} />
    </a>
  )
}

function fileName(address: string): string {
  return (
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? ''
  )
}
