import { useMemo, useState, type SyntheticEvent } from 'react'
import type { Render, SlideImage } from 'yet-another-react-lightbox'
import type { PictureSize } from '../../../../domain/frame/shared/picture-bounds'
import styles from './lightbox.module.css'

/** A picture that would fill less of the width of the screen than this, shown as a whole, is scrolled instead. */
const leastOfWidth = 0.6
/** Pixels by which a picture may be scrolled and still counts as at its top. */
const slightly = 8

export function isTall({ width, height }: PictureSize, screen: PictureSize): boolean {
  return (width / height) * screen.height < leastOfWidth * Math.min(screen.width, width)
}

/**
 * Shows pictures that are much taller than the screen, such as long screenshots, at its width, and lets them be
 * scrolled. A picture whose size nobody knew beforehand is measured when it has come.
 * @param onScroll called with whether the picture is away from its top
 */
export function useTallSlides(onScroll: (isScrolled: boolean) => void) {
  const [measured, setMeasured] = useState<ReadonlyMap<string, PictureSize>>(new Map())
  return useMemo(
    () => ({
      imageProps: {
        draggable: false,
        onLoadCapture: ({ currentTarget: { src, naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
          setMeasured((known) =>
            known.has(src) ? known : new Map([...known, [src, { width: naturalWidth, height: naturalHeight }]]),
          ),
      },
      slide: (({ slide, rect }) => {
        if (!('src' in slide)) return undefined
        const size = sizeOf(slide) ?? measured.get(new URL(slide.src, location.href).href)
        return size !== undefined && isTall(size, rect) ? (
          <TallSlide slide={slide} size={size} screen={rect} onScroll={onScroll} />
        ) : undefined
      }) satisfies Render['slide'],
    }),
    [measured, onScroll],
  )
}

const sizeOf = ({ width, height }: SlideImage): PictureSize | undefined =>
  width === undefined || height === undefined ? undefined : { width, height }

interface TallSlideProps {
  readonly slide: SlideImage
  readonly size: PictureSize
  readonly screen: PictureSize
  readonly onScroll: (isScrolled: boolean) => void
}

function TallSlide({ slide: { src, alt, srcSet }, size, screen, onScroll }: TallSlideProps) {
  const width = Math.min(screen.width, size.width)
  const height = Math.round((width * size.height) / size.width)
  return (
    // Whoever has no finger scrolls it by the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      className={styles.scroller}
      tabIndex={0}
      onScroll={({ currentTarget }) => onScroll(currentTarget.scrollTop > slightly)}
    >
      <img
        className={styles.tall}
        src={src}
        srcSet={srcSet?.map((part) => `${part.src} ${part.width}w`).join(', ')}
        sizes={`${width}px`}
        width={width}
        height={height}
        alt={alt ?? ''}
        draggable={false}
      />
    </div>
  )
}
