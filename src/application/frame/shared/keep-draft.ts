import { inject, injectable } from 'inversify'
import { NoticesStore } from './notices.store'
import { DraftStorage } from './storage'

/**
 * Saves a draft on the device. When the device refuses, the visitor is warned once, so that nobody relies on the draft.
 */
@injectable('Singleton')
export class KeepDraft {
  private isLastRefused = false

  constructor(
    @inject(DraftStorage) private readonly storage: DraftStorage,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** Whether the device refused the last draft, as a browser does that keeps nothing in a frame of another site. */
  get isRefused(): boolean {
    return this.isLastRefused
  }

  /** Returns false when the device could not store the draft. */
  async execute(key: string, draft: unknown): Promise<boolean> {
    const isKept = await this.storage.write(key, draft)
    if (!isKept && !this.isLastRefused) this.notices.show({ code: 'storage-full' }, 'error')
    this.isLastRefused = !isKept
    return isKept
  }
}
