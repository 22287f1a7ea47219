import { lazy, useState, type ComponentType } from 'react'
import { Button } from '../kit/button'
import { useWords } from '../words/words'
import styles from './plain-error.module.css'
import { shellWords } from './shell.words'

/**
 * Parts of the frame that the first view does without. They come when they are first needed; the service worker keeps
 * the chunk `frame`, so that an error can be told without a network too.
 */
export const Notices = part(async () => (await import(/* webpackChunkName: "frame" */ './notices')).Notices, Nothing)
export const FullPageError = part(async () => (await import(/* webpackChunkName: "frame" */ './full-page-error')).FullPageError, PlainError)
export const DesktopAside = part(async () => (await import(/* webpackChunkName: "desktop" */ './desktop-aside')).DesktopAside, Nothing)

/** Brings what tells of errors while there is still a network, and the version that it belongs to. */
export function loadFrame(): void {
  Notices.bring().catch(() => undefined)
}

/**
 * A part whose code does not come leaves its place to another: what should tell of a failure must not take everything down.
 * Once its code is here it is drawn at once: React shows what was lazy no sooner than 300 ms after its placeholder.
 */
function part<Props extends object>(load: () => Promise<ComponentType<Props>>, otherwise: ComponentType<Props>) {
  let Loaded: ComponentType<Props> | null = null
  const bring = async () => (Loaded ??= await load())
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await bring().catch(() => otherwise) }))
  function Part(props: Props) {
    const [Drawn] = useState(() => Loaded ?? Lazy)
    return <Drawn {...props} />
  }
  return Object.assign(Part, { bring })
}

function Nothing(): null {
  return null
}

function PlainError({ onRetry }: { readonly onRetry?: () => void }) {
  const words = useWords(shellWords)
  return (
    <main role="alert" className={styles.page}>
      <p>{words.failed}</p>
      <Button onClick={onRetry ?? (() => window.location.reload())}>{words.retry}</Button>
    </main>
  )
}
