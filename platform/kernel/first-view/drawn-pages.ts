import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { InProcessDispatch, DrawnDocument } from '../../../contract/first-view'
import { originOf } from '../addresses'
import { askerOf } from '../http/asker-of'
import { internalHeader } from '../http/flood-guard'
import { loggedPath } from '../http/log-options'
import type { SendablePage } from '../http/send-page'
import { elapsed } from '../shared/elapsed'
import { logUnlessRefused } from '../shared/log-failure'
import { Drawing } from './drawing'
import { PageCache, type CacheablePage } from './page-cache'
import type { Renderer } from './renderer'
import type { DrawnVisit } from './visit'

/** Requests beyond these limits get the empty page, which the client fills. */
const drawingLimits = { atOnce: 8, mostWaiting: 100, mostOfOne: 4 }

const cacheLimits = { mostPages: 1000, mostBytes: 64 * 1024 * 1024 }

/** Prepares a drawn page for sending, to everybody or to one visitor. */
export type PageMaker = (drawn: DrawnDocument, isShared: boolean) => Promise<SendablePage>

/** Draws pages: for guests, each is cached for a few seconds and shared; for members, it is made for each request. */
export class DrawnPages {
  private readonly drawing: Drawing
  private readonly cache: PageCache<SendablePage>

  constructor(
    private readonly app: FastifyInstance,
    private readonly renderer: Renderer,
    private readonly pageOf: PageMaker,
  ) {
    const { changes, configuration, metrics } = app.platform
    const { fresh, stale, timeout } = configuration.firstView
    this.drawing = new Drawing({ ...drawingLimits, timeout: timeout * 1000 })
    this.cache = new PageCache({ now: elapsed, fresh: fresh * 1000, stale: stale * 1000, ...cacheLimits })
    metrics.watch('townsquare_first_views_waiting', 'all', () => this.drawing.size)
    changes.onChange(() => this.cache.expire())
  }

  /** Returns the page of a visit, synchronously when it is cached. Rejects when it cannot be drawn in time. */
  pageFor(request: FastifyRequest, visit: DrawnVisit): SendablePage | Promise<SendablePage> {
    if (visit.key === null) return this.draw(request, visit, false)
    return this.cache.getOrMake(
      visit.key,
      () => this.drawShared(request, visit),
      (error) => logUndrawn(request, error),
    )
  }

  /** Whether the page at hand is from before all pages expired. */
  isOutdated({ key }: DrawnVisit): boolean {
    return key !== null && this.cache.isOutdated(key)
  }

  private async drawShared(request: FastifyRequest, visit: DrawnVisit): Promise<CacheablePage<SendablePage>> {
    const page = await this.draw(request, visit, true)
    return { page, size: sizeOf(page), isCacheable: page.status < 500 && page.packed !== null }
  }

  private async draw(request: FastifyRequest, visit: DrawnVisit, isShared: boolean): Promise<SendablePage> {
    const drawn = await this.drawing.run(askerOf(request), () => renderVisit(this.app, request, this.renderer, visit))
    return await this.pageOf(drawn, isShared)
  }
}

export function logUndrawn(request: FastifyRequest, error: unknown): void {
  logUnlessRefused(request.log, error, 'a first view could not be drawn', { path: loggedPath(request) })
}

function renderVisit(
  app: FastifyInstance,
  request: FastifyRequest,
  { render }: Renderer,
  visit: DrawnVisit,
): Promise<DrawnDocument> {
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
    now: app.platform.now().getTime(),
    dispatch,
  })
}

/** The bytes that a cached page takes. */
function sizeOf({ plain, packed }: SendablePage): number {
  return plain.length + (packed === null ? 0 : packed.br.length + packed.gzip.length)
}
