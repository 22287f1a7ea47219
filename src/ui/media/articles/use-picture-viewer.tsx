import { useEffect, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { unresized } from '../../frame/kit/pictures/image-source'
import type { LightboxPicture } from '../../frame/kit/lightbox/lightbox-slide'
import { useLightbox } from '../../frame/pictures/use-lightbox.part'
import { useWords } from '../../frame/words/words'
import { articlePictures, makeOpenable } from './article-pictures'
import { articlesWords } from './articles.words'

/** Assumed width in pixels of a picture whose width is unknown. */
const usualWidth = 1080

interface PictureOpener {
  /** Handlers for the element around the text. */
  readonly opener: {
    readonly onClick: (event: MouseEvent) => void
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onPointerDown: (event: { readonly target: EventTarget }) => void
  }
  readonly viewer: ReactNode
}

/** Opens a picture of the text in full screen when tapped. */
export function usePictureViewer(body: RefObject<HTMLElement | null>, html: unknown): PictureOpener {
  const words = useWords(articlesWords)
  const { prepare, view, lightbox } = useLightbox(words.pictures)
  useEffect(
    () => (body.current === null ? undefined : makeOpenable(body.current, words.viewPicture)),
    [body, html, words],
  )

  const viewAt = (target: EventTarget): boolean => {
    const images = body.current === null ? [] : articlePictures(body.current)
    const start = images.findIndex((image) => image === target)
    if (start !== -1) view(images.map(pictureOf), start)
    return start !== -1
  }
  return {
    opener: {
      onClick: ({ target }) => void viewAt(target),
      onKeyDown: (event) => {
        if ((event.key === 'Enter' || event.key === ' ') && viewAt(event.target)) event.preventDefault()
      },
      onPointerDown: ({ target }) => {
        if (target instanceof HTMLImageElement) prepare()
      },
    },
    viewer: lightbox,
  }
}

/** The full-screen version of a picture. */
function pictureOf(image: HTMLImageElement): LightboxPicture {
  const attributeSize = { width: Number(image.getAttribute('width')), height: Number(image.getAttribute('height')) }
  // The picture in the text may be a smaller copy, so only its aspect ratio is used.
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
    size: attributeSize.width > 0 && attributeSize.height > 0 ? attributeSize : shape,
  }
}
