import type { CardTypes } from '../../../../src/application/overview/builder/card-types'
import type {
  BuilderGateway,
  EditorHere,
  PageDraft,
  PageEditor,
  PagePublication,
} from '../../../../src/application/overview/builder/builder-gateway'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import { KeepDraft } from '../../../../src/application/frame/shared/keep-draft'
import { OwnDrafts } from '../../../../src/application/frame/session/drafts/own-drafts'
import type { Page } from '../../../../src/application/frame/shared/page'
import { DraftCopies } from '../../../../src/application/overview/builder/draft-copies'
import type { PageFinding } from '../../../../src/domain/overview/builder/document-findings'
import type { PageDocument } from '../../../../src/domain/overview/builder/page-document'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { TestTabs } from '../../../support/test-tabs'
import { drafts } from '../../../support/member-ports'
import { ContractCardTypes } from '../../../../src/infrastructure/overview/builder/contract-card-types'

export const ben: PageEditor = { id: 'ben', name: 'Ben', avatar: '' }

/** The card types of the contract, without a network that lists of cards could ask. */
export const contractTypes = (): CardTypes => new ContractCardTypes({ send: async () => failure(away) } as never)

/** Copies of drafts on a device of its own, for one editor who is logged in. */
export function copiesOnDevice(): DraftCopies {
  const { storage } = drafts()
  const notices = { show: () => undefined }
  const session = { user: { id: 'ann' }, shownUserId: 'ann' }
  const own = new OwnDrafts(storage, new KeepDraft(storage, notices as never), session as never, new TestTabs().open())
  return new DraftCopies(own, contractTypes())
}

/** A platform with one page, whose second editor is the test. */
export class MemoryBuilder implements BuilderGateway {
  version = 3
  readonly saves: { readonly basedOn: number; readonly document: PageDocument; readonly key: string }[] = []
  readonly attended: (string | null)[] = []
  others: readonly EditorHere[] = []
  /** The failure of every call; null while the platform answers. */
  broken: Failure | null = null
  found: readonly PageFinding[] = []
  readonly published: PagePublication[] = []
  private savedBy: PageEditor | null = null

  constructor(public document: PageDocument) {}

  /** Somebody else saves a page. */
  saveByBen(document: PageDocument): void {
    this.document = document
    this.version += 1
    this.savedBy = ben
  }

  async draft(id: string): Promise<Outcome<PageDraft>> {
    return this.answer(this.current(id))
  }

  async save(id: string, save: { readonly basedOn: number; readonly document: PageDocument }, key: string) {
    this.saves.push({ ...save, key })
    if (this.broken !== null) return failure(this.broken)
    const saved = save.basedOn === this.version
    if (saved) {
      this.document = save.document
      this.version += 1
      this.savedBy = null
    }
    return success({ saved, draft: this.current(id) })
  }

  async attend(_id: string, cardId: string | null) {
    this.attended.push(cardId)
    return this.answer({ version: this.version, others: this.others })
  }

  async pages() {
    const page = { id: 'weekend', title: 'This weekend', published: true, cards: 2, draftedAt: null, plannedAt: null }
    return this.answer(onePage([page]))
  }

  async history() {
    return this.answer(onePage([{ number: 1, savedAt: 0, savedBy: ben, changed: 2 }]))
  }

  async draftAt() {
    return this.answer(this.document)
  }

  async findings() {
    return this.answer(this.found)
  }

  async publish(_id: string, request: { readonly why: string; readonly at: number | null }, _key: string) {
    if (this.broken !== null) return failure(this.broken)
    const publication: PagePublication = {
      ...{ number: this.published.length + 1, why: request.why, by: ben, madeAt: 0, plannedAt: request.at },
      ...{ publishedAt: request.at === null ? 0 : null, calledOff: false },
    }
    this.published.unshift(publication)
    return success(publication)
  }

  async publications() {
    return this.answer(onePage(this.published))
  }

  async publishedAt(): Promise<Outcome<PageDocument>> {
    return this.answer({ ...this.document, cards: [] })
  }

  async callOff() {
    return this.answer({})
  }

  private current(id: string): PageDraft {
    const { version, document, savedBy } = this
    return { id, version, document, savedBy, previewToken: 'a-token', published: true }
  }

  private answer<Value>(value: Value): Outcome<Value> {
    return this.broken === null ? success(value) : failure(this.broken)
  }
}

const onePage = <Item>(items: readonly Item[]): Page<Item> => ({ items, nextCursor: null })

export const away = failureOf('offline')
