import { checksumOf } from '../../../domain/frame/shared/checksum'
import { contentKey } from './content-key'
import type { FormDraft, FormDrafts } from './form-drafts'

/** What a keeping reads of its form. */
export interface KeptForm {
  readonly contents: () => Pick<FormDraft, 'values' | 'isWaiting' | 'pictures'>
  /** Whether there is input that could be lost. */
  readonly needsKeeping: () => boolean
}

export type DraftKeeping = Pick<
  FormKeeping,
  | 'isOwners'
  | 'isRefused'
  | 'read'
  | 'keyFor'
  | 'renewKey'
  | 'saveSoon'
  | 'flush'
  | 'now'
  | 'forget'
  | 'noteSent'
  | 'whenSentElsewhere'
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
    renewKey: doNothing,
    noteSent: doNothing,
    whenSentElsewhere: () => doNothing,
    saveSoon: doNothing,
    flush: soonNothing,
    now: soonNothing,
    forget: doNothing,
  }
}

/** Saves one form on the device as it is filled in, with its idempotency key. */
export class FormKeeping {
  private key = ''
  private owner: string | null = null
  private path = ''
  private endPause: (() => void) | null = null
  /** The reading of the earlier draft, while it lasts. What is saved meanwhile would be taken for the earlier one. */
  private reading: Promise<unknown> | null = null

  constructor(
    private readonly drafts: FormDrafts,
    private readonly newKey: () => string,
    private readonly name: string,
    private readonly form: KeptForm,
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
    this.path = draft?.path ?? ''
    return draft
  }

  /** The idempotency key of this submission; other content has another one. */
  keyFor(submission: unknown): string {
    return contentKey(this.key, submission)
  }

  renewKey(): void {
    this.key = this.newKey()
  }

  /** Forgets the draft that was sent, and tells the other tabs of it. */
  noteSent(): void {
    this.drafts.tellSent({ name: this.name, key: this.key, content: checksumOf(contentOf(this.form.contents())) })
    this.forget()
  }

  /**
   * Calls `listener` when another tab has sent a copy of this draft, with whether that is what this form holds, too, and
   * once more when the path to it is known.
   */
  whenSentElsewhere(listener: (sent: { readonly isSame: boolean; readonly path: string | null }) => void): () => void {
    return this.drafts.whenSentElsewhere(({ name, key, content, path }) => {
      if (name !== this.name || key !== this.key) return
      listener({ isSame: checksumOf(contentOf(this.form.contents())) === content, path })
    })
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
    if (!this.form.needsKeeping()) return this.drafts.drop(this.name)
    await this.drafts.save(this.name, { ...this.form.contents(), key: this.key, path: this.path })
  }

  forget(): void {
    this.stop()
    this.renewKey()
    void this.drafts.drop(this.name)
  }

  private stop(): void {
    this.endPause?.()
    this.endPause = null
  }
}

/** What a form holds, however it is being sent. The ids of its pictures are those of the draft, in all tabs. */
function contentOf({ values, pictures }: Pick<FormDraft, 'values' | 'pictures'>): string {
  return JSON.stringify([values, pictures.map(({ id }) => id)])
}
