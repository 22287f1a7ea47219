import { enableStaticRendering } from 'mobx-react-lite'
import { renderToString } from 'react-dom/server'
import { generatePath, StaticRouter } from 'react-router-dom'
import type { BuildFiles, PageInputs, Rendered, RenderRequest } from '../../../contract/first-view'
import { ErrorOverlayStore } from '../../application/frame/navigation/error-overlay.store'
import type { Navigator } from '../../application/frame/navigation/navigator'
import { PreferencesStore } from '../../application/frame/site/preferences.store'
import { addressIn } from '../../domain/frame/navigation/outside-address'
import { SiteStore } from '../../application/frame/site/site.store'
import { StartApp } from '../../application/frame/site/start-app'
import { FirstViewAnswers } from '../../infrastructure/frame/http/first-view-answers'
import { AppFrame, AppRoutes } from '../../ui/frame/shell/app-root'
import { documentAttributes } from '../../ui/frame/shell/document-attributes'
import { formNotices } from '../../ui/frame/shell/form-notices'
import { searchPath } from '../../ui/overview/search/search.paths'
import { noScreenPath, startPath } from '../../ui/frame/site/site.paths'
import { createApp, findScreen, pathnameOf, type App } from '../create-app'
import { drawnHeading } from './drawn-heading'
import { documentHead } from '../discovery/document-head'
import { declarationChunk } from '../feature'
import { FeatureTable } from '../feature-table'
import { features } from '../features'
import { fillDocument } from './fill-document'
import { prepareFirstView } from './prepare-first-view'
import { serverModule } from '../hosts/server-host'
import { commentOver } from '../../ui/frame/shell/page-address'

enableStaticRendering(true)

export function renderShell(build: BuildFiles): Rendered {
  return { status: 200, ...fillDocument({ ...build, origin: '', attributes: null, head: null, view: null }) }
}

/** Matches the path of the default page, `/page/` with an empty id. */
const isStart = new RegExp(`^${startPath}?$`)

const table = new FeatureTable(features)
const routes = features.flatMap((feature) => feature.routes)

export function pageInputs(path: string): PageInputs {
  if (path === '/') return { queries: [], isForMembers: false }
  if (isStart.test(path)) return { queries: null, isForMembers: false }
  const { queries = [], requiresAuth = false } = findScreen(routes, path)?.route ?? {}
  return { queries, isForMembers: requiresAuth }
}

/**
 * Renders the first view of an address with the same screens, view-models and use cases as the browser. A screen whose
 * content is for members, or that needs a browser to be opened, is rendered with what it shows while it loads.
 *
 * The root (S001) leads to the start page, which leads to home. It is answered with that page at once, because each
 * redirect would take a round trip; the client then shows the page's own address.
 */
export async function render(request: RenderRequest & BuildFiles): Promise<Rendered> {
  if (new URL(request.url, request.origin).pathname !== '/') return await renderAddress(request)
  const start = await renderAddress({ ...request, url: startPath }, startPath)
  const url = start.headers?.['location']
  return url === undefined ? start : await renderAddress({ ...request, url }, url)
}

/** @param address The path that the client shows, where it is not the requested one. */
async function renderAddress(request: RenderRequest & BuildFiles, address?: string): Promise<Rendered> {
  const { pathname } = new URL(request.url, request.origin)
  const answers = new FirstViewAnswers({}, true)
  const opens = !pageInputs(pathname).isForMembers
  const opened = await renderScreen(request, answers, { opens, address })
  if (!answers.isIncomplete) return opened
  return await renderScreen(request, new FirstViewAnswers({}, true), { opens: false, address })
}

async function renderScreen(
  request: RenderRequest & BuildFiles,
  answers: FirstViewAnswers,
  { opens, address }: { readonly opens: boolean; readonly address: string | undefined },
): Promise<Rendered> {
  const { url: path, origin } = request
  const { search } = new URL(path, origin)
  let app: App | null = null
  let redirectAddress: string | null = null
  const missingScreens = new Set<string>()
  const navigator = serverNavigator(path, {
    exists: (candidate) => {
      const exists = app?.exists(candidate) ?? false
      if (!exists) missingScreens.add(pathnameOf(candidate))
      return exists
    },
    replace: (to) => (redirectAddress ??= to),
    detour: () => (answers.isIncomplete = true),
  })
  const now = Date.now()
  app = createApp({
    table,
    module: serverModule({ ...request, navigator, answers, now }),
    code: codeHost(path),
    history: null,
  })
  const site = app.container.get(SiteStore)
  const preferences = app.container.get(PreferencesStore)
  const frame = { ...request, attributes: documentAttributes(preferences, site) }

  const match = findScreen(app.screens(), path)
  if (match === null) return { status: 404, ...fillDocument({ ...frame, head: null, view: null }) }
  // The client starts first, as in a browser, because the requests of a screen may depend on the site's city.
  await app.container.get(StartApp).execute()
  const prepared = await prepareFirstView(app, path, opens)
  if (redirectAddress !== null) return redirect(redirectAddress + search)
  const overlay = app.container.get(ErrorOverlayStore).type
  if (site.config === null || site.state !== 'ready' || prepared === null || overlay !== null) {
    // The client renders the error itself, from the server's answer at that time.
    return {
      status: overlay === 1 ? 404 : 503,
      isPrivate: answers.hasSecret,
      ...fillDocument({ ...frame, head: null, view: null }),
    }
  }
  const { html, title } = drawApp(app, path)
  const url = onlyPath(match)
  const head = documentHead(prepared.screen.viewModel.head ?? null, site.config, preferences.language, {
    title: title || drawnHeading(html),
    path: url,
    canonical: addressIn(url, request.addressed),
    search: searchTemplate(app),
  })
  const view = {
    html,
    answers: JSON.stringify(answers),
    isOpened: opens,
    drawnAt: now,
    declaration: match.route.feature === null ? '' : declarationChunk(match.route.feature),
    chunks: match.route.startChunks(),
    parts: match.route.partChunks(),
    missing: [...missingScreens],
    formNotices: formNotices(preferences.language),
    ...(address === undefined ? {} : { address }),
  }
  const isMissing = match.route.path === noScreenPath || prepared.screen.viewModel.isGone === true
  return {
    status: isMissing ? 404 : 200,
    pcDomain: site.domains.cmsPcDomain,
    isPrivate: answers.hasSecret,
    ...fillDocument({ ...frame, attributes: documentAttributes(preferences, site), head, view }),
  }
}

/** The canonical path of a screen. A comment is shown over its content, so it has the path of that content. */
function onlyPath({ route, params }: NonNullable<ReturnType<typeof findScreen>>): string {
  return encodeURI(generatePath(route.path.replace(commentOver, ''), params))
}

/** The address template of the search; null while no screen searches. */
function searchTemplate({ screens }: App): string | null {
  const query = findScreen(screens(), searchPath)?.route.queries?.[0]
  return query === undefined ? null : `${searchPath}?${query}={search_term_string}`
}

function redirect(location: string): Rendered {
  return { status: 302, html: '', inline: { scripts: [], styles: [] }, headers: { location } }
}

/** The markup of a path, with the title that its screen gives the document. */
function drawApp(app: App, path: string): { readonly html: string; readonly title: string } {
  let title = ''
  const onTitle = (shown: string) => (title = shown)
  const html = renderToString(
    <AppFrame app={{ ...app, onTitle }}>
      <StaticRouter location={path}>
        <AppRoutes routes={app.routes} />
      </StaticRouter>
    </AppFrame>,
  )
  return { html, title }
}

/** The retry of code loading is off, because a file on disk that could not be loaded will not load later either. */
const codeHost = (path: string) => ({
  path: () => path,
  replaceRoute: () => undefined,
  isOnline: () => false,
  reload: () => undefined,
})

interface ServerSteps {
  readonly exists: (path: string) => boolean
  /** Called by a screen, when opened, with the path of another screen to show in its place. */
  readonly replace: (path: string) => void
  /** Called when a screen that opens requires a login or a phone number first. */
  readonly detour: () => void
}

/**
 * The navigator of a first view. It only reports when a screen names another one to show in its place, or requires a
 * detour. All other navigation happens in the browser.
 */
function serverNavigator(path: string, { exists, replace, detour }: ServerSteps): Navigator {
  const stay = () => undefined
  return {
    current: () => path,
    navigateTo: (to, options) => (options?.replace === true ? replace(to) : undefined),
    back: stay,
    toLogin: detour,
    toBindPhone: detour,
    openExternal: () => false,
    openApp: () => false,
    showWay: stay,
    reload: stay,
    exists,
  }
}
