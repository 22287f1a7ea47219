import { memo, useId, useState } from 'react'
import { FollowLink } from '../../../application/frame/navigation/follow-link'
import { SoundArbiter } from '../../../application/frame/player/sound-arbiter.store'
import type { SafeHtml } from '../../../application/frame/shared/html-sanitiser'
import { useService } from '../shell/app-context'
import styles from './rich-text.module.css'

export interface RichTextPartProps {
  readonly html: SafeHtml
}

/**
 * Editors' rich text, sanitised. Its links go through the navigator, its media through the sound arbiter. Rendered
 * again only when its markup changes.
 */
export const RichTextPart = memo(function RichTextPart({ html }: RichTextPartProps) {
  const followLink = useService(FollowLink)
  const arbiter = useService(SoundArbiter)
  // A page may have several rich texts, so the arbiter distinguishes their media by this name.
  const name = useId()
  const [enliven] = useState(
    () => (element: HTMLElement | null) =>
      element === null ? undefined : withListeners(element, followLink, arbiter, name),
  )
  // A TrustedHTML where the browser supports it, otherwise a string; React passes on either.
  const sanitised = { __html: html as unknown as string }
  return <div ref={enliven} className={styles.text} dangerouslySetInnerHTML={sanitised} suppressHydrationWarning />
})

/** Adds delegated listeners to the whole text, because it may contain any number of links and media. */
function withListeners(element: HTMLElement, followLink: FollowLink, arbiter: SoundArbiter, name: string): () => void {
  const silences = new Map<EventTarget, () => void>()
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[href]')
    if (
      link === null ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    followLink.execute(link.getAttribute('href') ?? '', window.location.origin)
  }
  const onPlay = (event: Event) => {
    const medium = event.target as HTMLMediaElement
    const number = [...element.querySelectorAll('audio, video')].indexOf(medium)
    silences.set(
      medium,
      arbiter.claim('video', () => medium.pause(), `text-${name}-${number}`),
    )
  }
  const onPause = (event: Event) => {
    if (event.target === null) return
    silences.get(event.target)?.()
    silences.delete(event.target)
  }
  const onError = (event: Event) => {
    if (event.target instanceof HTMLImageElement) event.target.dataset['broken'] = ''
  }
  element.addEventListener('click', onClick)
  // Media events do not bubble, so they are handled in the capture phase.
  element.addEventListener('play', onPlay, true)
  element.addEventListener('pause', onPause, true)
  element.addEventListener('error', onError, true)
  return () => {
    element.removeEventListener('click', onClick)
    element.removeEventListener('play', onPlay, true)
    element.removeEventListener('pause', onPause, true)
    element.removeEventListener('error', onError, true)
    for (const silence of silences.values()) silence()
  }
}
