import { useLayoutEffect, useRef, useState } from 'react'
import type { ImageWidth } from './image-source'
import { imageSizes, resizedUrl, sourceSet } from './image-source'
import { classNames } from '../styles/class-names'
import styles from './image.module.css'

export type ImageRatio = '16:9' | '4:3' | '2:1' | '1:1' | '3:4' | '21:9' | 'fill' | 'own'

interface ImageProps {
  /** A path of the site (resized by the platform) or an absolute address; null shows the fallback. */
  readonly src: string | null
  /** The alternative text; '' when the text beside the picture says the same. */
  readonly alt: string
  /**
   * The aspect ratio of its box, before and after loading; '4:3' by default. 'fill' fills its container, 'own' uses the
   * picture's ratio.
   */
  readonly ratio?: ImageRatio
  /** The displayed width, which determines the size to load; 'full' by default. */
  readonly width?: ImageWidth
  /** Whether it is on the first view, so that it is loaded eagerly and not faded in. */
  readonly first?: boolean
  /** Whether it is shown completely instead of being cropped to its box. */
  readonly contain?: boolean
  readonly round?: 'none' | 'usual' | 'circle'
  readonly className?: string
}

/** A picture whose space is reserved before it loads, so that nothing shifts, with a quiet fallback when it fails. */
export function Image({ src, ...rest }: ImageProps) {
  // A new picture resets the failure of an old one.
  return <Picture key={src} src={src} {...rest} />
}

function Picture({
  src,
  alt,
  ratio = '4:3',
  width = 'full',
  first = false,
  contain = false,
  round = 'usual',
  className,
}: ImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [isBroken, setBroken] = useState(!src)

  useLayoutEffect(() => {
    const element = image.current
    if (!element || first) return
    // A picture of a server-drawn page may have failed before this code ran.
    if (element.complete && element.naturalWidth === 0 && element.currentSrc !== '') setBroken(true)
  }, [first])

  const box = classNames(
    styles.box,
    styles[`ratio${ratio.replace(':', 'x')}`],
    styles[round],
    contain && styles.contain,
    className,
  )
  if (isBroken || !src) {
    return (
      <span className={classNames(box, styles.broken)} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16v12H4zM4 15l4-4 4 4 3-3 5 5M15.5 9.5h.01" />
        </svg>
      </span>
    )
  }
  return (
    <span className={box}>
      <img
        ref={image}
        alt={alt}
        srcSet={sourceSet(src)}
        sizes={sourceSet(src) && imageSizes(width)}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
        draggable={false}
        src={resizedUrl(src, 480)}
        onError={() => setBroken(true)}
      />
    </span>
  )
}
