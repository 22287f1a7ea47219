import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { AlertLineStore } from '../../../../application/frame/alerts/alert-line.store'
import { ErrorOverlayStore } from '../../../../application/frame/navigation/error-overlay.store'
import { SessionOfferStore } from '../../../../application/frame/session/login/session-offer.store'
import { NoticesStore } from '../../../../application/frame/shared/notices.store'
import { FreshnessStore } from '../../../../application/frame/site/freshness.store'
import { SiteStore } from '../../../../application/frame/site/site.store'
import { StartApp } from '../../../../application/frame/site/start-app'
import { aboveBars } from '../../kit/bars/bottom-bar'
import { endHydration } from '../../kit/hydration/server-drawn'
import { useHasError } from '../../kit/states/error-shown'
import { useIsOffline } from '../../kit/environment/use-is-offline'
import { useMediaQuery } from '../../kit/environment/use-media-query'
import { useApp, useService } from '../app-context'
import { FooterBar } from '../footer/footer-bar'
import { AlertLine, DesktopAside, FullPageError, Notices, OfflineWays } from '../lazy/lazy-parts'
import { NetworkNotice } from '../notices/network-notice'
import { usePageAddress } from '../history/page-address'
import { PlayerDock } from './player-dock'
import styles from './root-layout.module.css'
import { lazyPart } from '../lazy/lazy-part'
import { ScreenPlaceholder } from '../screens/screen-placeholder'
import { screenId, SkipLink } from './skip-link'
import { useAppearance } from '../document/use-appearance'

// The dialog that offers another session is hardly ever needed, so its code is loaded on demand.
const SessionOffer = lazyPart(async () => (await import('../../session/session-offer.part')).SessionOffer)

/** Whether the window is wide enough for something beside the client's column. */
const wideWindow = '(min-width: 1000px)'

/** The frame of every screen: footer and mini player where the screen has chrome (B01), notices, the error overlay (B94). */
export const RootLayout = observer(function RootLayout() {
  const site = useService(SiteStore)
  const overlay = useService(ErrorOverlayStore)
  const notices = useService(NoticesStore)
  const alertLine = useService(AlertLineStore)
  const isDesktop = useMediaQuery(wideWindow)
  const startApp = useService(StartApp)
  const offers = useService(SessionOfferStore)
  const freshness = useService(FreshnessStore)
  const { key, pathname } = useLocation()
  const isOffline = useIsOffline()
  const hasError = useHasError()
  const chrome = useApp().routeOf(pathname)?.chrome ?? 'none'
  const appearance = useAppearance()
  usePageAddress()
  useEffect(
    () => () => {
      overlay.hide()
      freshness.onLocationChange()
    },
    [overlay, freshness, key],
  )
  // Marks the page as interactive.
  useEffect(() => {
    document.documentElement.setAttribute('data-live', '')
    endHydration()
  }, [])

  return (
    <div ref={aboveBars} className={styles.app} style={appearance} data-chrome={chrome}>
      {site.state === 'failed' ? (
        <FullPageError kind="start" failure={site.failure} onRetry={() => void startApp.execute()} />
      ) : site.state === 'starting' ? (
        <ScreenPlaceholder />
      ) : (
        <>
          {/* It comes before all else, also for screen readers. */}
          {alertLine.isThere ? <AlertLine /> : null}
          {/* The footer precedes the screen, whose list may be endless, so that keyboard and screen reader users
             reach it. */}
          {chrome === 'none' ? null : <SkipLink />}
          {chrome === 'full' ? <FooterBar /> : null}
          <NetworkNotice />
          <div hidden={overlay.type !== null} id={screenId} data-screen>
            <Outlet />
          </div>
          {overlay.type === 1 && <FullPageError kind="gone" failure={overlay.failure} />}
          {overlay.type === 2 && (
            <FullPageError kind="busy" failure={overlay.failure} onRetry={() => window.location.reload()} />
          )}
          {isOffline && hasError ? <OfflineWays /> : null}
          {chrome === 'none' ? null : <PlayerDock />}
        </>
      )}
      {offers.offer === null ? null : <SessionOffer />}
      {notices.notices.length === 0 ? null : <Notices />}
      {isDesktop ? <DesktopAside /> : null}
    </div>
  )
})
