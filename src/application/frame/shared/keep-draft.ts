import { inject, injectable } from 'inversify'
import { NoticesStore } from './notices.store'
import { DraftStorage } from './storage'

/** Saves a draft on the device, and warns once when the device refuses, so that nobody relies on it. */
@injectable('Singleton')
export class KeepDraft {
  private isRefused = false

  constructor(
    @inject(DraftStorage) private readonly storage: DraftStorage,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** False when the device could not store it. */
  async execute(key: string, draft: unknown): Promise<boolean> {
    const isKept = await this.storage.write(key, draft)
    if (!isKept && !this.isRefused) this.notices.show({ code: 'storage-full' }, 'error')
    this.isRefused = !isKept
    return isKept
  }
}
