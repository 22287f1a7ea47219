import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mayExist } from '../../../src/domain/frame/navigation/possible-id'
import { originOf } from '../addresses'
import type { FirstViewConfiguration } from '../configuration'
import { pagePolicy } from '../http/security-headers'
import { makePage, sendPage } from '../http/send-page'
import { generationHeader } from '../http/site-generation'
import type { SendablePage, SharedFor } from '../http/send-page'
import { acceptedLanguage } from '../shared/language'
import { DrawnPages, logUndrawn, type PageMaker } from './drawn-pages'
import { pcSiteOf } from './pc-site'
import { loadRenderer } from './renderer'
import { visitOf } from './visit'

/** The address of the page without content, which the service worker caches for offline use. */
export const shellPath = '/index.html'

/** Returns false when there is no page to send. */
export type FirstView = (request: FastifyRequest, reply: FastifyReply) => boolean | Promise<boolean>

/**
 * Answers a page's address with the page. Where the build supports it, the page is drawn here: for guests it is
 * cached for a few seconds and shared, for members it is made for each request. Otherwise the client's empty page is
 * sent. False when there is no build.
 */
export async function createFirstView(app: FastifyInstance): Promise<FirstView> {
  const { configuration, metrics } = app.platform
  const renderer = await loadRenderer(configuration.buildDirectory)
  if (renderer === null) return () => false
  const policyOf = pagePolicy(configuration)
  const pageOf: PageMaker = ({ inline, isPrivate, ...drawn }, isShared) =>
    makePage({ ...drawn, policy: policyOf(inline) }, isShared && isPrivate !== true)
  const shell = await pageOf(renderer.shell, true)
  const noPage = await pageOf({ ...renderer.shell, status: 404 }, true)
  const pages = new DrawnPages(app, renderer, pageOf)
  const count = (from: 'cache' | 'drawing' | 'empty') => metrics.count('townsquare_first_views_total', { from })

  const sendDrawn: FirstView = (request, reply) => {
    const visit = visitOf(request.url, request.headers.cookie, acceptedLanguage(request.headers), renderer.pageInputs)
    const forGuests = visit.cookies.authorization === undefined
    const send = (page: SendablePage, from: 'cache' | 'drawing') => {
      count(from)
      // An outdated page is sent where a new one cannot be drawn in time.
      return sendTo(request, reply, page, { forGuests, instead: pages.isOutdated(visit) })
    }
    const page = pages.pageFor(request, visit)
    if (!(page instanceof Promise)) return send(page, 'cache')
    return page.then(
      (drawn) => send(drawn, 'drawing'),
      (error: unknown) => {
        logUndrawn(request, error)
        count('empty')
        return sendTo(request, reply, shell, { forGuests, instead: true })
      },
    )
  }
  return (request, reply) => {
    if (request.url.split('?', 1)[0] === shellPath) return sendTo(request, reply, shell, current)
    if (!mayExistAt(request.url)) return sendTo(request, reply, noPage, current)
    const catchingUp = catchUp(app, request)
    if (catchingUp === null) return sendDrawn(request, reply)
    return catchingUp.catch((error: unknown) => logUndrawn(request, error)).then(() => sendDrawn(request, reply))
  }
}

/** Sends a page, or a desktop browser to the site for those. */
function sendTo(request: FastifyRequest, reply: FastifyReply, page: SendablePage, use: PageUse): true {
  const { configuration } = request.server.platform
  const pcSite = pcSiteOf(request, originOf(configuration), page.pcDomain)
  // The redirect to a site for desktop browsers is decided here for each browser, because the cached page is the same
  // for everybody. A proxy could not decide it, so it does not store such a page.
  const hasPcSite = page.pcDomain !== undefined && page.pcDomain !== ''
  const isShared = use.forGuests && !hasPcSite && generationOf(request) !== null
  if (pcSite === null) sendPage(request, reply, page, isShared ? sharedFor(page, use, configuration.firstView) : null)
  else reply.code(302).headers({ location: pcSite, 'cache-control': 'private, no-store' }).send()
  return true
}

interface PageUse {
  readonly forGuests: boolean
  /** Whether it is sent in place of the present page, which cannot be drawn in time. */
  readonly instead: boolean
}
const current: PageUse = { forGuests: true, instead: false }

/** The seconds for which the proxy in front may send a page to other guests. */
function sharedFor(
  { status }: SendablePage,
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
