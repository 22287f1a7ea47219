import type { FormDraft, FormDrafts } from './form-drafts'

type FormContents = Pick<FormDraft, 'values' | 'isWaiting' | 'pictures'>

export type DraftKeeping = Pick<
  FormKeeping,
  'isOwners' | 'isRefused' | 'read' | 'keyFor' | 'saveSoon' | 'flush' | 'now' | 'forget'
>

/** The keeping of a form whose input must not be stored. It saves nothing. */
export function unkeptDrafts(newKey: () => string): DraftKeeping {
  const doNothing = () => undefined
  const soonNothing = async () => undefined
  return {
    isOwners: false,
    isRefused: false,
    read: async () => null,
    keyFor: newKey,
    saveSoon: doNothing,
    flush: soonNothing,
    now: soonNothing,
    forget: doNothing,
  }
}

/** Saves one form on the device as it is filled in, with its idempotency key. */
export class FormKeeping {
  private key = ''
  private sent: string | null = null
  private owner: string | null = null
  private path = ''
  private endPause: (() => void) | null = null
  /** The reading of the earlier draft, while it lasts. What is saved meanwhile would be taken for the earlier one. */
  private reading: Promise<unknown> | null = null

  constructor(
    private readonly drafts: FormDrafts,
    private readonly newKey: () => string,
    private readonly name: string,
    /** Returns what is to be saved now; null when there is no input that could be lost. */
    private readonly currentForm: () => FormContents | null,
  ) {}

  /**
   * Whether the draft's owner is still logged in. After the session has ended, the draft is kept until they log in
   * again.
   */
  get isOwners(): boolean {
    return this.drafts.owner === this.owner
  }

  /** Whether the device refused to store it, so that it lasts until the page is left. */
  get isRefused(): boolean {
    return this.drafts.areRefused
  }

  read(): Promise<FormDraft | null> {
    const draft = this.readEarlier().finally(() => {
      this.reading = null
    })
    this.reading = draft.catch(() => undefined)
    return draft
  }

  private async readEarlier(): Promise<FormDraft | null> {
    const draft = await this.drafts.read(this.name)
    this.owner = this.drafts.owner
    this.key = draft?.key ?? this.newKey()
    this.sent = draft?.sent ?? null
    this.path = draft?.path ?? ''
    return draft
  }

  /** The idempotency key of this submission; changed content gets a new one. */
  keyFor(submission: unknown): string {
    const body = JSON.stringify(submission)
    if (this.sent !== null && this.sent !== body) this.key = this.newKey()
    this.sent = body
    void this.now()
    return this.key
  }

  /** Saves a second after the last change (debounced). */
  saveSoon(): void {
    this.path = this.drafts.currentEntry
    this.endPause?.()
    this.endPause = this.drafts.saveSoon(() => void this.now())
  }

  /** Saves pending changes at once. */
  async flush(): Promise<void> {
    if (this.endPause !== null) await this.now()
  }

  async now(): Promise<void> {
    this.stop()
    if (this.reading !== null) await this.reading
    // The member has logged out, so their input is not stored as somebody else's.
    if (this.owner !== null && this.drafts.draftOwner !== this.owner) return
    const contents = this.currentForm()
    if (contents === null) return this.drafts.drop(this.name)
    await this.drafts.save(this.name, { ...contents, key: this.key, sent: this.sent, path: this.path })
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
