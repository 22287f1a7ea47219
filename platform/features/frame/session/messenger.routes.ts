import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '../../../../contract/messenger'
import { originOf as parsedOrigin } from '../../../../src/domain/frame/shared/parses'
import { originOf } from '../../../kernel/addresses'
import { invalid } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { Caller } from '../../../kernel/http/caller'
import type { Platform } from '../../../kernel/platform'
import { bindMessenger, bindPhoneToMessenger, selectSocialAccounts, unbindMessenger } from './bind-messenger'
import { readPhone } from './fields'
import { proofWays } from './member-proof'
import { serveSignIn } from './serve-sign-in'
import { findUser, userDto } from './user-answer'

export function messengerRoutes(app: FastifyInstance): void {
  serve(app, contract.signPage, async ({ platform, body, request }) => {
    if (!isOwnPage(body.url, request, platform)) throw invalid({ url: 'not-ours' })
    const { appId, timestamp, nonce, signature, url } = await platform.messenger.sign(body.url)
    return { appid: appId, timestamp, noncestr: nonce, sign: signature, url }
  })
  serve(app, contract.getMessengerAddressFor, async ({ platform, query }) => ({
    url: platform.messenger.address(query.redirect, query.state, query.asking),
  }))
  serve(app, contract.listSocialAccounts, ({ platform, caller }) => accountsAnswer(platform, caller))
  serveSignIn(app, contract.bindSocialAccount, async ({ platform, caller, body: { code, proof, replace = false } }) => {
    await bindMessenger(platform, caller, { code, proof, replaces: replace })
    return await accountsAnswer(platform, caller)
  })
  serveSignIn(app, contract.unbindSocialAccount, async ({ platform, caller, body }) => {
    await unbindMessenger(platform, caller, body.proof)
    return await accountsAnswer(platform, caller)
  })
  for (const endpoint of [contract.bindPhoneAfterMessenger, contract.bindPhoneToMessenger])
    serveSignIn(app, endpoint, async ({ platform, caller, body }) => ({
      user: userDto(await bindPhoneToMessenger(platform, caller, { ...body, phone: readPhone(body.phone) })),
    }))
}

async function accountsAnswer({ database, now }: Platform, caller: Caller) {
  const { id } = caller.require()
  const [rows, user] = [await selectSocialAccounts(database, id), await findUser(database, id)]
  return {
    items: rows.map(({ provider, nickname, createdAt }) => ({ provider, nickname, bound_at: createdAt.toISOString() })),
    prove_by: proofWays(user, now()),
    may_unbind: user.phone !== null,
  }
}

/** Whether the address is of this site, or of a site that may use the API from its own pages. */
function isOwnPage(url: string, { host, protocol }: FastifyRequest, { configuration }: Platform): boolean {
  const origin = parsedOrigin(url)
  const ours = [originOf(configuration), `${protocol}://${host}`, ...configuration.corsOrigins]
  return origin !== null && ours.includes(origin)
}
