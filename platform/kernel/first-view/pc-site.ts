import type { FastifyRequest } from 'fastify'
import { isDesktopBrowser } from '../../../src/domain/frame/navigation/desktop'
import { pcRedirect } from '../../../src/domain/frame/navigation/pc-redirect'

/**
 * Where a desktop browser is redirected (B09). A browser without the hints for that is left to the client, which knows
 * more about its window.
 */
export function pcSiteOf(request: FastifyRequest, origin: string, pcDomain: string | undefined): string | null {
  if (pcDomain === undefined || pcDomain === '') return null
  const { 'user-agent': userAgent = '', 'sec-fetch-dest': destination } = request.headers
  return pcRedirect({
    isDesktop: isDesktopBrowser(userAgent, null),
    inFrame: destination !== 'document',
    origin,
    path: request.url,
    pcDomain,
  })
}
