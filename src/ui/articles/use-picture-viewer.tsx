import { useEffect, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { NoticesStore } from '../../application/shared/notices.store'
import { failureOfCode } from '../kit/failed-part'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import { articlePictures, makeOpenable } from './article-pictures'
import { articlesWords } from './articles.words'

const load = async () => (await import(/* webpackChunkName: "lightbox" */ './picture-viewer')).PictureViewer

interface Viewed {
  readonly Viewer: Awaited<ReturnType<typeof load>>
  readonly images: readonly HTMLImageElement[]
  readonly start: number
}

interface PictureOpener {
  /** For the element around the text. */
  readonly opener: {
    readonly onClick: (event: MouseEvent) => void
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onPointerDown: (event: { readonly target: EventTarget }) => void
  }
  readonly viewer: ReactNode
}

/** Opens a picture of the text in full screen when tapped. The viewer's code is loaded at the first touch. */
export function usePictureViewer(body: RefObject<HTMLElement | null>, html: unknown): PictureOpener {
  const words = useWords(articlesWords)
  const notices = useService(NoticesStore)
  const [viewed, setViewed] = useState<Viewed | null>(null)
  const [open, setOpen] = useState(false)
  useEffect(
    () => (body.current === null ? undefined : makeOpenable(body.current, words.viewPicture)),
    [body, html, words],
  )

  const view = (target: EventTarget): boolean => {
    const images = body.current === null ? [] : articlePictures(body.current)
    const start = images.findIndex((image) => image === target)
    if (start === -1) return false
    load().then(
      (Viewer) => {
        setViewed({ Viewer, images, start })
        setOpen(true)
      },
      () => notices.show({ code: failureOfCode().code === 'offline' ? 'network' : 'fault' }, 'error'),
    )
    return true
  }
  return {
    opener: {
      onClick: ({ target }) => void view(target),
      onKeyDown: (event) => {
        if ((event.key === 'Enter' || event.key === ' ') && view(event.target)) event.preventDefault()
      },
      onPointerDown: ({ target }) => {
        if (target instanceof HTMLImageElement) load().catch(() => undefined)
      },
    },
    viewer:
      viewed === null ? null : (
        <viewed.Viewer open={open} onClose={() => setOpen(false)} images={viewed.images} start={viewed.start} />
      ),
  }
}
