import { enableStaticRendering } from 'mobx-react-lite'
import { renderToString } from 'react-dom/server'
import { generatePath, StaticRouter } from 'react-router-dom'
import type { BuildFiles, PageInputs, DrawnDocument, RenderRequest } from '../../../contract/first-view'
import { envelopeSchema } from '../../../contract/envelope'
import { getCurrentAlerts } from '../../../contract/alerts'
import { ErrorOverlayStore } from '../../application/frame/navigation/error-overlay.store'
import { PreferencesStore } from '../../application/frame/site/preferences.store'
import { runsAt } from '../../domain/frame/alerts/alert'
import { addressIn } from '../../domain/frame/navigation/outside-address'
import { SiteStore } from '../../application/frame/site/site.store'
import { StartApp } from '../../application/frame/site/start-app'
import { FirstViewAnswers } from '../../infrastructure/frame/http/first-view-answers'
import { AppFrame, AppRoutes } from '../../ui/frame/shell/app-root'
import type { FeatureRoute } from '../../ui/frame/shell/app-context'
import { stateDrawings } from '../../ui/frame/kit/states/state-drawings'
import { provideStateDrawings } from '../../ui/frame/kit/states/state-picture'
import { documentAttributes } from '../../ui/frame/shell/document/document-attributes'
import { formNotices } from '../../ui/frame/shell/notices/form-notices'
import { searchPath } from '../../ui/overview/search/search.paths'
import { noScreenPath, startPath } from '../../ui/frame/site/site.paths'
import { createApp, findScreen, pathnameOf, type App } from '../create-app'
import { showAlerts } from '../visit/follow-alerts'
import { drawnHeading } from './drawn-heading'
import { documentHead } from '../discovery/document-head'
import { declarationChunk } from '../feature'
import { FeatureTable } from '../feature-table'
import { features } from '../features'
import { fillDocument } from './fill-document'
import { prepareFirstView } from './prepare-first-view'
import { readConcerns } from './read-concerns'
import { serverModule } from '../hosts/server-host'
import { ServerNavigator } from '../hosts/server-navigator'
import { commentOver } from '../../ui/frame/shell/history/page-address'

enableStaticRendering(true)
provideStateDrawings(stateDrawings)

export function renderShell(build: BuildFiles): DrawnDocument {
  return { status: 200, ...fillDocument({ ...build, origin: '', attributes: null, head: null, view: null }) }
}

/** Matches the path of the default page, `/page/` with an empty id. */
const isStart = new RegExp(`^${startPath}?$`)

/** The chunk with the line of alerts. */
const alertsChunk = 'alerts'

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
 * content is for members, or that needs a browser to be opened, is drawn with what it shows while it loads.
 *
 * The root (S001) leads to the start page, which leads to home. It is answered with that page at once, because each
 * redirect would take a round trip; the client then shows the page's own address.
 */
export async function render(request: RenderRequest & BuildFiles): Promise<DrawnDocument> {
  if (new URL(request.url, request.origin).pathname !== '/') return await renderAddress(request)
  const start = await renderAddress({ ...request, url: startPath }, startPath)
  const url = start.headers?.['location']
  return url === undefined ? start : await renderAddress({ ...request, url }, url)
}

/** @param address The path that the client shows, where it is not the requested one. */
async function renderAddress(request: RenderRequest & BuildFiles, address?: string): Promise<DrawnDocument> {
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
): Promise<DrawnDocument> {
  const { url: path, origin } = request
  const navigator = new ServerNavigator(path, () => (answers.isIncomplete = true))
  const app = createApp({
    table,
    module: serverModule({ ...request, navigator, answers }),
    code: codeHost(path),
    history: null,
  })
  const missing = new Set<string>()
  navigator.exists = (candidate) => {
    if (app.exists(candidate)) return true
    missing.add(pathnameOf(candidate))
    return false
  }
  // The client renders an error itself, from the platform's answer at that time.
  const undrawn = (status: number): DrawnDocument => ({
    status,
    isPrivate: answers.hasSecret,
    ...fillDocument({ ...request, attributes: attributesOf(app), head: null, view: null }),
  })
  const match = findScreen(app.screens(), path)
  if (match === null) return undrawn(404)
  // The client starts first, as in a browser, because the requests of a screen may depend on the site's city.
  await app.container.get(StartApp).execute()
  const hasAlerts = await showCurrentAlerts(app, request)
  const prepared = await prepareFirstView(app, path, opens)
  if (navigator.replacement !== null) return redirect(navigator.replacement + new URL(path, origin).search)
  const overlay = app.container.get(ErrorOverlayStore).type
  const { config, state, domains } = app.container.get(SiteStore)
  if (config === null || state !== 'ready' || prepared === null || overlay !== null)
    return undrawn(overlay === 1 ? 404 : 503)
  const { viewModel } = prepared.screen
  const { language } = app.container.get(PreferencesStore)
  const { html, title } = drawApp(app, path)
  const url = onlyPath(match)
  const head = documentHead(viewModel.head ?? null, config, language, {
    title: title || drawnHeading(html),
    path: url,
    canonical: addressIn(url, request.addressed),
    search: searchTemplate(app),
    concerns: await readConcerns(request, viewModel.head?.about ?? null, language),
  })
  const view = {
    html,
    answers: JSON.stringify(answers),
    isOpened: opens,
    drawnAt: request.now,
    ...chunksOf(match.route, hasAlerts),
    hasAlerts,
    missing: [...missing],
    formNotices: formNotices(language),
    ...(address === undefined ? {} : { address }),
  }
  return {
    status: match.route.path === noScreenPath || viewModel.isGone === true ? 404 : 200,
    pcDomain: domains.cmsPcDomain,
    isPrivate: answers.hasSecret,
    ...fillDocument({ ...request, attributes: attributesOf(app), head, view }),
  }
}

/**
 * Draws the line of alerts where one runs. The platform is asked apart from the answers that the page brings, so that a
 * page without any has not even an empty list.
 */
async function showCurrentAlerts(app: App, { dispatch }: RenderRequest): Promise<boolean> {
  const { status, body } = await dispatch('GET', getCurrentAlerts.url)
  const answer = status === 200 ? envelopeSchema.safeParse(body) : null
  const current = answer?.success === true ? getCurrentAlerts.answer.safeParse(answer.data.data) : null
  if (current?.success !== true) return false
  const { items, at } = current.data
  // One that is yet to begin has no line, which the client would not find.
  if (!items.some((item) => runsAt(item, at))) return false
  await showAlerts(app, true)
  return true
}

const attributesOf = ({ container }: App) =>
  documentAttributes(container.get(PreferencesStore), container.get(SiteStore))

/** The chunks that the first view of a route starts with, and those of its parts that load later. */
function chunksOf(route: FeatureRoute, hasAlerts: boolean) {
  const declaration = route.feature === null ? '' : declarationChunk(route.feature)
  const chunks = hasAlerts ? [...route.startChunks(), alertsChunk] : route.startChunks()
  return { declaration, chunks, parts: route.partChunks() }
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

function redirect(location: string): DrawnDocument {
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
