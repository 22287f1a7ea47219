import type { FastifyRequest } from 'fastify'
import { isDesktopBrowser } from '../../../src/domain/frame/navigation/desktop'
import { pcRedirect } from '../../../src/domain/frame/navigation/pc-redirect'

/**
 * The address to which a desktop browser is redirected (B09), or null. A browser that does not send `Sec-Fetch-Dest` is
 * not redirected here; the client, which knows more about its window, decides.
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
