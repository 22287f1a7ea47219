import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '../../../../contract/messenger'
import { originOf as parsedOrigin } from '../../../../src/domain/frame/shared/parses'
import { originOf } from '../../../kernel/addresses'
import { invalid } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { Platform } from '../../../kernel/platform'

export function messengerRoutes(app: FastifyInstance): void {
  serve(app, contract.signPage, async ({ platform, body, request }) => {
    if (!isOwnPage(body.url, request, platform)) throw invalid({ url: 'not-ours' })
    const { appId, timestamp, nonce, signature, url } = await platform.messenger.sign(body.url)
    return { appid: appId, timestamp, noncestr: nonce, sign: signature, url }
  })
  serve(app, contract.getMessengerAddressFor, async ({ platform, query }) => ({
    url: platform.messenger.address(query.redirect, query.state, query.asking),
  }))
}

/** Whether the address is of this site, or of a site that may use the API from its own pages. */
function isOwnPage(url: string, { host, protocol }: FastifyRequest, { configuration }: Platform): boolean {
  const origin = parsedOrigin(url)
  const ours = [originOf(configuration), `${protocol}://${host}`, ...configuration.corsOrigins]
  return origin !== null && ours.includes(origin)
}
