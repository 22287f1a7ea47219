import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { outsideValue } from '../outside/outside-text'

/** The addresses of the messenger, and the platform's registration there. */
export interface MessengerConfiguration {
  readonly appId: string
  readonly appSecret: string
  /** The origin of the messenger's server API. */
  readonly apiUrl: string
  /** The page on which visitors allow a login. */
  readonly loginUrl: string
}

/** Milliseconds after which a call is given up. */
const timeout = 5_000
/** Milliseconds after which a call that met a busy messenger is repeated, once. */
const busyPause = 200

/** The messenger's documented error codes that the platform tells apart. */
export const messengerCodes = {
  busy: -1,
  tokenRefused: [40001, 40014, 42001],
  codeRefused: [40029, 40163, 41008, 42003],
  /** The limit of a day or of a minute is reached. */
  limits: [45009, 45011],
} as const

/** A call that the messenger answered with an error. Its words name the call and the code, never an address or a secret. */
export class MessengerFault extends Error {
  constructor(
    call: string,
    /** The messenger's own code; null when it did not answer as documented. */
    readonly code: number | null,
  ) {
    super(`the messenger's ${call} ${code === null ? 'did not answer as documented' : `answered ${code}`}`)
    this.name = 'MessengerFault'
  }
}

const errorSchema = z.object({ errcode: z.int() })
const lifetimeSchema = z.int().check(z.minimum(1))
const tokenSchema = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: lifetimeSchema })
const ticketSchema = z.object({ ticket: z.string().check(z.minLength(1)), expires_in: lifetimeSchema })
const visitorSchema = z.object({
  access_token: z.string(),
  openid: z.string().check(z.minLength(1)),
  scope: z.string(),
  is_snapshotuser: z.optional(z.int()),
})
const userInfoSchema = z.object({ openid: z.string(), nickname: z.string() })

/** What was fetched, and the seconds for which the messenger accepts it. */
export interface FetchedCredential {
  readonly value: string
  readonly lifetime: number
}

/** The calls of the messenger's server API that the platform needs, as its documentation describes them. */
export class MessengerApi {
  constructor(private readonly settings: MessengerConfiguration) {}

  /**
   * The platform's access token. The call returns the same token until it is about to end; `isForced` makes it issue a
   * new one, which the messenger allows only a few times a day.
   */
  async accessToken(isForced: boolean): Promise<FetchedCredential> {
    const { appId: appid, appSecret: secret } = this.settings
    const body = JSON.stringify({ grant_type: 'client_credential', appid, secret, force_refresh: isForced })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const answer = await this.ask('stable_token', tokenSchema, '/cgi-bin/stable_token', {}, init)
    return { value: answer.access_token, lifetime: answer.expires_in }
  }

  /** The ticket with which addresses of pages are signed. */
  async ticket(accessToken: string): Promise<FetchedCredential> {
    const query = { access_token: accessToken, type: 'jsapi' }
    const answer = await this.ask('getticket', ticketSchema, '/cgi-bin/ticket/getticket', query)
    return { value: answer.ticket, lifetime: answer.expires_in }
  }

  /** The visitor for whom a code of the login stands. */
  visitorOf(code: string) {
    const { appId: appid, appSecret: secret } = this.settings
    const query = { appid, secret, code, grant_type: 'authorization_code' }
    return this.ask('oauth2/access_token', visitorSchema, '/sns/oauth2/access_token', query)
  }

  async nicknameOf({ access_token, openid }: { readonly access_token: string; readonly openid: string }) {
    const query = { access_token, openid, lang: 'zh_CN' }
    return (await this.ask('userinfo', userInfoSchema, '/sns/userinfo', query)).nickname
  }

  /** Asks once more when the messenger is busy. */
  private async ask<Answer extends z.ZodMiniType>(
    call: string,
    schema: Answer,
    path: string,
    query: Readonly<Record<string, string>>,
    init: RequestInit = {},
  ): Promise<z.output<Answer>> {
    const url = new URL(path, this.settings.apiUrl)
    url.search = new URLSearchParams(query).toString()
    let answer = await send(call, url, init)
    if (codeOf(answer) === messengerCodes.busy) {
      await pause(busyPause)
      answer = await send(call, url, init)
    }
    const code = codeOf(answer)
    if (code !== 0) throw new MessengerFault(call, code)
    const parsed = z.safeParse(schema, answer)
    if (!parsed.success) throw new MessengerFault(call, null)
    return parsed.data
  }
}

/** The error code of an answer; 0 when it has none. */
function codeOf(answer: unknown): number {
  const parsed = z.safeParse(errorSchema, answer)
  return parsed.success ? parsed.data.errcode : 0
}

/** The errors of `fetch` and of the parser may quote the address or the answer, so none of them is passed on. */
async function send(call: string, url: URL, init: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout), redirect: 'error' })
    return outsideValue(await response.json())
  } catch {
    throw new MessengerFault(call, null)
  }
}
