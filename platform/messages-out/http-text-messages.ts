import type { TextMessageConfiguration } from '../configuration'
import type { TextMessages } from './text-messages'

const timeout = 10_000

/** Posts `{phone, text}` as JSON to a gateway, with a bearer token when one is configured. */
export class HttpTextMessages implements TextMessages {
  readonly goTo = 'gateway'

  constructor(private readonly configuration: TextMessageConfiguration) {}

  async send(phone: string, text: string): Promise<void> {
    const { url, token } = this.configuration
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ phone, text }),
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The text message gateway answered ${response.status}`)
  }
}
