import { randomToken } from '../../kernel/shared/random'
import type { Signer } from '../../kernel/shared/signer'
import type { MessengerService, MessengerAccount } from '../../kernel/messenger/messenger'
import { signPage, type PageSignature } from '../../kernel/messenger/page-signature'

/** Milliseconds for which a code is valid, as with a real messenger. */
const lifetime = 5 * 60_000
const use = 'demo-messenger-code'

/**
 * The demo's replacement for a messenger, with a page of its own. Its codes are signed, so that they need not be
 * stored.
 */
export class DemoMessenger implements MessengerService {
  readonly isOffered = true

  constructor(
    private readonly signer: Signer,
    private readonly now: () => Date,
  ) {}

  /** Its page always asks, because the demo does not know which of its people the visitor is. */
  address(redirect: string, state: string): string {
    return `/demo/messenger?${new URLSearchParams({ redirect, state }).toString()}`
  }

  issueCode(subject: string, nickname: string): string {
    const content = Buffer.from(
      JSON.stringify([subject, nickname, this.now().getTime() + lifetime, randomToken()]),
    ).toString('base64url')
    return `${content}.${this.signer.sign(use, content)}`
  }

  async accountOf(code: string): Promise<MessengerAccount | null> {
    const [content = '', signature = ''] = code.split('.')
    if (!this.signer.verify(use, content, signature)) return null
    const [subject, nickname, expiresAt] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [
      string,
      string,
      number,
      string,
    ]
    return expiresAt > this.now().getTime() ? { provider: 'demo', subject, nickname, isAllowed: true } : null
  }

  /** The ticket of its signatures, with which the messenger of /demo checks them. */
  get ticket(): string {
    return this.signer.sign('demo-messenger-ticket', '')
  }

  async sign(url: string): Promise<PageSignature> {
    return signPage('demo', this.ticket, url, this.now())
  }
}
