import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mayExist } from '../../../src/domain/frame/navigation/possible-id'
import { originOf } from '../addresses'
import type { FirstViewConfiguration } from '../configuration'
import { askerOf } from '../http/asker-of'
import { loggedPath } from '../http/log-options'
import { internalHeader } from '../http/flood-guard'
import { pagePolicy } from '../http/security-headers'
import { makePage, sendPage } from '../http/send-page'
import { generationHeader } from '../http/site-generation'
import type { RenderedPage, SharedFor } from '../http/send-page'
import { elapsed } from '../shared/elapsed'
import { acceptedLanguage } from '../shared/language'
import { logNotMade } from '../shared/log-not-made'
import { Drawing } from './drawing'
import { PageCache } from './page-cache'
import { pcSiteOf } from './pc-site'
import type { InProcessDispatch, Rendered } from '../../../contract/first-view'
import { loadRenderer, type Renderer } from './renderer'
import { visitOf } from './visit'
import type { DrawnVisit } from './visit'

/** Requests beyond these limits get the empty page, which the client fills. */
const drawingLimits = { atOnce: 8, mostWaiting: 100, mostOfOne: 4 }

const cacheLimits = { mostPages: 1000, mostBytes: 64 * 1024 * 1024 }

/** The address of the page without content, which the service worker caches for offline use. */
export const shellPath = '/index.html'

/** Returns false when there is no page to send. */
export type FirstView = (request: FastifyRequest, reply: FastifyReply) => boolean | Promise<boolean>

/**
 * Answers a page's address with the page. Where the build supports it, the page is rendered here: for guests it is
 * cached for a few seconds and shared, for members it is made for each request. Otherwise the client's empty page is
 * sent. False when there is no build.
 */
export async function createFirstView(app: FastifyInstance): Promise<FirstView> {
  const { configuration, metrics } = app.platform
  const renderer = await loadRenderer(configuration.buildDirectory)
  if (renderer === null) return () => false
  const policyOf = pagePolicy(configuration)
  const pageOf = ({ inline, isPrivate, ...drawn }: Rendered, isShared: boolean): Promise<RenderedPage> =>
    makePage({ ...drawn, policy: policyOf(inline) }, isShared && isPrivate !== true)
  const shell = await pageOf(renderer.shell, true)
  const noPage = await pageOf({ ...renderer.shell, status: 404 }, true)
  const { fresh, stale, timeout } = configuration.firstView
  const send = (request: FastifyRequest, reply: FastifyReply, page: RenderedPage, is: PageUse = current): true => {
    const pcSite = pcSiteOf(request, originOf(configuration), page.pcDomain)
    // The redirect to a site for desktop browsers is decided here for each browser, because the cached page is the same
    // for everybody. A proxy could not decide it, so it does not store such a page.
    const hasPcSite = page.pcDomain !== undefined && page.pcDomain !== ''
    const isShared = is.forGuests && !hasPcSite && generationOf(request) !== null
    if (pcSite === null) sendPage(request, reply, page, isShared ? sharedFor(page, is, configuration.firstView) : null)
    else reply.code(302).headers({ location: pcSite, 'cache-control': 'private, no-store' }).send()
    return true
  }
  const isShell = (request: FastifyRequest): boolean => request.url.split('?', 1)[0] === shellPath

  const drawing = new Drawing({ ...drawingLimits, timeout: timeout * 1000 })
  metrics.watch('townsquare_first_views_waiting', 'all', () => drawing.size)
  const count = (from: 'cache' | 'drawing' | 'empty') => metrics.count('townsquare_first_views_total', { from })
  const times = { now: elapsed, fresh: fresh * 1000, stale: stale * 1000 }
  const cache = new PageCache<RenderedPage>({ ...times, ...cacheLimits })
  app.platform.changes.onChange(() => cache.expire())
  const draw = async (request: FastifyRequest, visit: DrawnVisit, isShared: boolean): Promise<RenderedPage> => {
    return await pageOf(await drawing.run(askerOf(request), () => renderVisit(app, request, renderer, visit)), isShared)
  }
  const report = (request: FastifyRequest, error: unknown): void =>
    logNotMade(request.log, error, 'a first view could not be drawn', { path: loggedPath(request) })
  const sentFor = (request: FastifyRequest, visit: DrawnVisit): RenderedPage | Promise<RenderedPage> => {
    if (visit.key === null) return draw(request, visit, false)
    return cache.getOrRender(
      visit.key,
      async () => {
        const rendered = await draw(request, visit, true)
        return {
          page: rendered,
          size: sizeOf(rendered),
          isCacheable: rendered.status < 500 && rendered.packed !== null,
        }
      },
      (error) => report(request, error),
    )
  }
  const sendFirstView: FirstView = (request, reply) => {
    const visit = visitOf(request.url, request.headers.cookie, acceptedLanguage(request.headers), renderer.pageInputs)
    const forGuests = visit.cookies.authorization === undefined
    // An outdated page is sent where a new one cannot be drawn in time.
    const use = () => ({ forGuests, instead: visit.key !== null && cache.isOutdated(visit.key) })
    const page = sentFor(request, visit)
    if (!(page instanceof Promise)) {
      count('cache')
      return send(request, reply, page, use())
    }
    return page.then(
      (rendered) => {
        count('drawing')
        return send(request, reply, rendered, use())
      },
      (error: unknown) => {
        report(request, error)
        count('empty')
        return send(request, reply, shell, { forGuests, instead: true })
      },
    )
  }
  return (request, reply) => {
    if (isShell(request)) return send(request, reply, shell)
    if (!mayExistAt(request.url)) return send(request, reply, noPage)
    const catchingUp = catchUp(app, request)
    if (catchingUp === null) return sendFirstView(request, reply)
    return catchingUp.catch((error: unknown) => report(request, error)).then(() => sendFirstView(request, reply))
  }
}

interface PageUse {
  readonly forGuests: boolean
  /** Whether it is sent in place of the present page, which cannot be drawn in time. */
  readonly instead: boolean
}
const current: PageUse = { forGuests: true, instead: false }

/** The seconds for which the proxy in front may send a page to other guests. */
function sharedFor(
  { status }: RenderedPage,
  { instead }: PageUse,
  { fresh, sharedFresh, sharedStale }: FirstViewConfiguration,
): SharedFor {
  // Without that second, a proxy that lets one request at a time fetch a page would make all who want it wait in turn
  // for pages that nobody can draw.
  if (instead) return { fresh: 1, stale: 0 }
  // What is missing now, or failed, may be there in a moment without a change that is announced.
  return status < 400 ? { fresh: sharedFresh, stale: sharedStale } : { fresh, stale: 0 }
}

/**
 * Expires pages that are older than the state of the site of which the proxy in front knows; null where there is nothing
 * to wait for. It fails while the database is away, when pages that were made before are sent.
 */
function catchUp(app: FastifyInstance, request: FastifyRequest): Promise<void> | null {
  const { changes, database } = app.platform
  const generation = generationOf(request)
  return generation === null || !changes.isBehind(generation) ? null : changes.catchUp(database, generation)
}

/** The state of the site of which the proxy in front knows; null without such a proxy. */
function generationOf({ headers }: FastifyRequest): string | null {
  const header = headers[generationHeader]
  return typeof header === 'string' && header !== '' ? header : null
}

/**
 * Whether there can be a page at an address. A part of the path that is longer than any id leads to nothing; the client
 * uses the same rule.
 */
function mayExistAt(url: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://first.view')
  const parts = pathname.split('/').map(decodePart)
  return mayExist({ params: Object.fromEntries(parts.entries()), query: { id: searchParams.get('id') ?? '' } })
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function renderVisit(
  app: FastifyInstance,
  request: FastifyRequest,
  { render }: Renderer,
  visit: DrawnVisit,
): Promise<Rendered> {
  const dispatch: InProcessDispatch = async (method, path, headers = {}) => {
    const answer = await app.inject({
      method,
      url: path,
      remoteAddress: request.ip,
      headers: { ...headers, ...internalHeader, 'x-request-id': request.id },
    })
    return { status: answer.statusCode, body: JSON.parse(answer.payload) as unknown }
  }
  return render({
    url: visit.url,
    origin: originOf(app.platform.configuration),
    cookies: visit.cookies,
    language: visit.language,
    addressed: visit.addressed,
    dispatch,
  })
}

/** The bytes that a cached page takes. */
function sizeOf({ plain, packed }: RenderedPage): number {
  return plain.length + (packed === null ? 0 : packed.br.length + packed.gzip.length)
}
