import { inject } from 'inversify'
import { NoticesStore } from '../shared/notices.store'
import { ShareOutlet } from './share-outlet'
import { sharingNotices } from './sharing-notices'

/** Copies a text, and shows a notice whether that worked. */
export class CopyText {
  constructor(
    @inject(ShareOutlet) private readonly outlet: ShareOutlet,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  async execute(text: string): Promise<boolean> {
    const copied = await this.outlet.copy(text)
    this.notices.show(
      { code: copied ? sharingNotices.copied : sharingNotices['copy-failed'] },
      copied ? 'success' : 'error',
    )
    return copied
  }
}
