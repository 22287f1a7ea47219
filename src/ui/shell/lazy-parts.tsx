import { lazy, type ComponentType } from 'react'
import { Button } from '../kit/button'
import { useWords } from '../words/words'
import styles from './plain-error.module.css'
import { shellWords } from './shell.words'

/**
 * Parts of the frame that the first view does without. They come when they are first needed; the service worker keeps
 * the chunk `frame`, so that an error can be told without a network too.
 */
const loadNotices = () => import(/* webpackChunkName: "frame" */ './notices')
export const Notices = part(async () => (await loadNotices()).Notices, Nothing)
export const FullPageError = part(async () => (await import(/* webpackChunkName: "frame" */ './full-page-error')).FullPageError, PlainError)
export const DesktopAside = part(async () => (await import(/* webpackChunkName: "desktop" */ './desktop-aside')).DesktopAside, Nothing)

/** Brings what tells of errors while there is still a network, and the version that it belongs to. */
export function loadFrame(): void {
  loadNotices().catch(() => undefined)
}

/** A part whose code does not come leaves its place to another: what should tell of a failure must not take everything down. */
function part<Props>(load: () => Promise<ComponentType<Props>>, otherwise: ComponentType<Props>) {
  return lazy(async () => ({ default: await load().catch(() => otherwise) }))
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
