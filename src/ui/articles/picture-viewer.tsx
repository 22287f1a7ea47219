import { useMemo } from 'react'
import { unresized } from '../kit/image-source'
import { Lightbox } from '../kit/lightbox'
import type { LightboxPicture } from '../kit/lightbox-slide'
import { useWords } from '../words/words'
import { articlesWords } from './articles.words'

/** Assumed width in pixels of a picture whose width is unknown. */
const usualWidth = 1080

export interface PictureViewerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly images: readonly HTMLImageElement[]
  readonly start: number
}

/** The pictures of an article in full screen. */
export function PictureViewer({ images, ...rest }: PictureViewerProps) {
  const words = useWords(articlesWords)
  const pictures = useMemo(() => images.map(pictureOf), [images])
  return <Lightbox label={words.pictures} pictures={pictures} {...rest} />
}

/** The full-screen version of a picture. */
function pictureOf(image: HTMLImageElement): LightboxPicture {
  const given = { width: Number(image.getAttribute('width')), height: Number(image.getAttribute('height')) }
  // The copy in the text only gives the aspect ratio.
  const { naturalWidth, naturalHeight } = image
  const shape =
    naturalWidth > 0 && naturalHeight > 0
      ? { width: usualWidth, height: Math.round((usualWidth * naturalHeight) / naturalWidth) }
      : null
  const caption = image.closest('figure')?.querySelector('figcaption')?.textContent.trim() ?? ''
  return {
    address: unresized(image.getAttribute('src') ?? ''),
    alt: image.alt,
    caption: caption === '' ? image.alt : caption,
    size: given.width > 0 && given.height > 0 ? given : shape,
  }
}
