import type { FastifyBaseLogger } from 'fastify'
import { errorCodes } from '../../../contract/envelope'
import type { MessengerAsking } from '../../../src/domain/frame/session/messenger-asking'
import { Refusal } from '../http/refusal'
import type { MessengerAccount, MessengerService } from './messenger'
import { MessengerApi, messengerCodes, MessengerFault, type MessengerConfiguration } from './messenger-api'
import { signPage, type PageSignature } from './page-signature'
import type { SharedCredentials } from './shared-credentials'

/** The provider under which accounts of this messenger are stored. */
export const messengerProvider = 'wechat'

const scopes = { silent: 'snsapi_base', consent: 'snsapi_userinfo' } as const satisfies Record<MessengerAsking, string>

interface MessengerHost {
  readonly settings: MessengerConfiguration
  readonly credentials: SharedCredentials
  /** The origin to which the messenger returns. */
  readonly origin: string
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** The real messenger, by its documented server API. */
export class HttpMessenger implements MessengerService {
  readonly isOffered = true
  private readonly api: MessengerApi

  constructor(private readonly around: MessengerHost) {
    this.api = new MessengerApi(around.settings)
  }

  address(redirect: string, state: string, asking: MessengerAsking): string {
    const { settings, origin } = this.around
    const query = new URLSearchParams({
      appid: settings.appId,
      redirect_uri: `${origin}${redirect}`,
      response_type: 'code',
      scope: scopes[asking],
      state,
    })
    return `${settings.loginUrl}?${query.toString()}#wechat_redirect`
  }

  async accountOf(code: string): Promise<MessengerAccount | null> {
    try {
      const visitor = await this.api.visitorOf(code)
      // A page that the messenger shows as a snapshot has a made-up visitor, who is another one the next time.
      if (visitor.is_snapshotuser === 1) return null
      const isAllowed = visitor.scope.split(',').includes(scopes.consent)
      const nickname = isAllowed ? await this.api.nicknameOf(visitor) : ''
      return { provider: messengerProvider, subject: visitor.openid, nickname, isAllowed }
    } catch (error) {
      if (isOneOf(error, messengerCodes.codeRefused)) return null
      throw this.refusalFor(error)
    }
  }

  async sign(url: string): Promise<PageSignature> {
    try {
      const ticket = await this.around.credentials.read({
        name: this.nameOf('ticket'),
        fetch: () => this.fetchTicket(),
      })
      if (ticket === null) throw new MessengerFault('getticket', null)
      return signPage(this.around.settings.appId, ticket, url, this.around.now())
    } catch (error) {
      throw this.refusalFor(error)
    }
  }

  /** Fetches a ticket; with a new access token when the messenger refuses the one that is kept. */
  private async fetchTicket() {
    const token = await this.accessToken()
    try {
      return await this.api.ticket(token)
    } catch (error) {
      if (!isOneOf(error, messengerCodes.tokenRefused)) throw error
      return await this.api.ticket(await this.accessToken(token))
    }
  }

  private async accessToken(refused?: string): Promise<string> {
    const fetch = () => this.api.accessToken(refused !== undefined)
    const token = await this.around.credentials.read({ name: this.nameOf('access-token'), refused, fetch })
    if (token === null) throw new MessengerFault('stable_token', null)
    return token
  }

  /** Values are issued to one registration at the messenger, so those of an earlier one are never used. */
  private nameOf(what: 'access-token' | 'ticket'): string {
    return `${this.around.settings.appId}:${what}`
  }

  /** A fault of the messenger as a refusal, which says when to try again; anything else is returned as it is. */
  private refusalFor(error: unknown): unknown {
    if (!(error instanceof MessengerFault)) return error
    this.around.log.error({ err: error }, 'the messenger could not be asked')
    const seconds = isOneOf(error, messengerCodes.limits) ? 60 : 5
    return new Refusal(errorCodes.unavailable, null, {}, { 'retry-after': String(seconds) })
  }
}

function isOneOf(error: unknown, codes: readonly number[]): boolean {
  return error instanceof MessengerFault && error.code !== null && codes.includes(error.code)
}
