import { Button } from '../../kit/buttons/button'
import { useWhenOnline } from '../../kit/environment/use-when-online'
import { useWords } from '../../words/words'
import { lazyPart } from './lazy-part'
import styles from '../errors/plain-error.module.css'
import { ScreenPlaceholder } from '../screens/screen-placeholder'
import { shellWords } from '../shell.words'

/**
 * Parts of the frame that the first view does not need. They are loaded on first use; the service worker caches the
 * chunk `frame`, so that an error can be shown offline too.
 */
export const Notices = lazyPart(
  async () => (await import(/* webpackChunkName: "frame" */ '../notices/notices')).Notices,
)
export const FullPageError = lazyPart(
  async () => (await import(/* webpackChunkName: "frame" */ '../errors/full-page-error')).FullPageError,
  { placeholder: ScreenPlaceholder, failedPart: PlainError },
)
export const OfflineWays = lazyPart(
  async () => (await import(/* webpackChunkName: "frame" */ '../errors/offline-ways')).OfflineWays,
)
export const FooterMark = lazyPart(
  async () => (await import(/* webpackChunkName: "frame" */ '../footer/footer-mark')).FooterMark,
)
export const AlertLine = lazyPart(
  async () => (await import(/* webpackChunkName: "alerts" */ '../../alerts/alert-line')).AlertLine,
)
export const DesktopAside = lazyPart(
  async () => (await import(/* webpackChunkName: "desktop" */ '../layout/desktop-aside')).DesktopAside,
)

/** Loads the code that shows errors while there is still a network, in the same version as the page. */
export function loadFrame(): void {
  Notices.bring().catch(() => undefined)
}

function PlainError({ onRetry, retryLoading }: { readonly onRetry?: () => void; readonly retryLoading: () => void }) {
  const words = useWords(shellWords)
  useWhenOnline(onRetry ?? retryLoading)
  return (
    <main role="alert" className={styles.page}>
      <h1>{words.failed}</h1>
      <Button onClick={onRetry ?? (() => window.location.reload())}>{words.retry}</Button>
    </main>
  )
}
