import { expect, type APIRequestContext } from '@playwright/test'

export interface Envelope<Data> {
  readonly code: number
  readonly data: Data
  readonly msg: string
}

interface WireUser {
  readonly id: string
  readonly phone: string | null
  readonly avatar: string | null
  readonly nickname: string
  readonly real_name: 0 | 1
  readonly has_password: boolean
}

/** A resident with an account for one journey alone. */
export class Member {
  constructor(
    readonly phone: string,
    readonly token: string,
    readonly user: WireUser,
  ) {}

  /** The session as the client stores it. */
  cookies(origin: string) {
    const { id, phone, avatar, nickname, real_name: realName, has_password: hasPassword } = this.user
    const user = { id, phone, avatar, nickname, realName: realName === 1, hasPassword }
    const cookie = (name: string, value: string) => ({
      name,
      value: encodeURIComponent(value),
      url: origin,
      sameSite: 'Lax' as const,
    })
    return [cookie('authorization', this.token), cookie('user_info', JSON.stringify(user))]
  }
}

/** The platform's API, and the outbox that its text messages go to. */
export class City {
  constructor(private readonly request: APIRequestContext) {}

  async get<Data = Record<string, unknown>>(path: string, token = 'guest'): Promise<Data> {
    return this.dataOf(
      await this.request.get(path, {
        headers: { Authorization: token, 'X-Language': 'en', 'X-Requested-With': 'townsquare' },
      }),
    )
  }

  async send<Data = Record<string, unknown>>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    data: unknown,
    token = 'guest',
  ): Promise<Data> {
    const headers = { Authorization: token, 'X-Language': 'en', 'Idempotency-Key': crypto.randomUUID() }
    return this.dataOf(await this.request.fetch(path, { method, data, headers }))
  }

  /** The newest code that was sent to a phone. */
  async codeFor(phone: string): Promise<string> {
    let code: string | undefined
    await expect
      .poll(async () => {
        const { items } = await this.get<{ items: readonly { phone: string; text: string }[] }>('/demo/outbox')
        code = items.flatMap((message) => (message.phone.endsWith(phone) ? (message.text.match(/\d{6}/) ?? []) : []))[0]
        return code
      })
      .toBeDefined()
    return code!
  }

  /** The token with which the demo's member without a phone logs in. */
  async phonelessEntry(): Promise<string> {
    const page = await (await this.request.get('/demo')).text()
    return /href="(\/mine\?app_token=[\w-]+)"/.exec(page)?.[1] ?? 'no entry at /demo'
  }

  /** Creates an account with a phone and a code. */
  async register(phone = newPhone()): Promise<Member> {
    await this.get(`/v1/consumer/phone_captcha?phone=${phone}&purpose=login`)
    const code = await this.codeFor(phone)
    const { token, user } = await this.send<{ token: string; user: WireUser }>('POST', '/v1/consumer/login', {
      phone,
      code,
      agreed: true,
    })
    return new Member(phone, token, user)
  }

  /** Opens another session of a member, who has no password yet. */
  async logInAgain({ phone, token }: Member): Promise<Member> {
    const password = 'Ferry-Quay-1904'
    await this.send('POST', '/v2/consumer/init_password', { password }, token)
    return this.logIn(phone, password)
  }

  /** Whether the platform still knows the session of a member. */
  async isLoggedIn({ token }: Member): Promise<boolean> {
    const answer = await this.request.get('/v1/consumer/user', { headers: { Authorization: token } })
    return ((await answer.json()) as Envelope<unknown>).code === 100000
  }

  /** Logs in to an account that has a password. */
  async logIn(phone: string, password: string): Promise<Member> {
    const { token, user } = await this.send<{ token: string; user: WireUser }>('POST', '/v1/consumer/login', {
      phone,
      password,
      agreed: true,
    })
    return new Member(phone, token, user)
  }

  private async dataOf<Data>(answer: { json(): Promise<unknown>; url(): string }): Promise<Data> {
    const { code, data, msg } = (await answer.json()) as Envelope<Data>
    if (code !== 100000) throw new Error(`${answer.url()} answered ${code} ${msg}`)
    return data
  }
}

/** Makes an unused phone number, because each journey has an account of its own. */
export function newPhone(): string {
  return `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
}

/** Makes a network address for a journey. */
export function newAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 250)
  return `10.${part()}.${part()}.${part()}`
}
