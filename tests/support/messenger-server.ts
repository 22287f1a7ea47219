import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { MessengerConfiguration } from '../../platform/kernel/messenger/messenger-api'

type Reply = Readonly<Record<string, unknown>>

interface Visitor {
  readonly openid: string
  readonly nickname: string
  readonly scope: string
  readonly isSnapshot?: boolean
}

/** Answers as the documentation of the messenger's server API says, with its error codes. */
export class MessengerServer {
  /** The paths that were called, in their order. */
  readonly calls: string[] = []
  /** The answers that come before those of the documentation, by path. */
  readonly instead = new Map<string, Reply[]>()
  /** Waits before it answers, so that others come meanwhile. */
  before: (path: string) => Promise<void> = async () => undefined
  private readonly visitors = new Map<string, Visitor>()
  private readonly used = new Set<string>()
  private tokens = 0
  private tickets = 0
  private lifetime = 7200

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    readonly settings: MessengerConfiguration,
  ) {}

  static async start(): Promise<MessengerServer> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const messenger = new MessengerServer(server, {
      appId: 'wx0123456789abcdef',
      appSecret: 'the secret of the registration',
      apiUrl: origin,
      loginUrl: `${origin}/connect/oauth2/authorize`,
    })
    server.on('request', (request, response) => void messenger.answer(request, response))
    return messenger
  }

  stop(): Promise<unknown> {
    return new Promise((resolve) => this.server.close(resolve))
  }

  /** The code that the messenger would send back for a visitor. */
  codeFor(openid: string, { nickname = 'Rainy Lane', scope = 'snsapi_userinfo', isSnapshot = false } = {}): string {
    const code = `code-${this.visitors.size}-${openid}`
    this.visitors.set(code, { openid, nickname, scope, isSnapshot })
    return code
  }

  /** How often a path was called. */
  countOf(path: string): number {
    return this.calls.filter((each) => each === path).length
  }

  /** The present token is refused from now on, as when somebody else forced a new one. */
  endToken(): void {
    this.tokens += 1
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.settings.apiUrl)
    this.calls.push(pathname)
    const body = await text(request)
    await this.before(pathname)
    const planned = this.instead.get(pathname)?.shift()
    const reply = planned ?? this.replyTo(pathname, searchParams, body)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  }

  private replyTo(path: string, query: URLSearchParams, body: string): Reply {
    switch (path) {
      case '/cgi-bin/stable_token':
        return this.tokenFor(JSON.parse(body) as Reply)
      case '/cgi-bin/ticket/getticket':
        if (query.get('access_token') !== this.token) return refusal(40001, 'invalid credential')
        return { ...refusal(0, 'ok'), ticket: `ticket-${(this.tickets += 1)}`, expires_in: this.lifetime }
      case '/sns/oauth2/access_token':
        return this.visitorOf(query)
      case '/sns/userinfo':
        return this.userInfoOf(query)
      default:
        return refusal(40066, 'invalid url')
    }
  }

  private get token(): string {
    return `token-${this.tokens}`
  }

  private tokenFor({ grant_type, appid, secret, force_refresh }: Reply): Reply {
    if (grant_type !== 'client_credential') return refusal(40002, 'invalid grant_type')
    if (appid !== this.settings.appId) return refusal(40013, 'invalid appid')
    if (secret !== this.settings.appSecret) return refusal(40125, 'invalid appsecret')
    if (force_refresh === true) this.tokens += 1
    return { access_token: this.token, expires_in: this.lifetime }
  }

  private visitorOf(query: URLSearchParams): Reply {
    if (query.get('appid') !== this.settings.appId) return refusal(40013, 'invalid appid')
    if (query.get('secret') !== this.settings.appSecret) return refusal(40125, 'invalid appsecret')
    const code = query.get('code') ?? ''
    const visitor = this.visitors.get(code)
    if (visitor === undefined) return refusal(40029, 'invalid code')
    if (this.used.has(code)) return refusal(40163, 'code been used')
    this.used.add(code)
    const { openid, scope, isSnapshot } = visitor
    const tokens = { access_token: `visitor-${code}`, refresh_token: 'refresh', expires_in: this.lifetime }
    return { ...tokens, openid, scope, ...(isSnapshot === true ? { is_snapshotuser: 1 } : {}) }
  }

  private userInfoOf(query: URLSearchParams): Reply {
    const visitor = this.visitors.get((query.get('access_token') ?? '').replace('visitor-', ''))
    if (visitor === undefined) return refusal(40001, 'invalid credential')
    if (visitor.scope !== 'snsapi_userinfo') return refusal(48001, 'api unauthorized')
    const { openid, nickname } = visitor
    return { openid, nickname, sex: 0, province: '', city: '', country: '', headimgurl: '', privilege: [] }
  }
}

export const refusal = (errcode: number, errmsg = 'refused'): Reply => ({ errcode, errmsg })
