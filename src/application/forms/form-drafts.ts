import { inject } from 'inversify'
import { SessionStore } from '../session/session.store'
import { Clock } from '../shared/clock'
import { KeepDraft } from '../shared/keep-draft'
import { PageLife } from '../shared/page-life'
import { DraftStorage } from '../shared/storage'

/** Debounce: milliseconds after the last change. */
const pause = 1000

/** A picture of a form: its file is stored separately, and its upload is added once that is finished. */
export interface KeptPicture {
  readonly id: string
  readonly name: string
  readonly sourceId: string | null
}

/** A form as it is stored on the device. */
export interface FormDraft {
  readonly values: Readonly<Record<string, unknown>>
  /** Idempotency key of the submit. */
  readonly key: string
  /** The JSON that was sent under the key; null when nothing was. */
  readonly sent: string | null
  /** It was submitted offline, and is sent as soon as there is a network. */
  readonly isWaiting: boolean
  readonly pictures: readonly KeptPicture[]
}

/**
 * Forms that were filled in but not sent yet: one draft for each form and person. A guest's draft is taken over by the
 * member who logs in.
 */
export class FormDrafts {
  constructor(
    @inject(DraftStorage) private readonly storage: DraftStorage,
    @inject(KeepDraft) private readonly keepDraft: KeepDraft,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(PageLife) private readonly page: PageLife,
  ) {}

  /** Whose drafts these are now; null for a guest's. */
  get owner(): string | null {
    return this.session.user?.id ?? null
  }

  async read(form: string): Promise<FormDraft | null> {
    const own = draftOf(await this.storage.read(this.keyOf(form)))
    if (own !== null || this.owner === null) return own
    const guests = draftOf(await this.storage.read(guestKey(form)))
    if (guests !== null) {
      await this.keep(form, guests)
      await this.storage.remove(guestKey(form))
    }
    return guests
  }

  async keep(form: string, draft: FormDraft): Promise<void> {
    await this.keepDraft.execute(this.keyOf(form), draft)
  }

  async drop(form: string): Promise<void> {
    await Promise.all([this.storage.remove(this.keyOf(form)), this.storage.remove(guestKey(form))])
  }

  /** The file of a picture is written once, the text fields every second. */
  async keepFile(id: string, file: unknown): Promise<void> {
    await this.keepDraft.execute(fileKey(id), file)
  }

  readFile(id: string): Promise<unknown> {
    return this.storage.read(fileKey(id))
  }

  dropFile(id: string): Promise<void> {
    return this.storage.remove(fileKey(id))
  }

  /** Saves a second after the last change (debounced). */
  soon(keep: () => void): () => void {
    return this.clock.after(pause, keep)
  }

  /** Saves when the page is hidden or unloaded. */
  whenLeaving(keep: () => void): () => void {
    return this.page.listen((moment) => {
      if (moment.type === 'leaving' || (moment.type === 'visibility' && moment.hidden)) keep()
    })
  }

  private keyOf(form: string): string {
    return this.owner === null ? guestKey(form) : `${form}:${this.owner}`
  }
}

const guestKey = (form: string) => `${form}:guest`
const fileKey = (id: string) => `picture:${id}`

/** Null for a draft stored by an earlier version in another format. */
function draftOf(kept: unknown): FormDraft | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { values, key, pictures } = kept as Readonly<Record<string, unknown>>
  const isDraft = typeof values === 'object' && values !== null && typeof key === 'string' && Array.isArray(pictures)
  return isDraft ? (kept as FormDraft) : null
}
