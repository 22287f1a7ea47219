import { inject } from 'inversify'
import { DraftPages } from '../../../application/overview/builder/draft-pages'
import type { PageDocument } from '../../../domain/overview/builder/page-document'
import { PageViewModel } from '../pages/page.part.view-model'

/** The cards of a draft, which the editor shows as readers will see them. */
export class DraftPreview {
  constructor(
    @inject(PageViewModel) readonly page: PageViewModel,
    @inject(DraftPages) private readonly drafts: DraftPages,
  ) {}

  async show(document: PageDocument | null): Promise<void> {
    this.drafts.document = document
    await this.page.openDraft(this.drafts)
  }
}
