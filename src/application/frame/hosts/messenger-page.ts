import { inject, injectable } from 'inversify'
import { addressesToSign, unhashed } from '../../../domain/frame/hosts/signed-address'
import { Clock } from '../shared/clock'
import { SiteStore } from '../site/site.store'
import { MessengerScript, type MessengerCard } from './messenger-script'
import { PageSignatures, type ScriptSignature } from './page-signatures'
import { SignatureRecord, type SignatureAttempt } from './signature-record'

/** Milliseconds between the signature and the configuration, and between its tries (B102). */
const pause = 1000

/** A screen as the messenger shares it. */
interface ShownPage {
  readonly card: MessengerCard
  /** Whether the screen is its member's alone, so that nobody shares it by the menu. */
  readonly isPrivate: boolean
}

/** The configuration for the screens of one address. */
interface Configuration {
  /** The first address to sign for these screens. */
  readonly address: string
  isReady: boolean
}

/**
 * Configures the messenger's script for the screen that is shown, and tells it the card of the screen. A signature that
 * arrives after the visitor moved on is dropped. When the messenger refuses the signature of one address, that of the
 * other is tried once.
 */
@injectable('Singleton')
export class MessengerPage {
  private shown: ShownPage | null = null
  private current: Configuration | null = null

  constructor(
    @inject(MessengerScript) private readonly script: MessengerScript,
    @inject(PageSignatures) private readonly signatures: PageSignatures,
    @inject(SignatureRecord) private readonly record: SignatureRecord,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Shows a screen, or the same screen with another card. */
  show(page: ShownPage): void {
    const isSame = JSON.stringify(page) === JSON.stringify(this.shown)
    this.shown = page
    const { system, landing } = this.script
    const [address = '', ...others] = addressesToSign(system, { landing, present: this.script.present() })
    if (this.current?.address === address) return isSame ? undefined : this.describe(this.current)
    this.current = { address, isReady: false }
    void this.configure(this.current, address, others)
  }

  private async configure(current: Configuration, address: string, others: readonly string[]): Promise<void> {
    const isLeft = () => this.current !== current
    const signed = await this.signatures.sign(address)
    if (isLeft()) return
    if (!signed.ok) return this.giveUp(address, 'unsigned', signed.reason.code)
    do await this.wait()
    while (!isLeft() && this.site.config === null)
    if (isLeft()) return
    await this.tell(current, signed.value, others)
  }

  private async tell(current: Configuration, signature: ScriptSignature, [other]: readonly string[]): Promise<void> {
    const { address } = signature
    let isRefused = false
    const isOver = () => this.current !== current || isRefused
    const onReady = () => {
      if (isOver()) return
      current.isReady = true
      this.note(address, 'accepted', '')
      this.describe(current)
    }
    const onRefused = (message: string) => {
      if (isOver()) return
      isRefused = true
      current.isReady = false
      this.note(address, 'refused', message)
      if (other !== undefined) void this.configure(current, other, [])
    }
    await this.script
      .configure(signature, { onReady, onRefused })
      .catch(() => !isOver() && this.giveUp(address, 'unloaded', ''))
  }

  private describe(current: Configuration): void {
    if (current.isReady && this.shown !== null) this.script.describe(this.shown.card, this.shown.isPrivate)
  }

  /** Ends what may succeed when the screen is shown again. */
  private giveUp(signed: string, result: SignatureAttempt['result'], message: string): void {
    this.current = null
    this.note(signed, result, message)
  }

  private note(signed: string, result: SignatureAttempt['result'], message: string): void {
    const page = unhashed(this.script.present())
    this.record.note({ at: this.clock.now(), signed, page, result, message })
  }

  private wait(): Promise<void> {
    return new Promise((resolve) => void this.clock.after(pause, resolve))
  }
}
