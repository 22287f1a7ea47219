import type { Container } from 'inversify'
import { Navigator } from '../../application/frame/navigation/navigator'
import { SiteStore } from '../../application/frame/site/site.store'
import { isFooterPath } from '../../domain/frame/navigation/footer-link'
import { footerEntries } from '../../ui/frame/shell/footer/footer-entries'
import { queriesFor } from '../../ui/frame/shell/screens/screen'
import type { VisitScreens } from '../../ui/frame/shell/history/page-transition'
import { findScreen, type App } from '../create-app'

/** The screens along a visit's paths, as far as page transitions need them. */
export function visitScreens(app: Pick<App, 'screens'> & { readonly container: Container }): VisitScreens {
  const site = app.container.get(SiteStore)
  const navigator = app.container.get(Navigator)
  const screenOf = (path: string): { readonly load: unknown; readonly key: string } => {
    const { pathname, search } = new URL(path, 'http://visit.local')
    const match = findScreen(app.screens(), pathname)
    const location = {
      path: pathname,
      params: match?.params ?? {},
      query: match === null ? {} : queriesFor(match.route, search),
    }
    return { load: match?.route.load, key: match?.route.prepared()?.key?.(location) ?? pathname }
  }
  return {
    isSame: (path, other) => {
      const [one, two] = [screenOf(path), screenOf(other)]
      return one.load === two.load && one.key === two.key
    },
    isTab: (path) => footerEntries(site, navigator).some(({ to }) => isFooterPath(to, path.split('?', 1)[0] ?? '')),
  }
}
