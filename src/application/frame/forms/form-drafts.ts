import { inject } from 'inversify'
import { Navigator } from '../navigation/navigator'
import { OwnDrafts } from '../session/drafts/own-drafts'
import type { SentDraft } from '../session/tab-channel'
import { Clock } from '../shared/clock'
import { PageLife } from '../shared/page-life'

/** Milliseconds after a submit, by which the screen that it leads to is open. */
const untilLed = 1000

/** Debounce: milliseconds without a change, after which the draft is saved. */
const pause = 1000

/**
 * A picture of a form as stored with its draft. Its file is stored separately. `sourceId` is the id of its upload, once
 * the upload is finished.
 */
export interface KeptPicture {
  readonly id: string
  readonly name: string
  readonly sourceId: string | null
}

/** A form as it is stored on the device. */
export interface FormDraft {
  readonly values: Readonly<Record<string, unknown>>
  /** The key that the draft shares with its copies in other tabs (`content-key.ts`). */
  readonly key: string
  /** Whether it was submitted offline, and is to be sent as soon as there is a network. */
  readonly isWaiting: boolean
  readonly pictures: readonly KeptPicture[]
  /** The path and query of the screen on which it was filled in; empty for a draft of an earlier version. */
  readonly path: string
}

/** Drafts of forms that were not sent yet: one for each form and person. */
export class FormDrafts {
  constructor(
    @inject(OwnDrafts) private readonly drafts: OwnDrafts,
    @inject(Clock) private readonly clock: Clock,
    @inject(PageLife) private readonly page: PageLife,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {}

  /** The path and query of the screen that is open. */
  get currentEntry(): string {
    return this.navigator.current()
  }

  /** The id of the member whose drafts are used now; null while a guest's drafts are used. */
  get owner(): string | null {
    return this.drafts.owner
  }

  /** The id of the member for whom input is stored now; see `OwnDrafts`. */
  get draftOwner(): string | null {
    return this.drafts.draftOwner
  }

  /** Whether the device refused the last draft; see `OwnDrafts`. */
  get areRefused(): boolean {
    return this.drafts.areRefused
  }

  async read(form: string): Promise<FormDraft | null> {
    return draftOf(await this.drafts.read(form))
  }

  async save(form: string, draft: FormDraft): Promise<void> {
    await this.drafts.save(form, draft)
  }

  drop(form: string): Promise<void> {
    return this.drafts.drop(form)
  }

  /** Tells the other tabs that a draft was sent, and then where that has led. */
  tellSent(draft: Omit<SentDraft, 'path'>): void {
    const from = this.currentEntry
    this.drafts.tellSent({ ...draft, path: null })
    this.clock.after(untilLed, () => {
      if (this.currentEntry !== from) this.drafts.tellSent({ ...draft, path: this.currentEntry })
    })
  }

  whenSentElsewhere(listener: (draft: SentDraft) => void): () => void {
    return this.drafts.whenSentElsewhere(listener)
  }

  /** Stores the file of a picture. It is written once, whereas the text fields are written every second. */
  async saveFile(id: string, file: unknown): Promise<void> {
    await this.drafts.save(fileName(id), file)
  }

  readFile(id: string): Promise<unknown> {
    return this.drafts.read(fileName(id))
  }

  dropFile(id: string): Promise<void> {
    return this.drafts.drop(fileName(id))
  }

  /** Saves a second after the last change (debounced). */
  saveSoon(keep: () => void): () => void {
    return this.clock.after(pause, keep)
  }

  /** Saves when the page is hidden or unloaded, and when the session ends or becomes another person's. */
  saveWhenLeaving(keep: () => void): () => void {
    const endOwner = this.drafts.whenOwnerLeaves(keep)
    const endPage = this.page.listen((moment) => {
      if (moment.type === 'leaving' || (moment.type === 'visibility' && moment.hidden)) keep()
    })
    return () => {
      endOwner()
      endPage()
    }
  }
}

const fileName = (id: string) => `picture:${id}`

/** The stored draft; null when an earlier version stored it in another format. */
function draftOf(stored: unknown): FormDraft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { values, key, pictures, path } = stored as Readonly<Record<string, unknown>>
  const isDraft = typeof values === 'object' && values !== null && typeof key === 'string' && Array.isArray(pictures)
  return isDraft ? { ...(stored as FormDraft), path: typeof path === 'string' ? path : '' } : null
}
