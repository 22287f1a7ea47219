import type { FormDraft, FormDrafts } from './form-drafts'

type Filled = Pick<FormDraft, 'values' | 'isWaiting' | 'pictures'>

export type Keeping = Pick<FormKeeping, 'isOwners' | 'read' | 'keyFor' | 'soon' | 'flush' | 'now' | 'forget'>

/** The keeping of a form whose input must not be stored. It saves nothing. */
export function noKeeping(newKey: () => string): Keeping {
  const nothing = () => undefined
  const soonNothing = async () => undefined
  return {
    isOwners: false,
    read: async () => null,
    keyFor: newKey,
    soon: nothing,
    flush: soonNothing,
    now: soonNothing,
    forget: nothing,
  }
}

/** Saves one form on the device as it is filled in, with its idempotency key. */
export class FormKeeping {
  private key = ''
  private sent: string | null = null
  private owner: string | null = null
  private path = ''
  private endPause: (() => void) | null = null

  constructor(
    private readonly drafts: FormDrafts,
    private readonly newKey: () => string,
    private readonly name: string,
    /** Returns what is to be saved now; null when there is no input that could be lost. */
    private readonly filled: () => Filled | null,
  ) {}

  /**
   * Whether the draft's owner is still logged in. After the session has ended, the draft is kept until they log in
   * again.
   */
  get isOwners(): boolean {
    return this.drafts.owner === this.owner
  }

  async read(): Promise<FormDraft | null> {
    const draft = await this.drafts.read(this.name)
    this.owner = this.drafts.owner
    this.key = draft?.key ?? this.newKey()
    this.sent = draft?.sent ?? null
    this.path = draft?.path ?? ''
    return draft
  }

  /** The idempotency key of this submission; changed content gets a new one. */
  keyFor(submission: unknown): string {
    const sent = JSON.stringify(submission)
    if (this.sent !== null && this.sent !== sent) this.key = this.newKey()
    this.sent = sent
    void this.now()
    return this.key
  }

  /** Saves a second after the last change (debounced). */
  soon(): void {
    this.path = this.drafts.here
    this.endPause?.()
    this.endPause = this.drafts.soon(() => void this.now())
  }

  /** Saves pending changes at once. */
  async flush(): Promise<void> {
    if (this.endPause !== null) await this.now()
  }

  async now(): Promise<void> {
    this.stop()
    // The member has logged out, so their input is not stored as somebody else's.
    if (this.owner !== null && this.drafts.keptFor !== this.owner) return
    const filled = this.filled()
    if (filled === null) return this.drafts.drop(this.name)
    await this.drafts.keep(this.name, { ...filled, key: this.key, sent: this.sent, path: this.path })
  }

  forget(): void {
    this.stop()
    this.key = this.newKey()
    this.sent = null
    void this.drafts.drop(this.name)
  }

  private stop(): void {
    this.endPause?.()
    this.endPause = null
  }
}
