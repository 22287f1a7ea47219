import type { PageFinding } from '../../../domain/overview/builder/document-findings'
import type { PageDocument } from '../../../domain/overview/builder/page-document'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

export interface PageEditor {
  readonly id: string
  /** '' once the account is deleted. */
  readonly name: string
  readonly avatar: string
}

/** A page in the list of the editors. Times are milliseconds since 1970. */
export interface EditablePage {
  readonly id: string
  readonly title: string
  readonly published: boolean
  readonly cards: number
  /** When the draft was saved; null without one that differs from the page. */
  readonly draftedAt: number | null
  readonly plannedAt: number | null
}

export interface PageDraft {
  readonly id: string
  readonly version: number
  readonly document: PageDocument
  readonly savedBy: PageEditor | null
  readonly previewToken: string | null
  readonly published: boolean
}

/** An editor who is at the page now, and at which card. */
export interface EditorHere extends PageEditor {
  readonly cardId: string | null
}

/** A saved version of the draft. */
export interface DraftStep {
  readonly number: number
  readonly savedAt: number
  readonly savedBy: PageEditor
  /** The number of cards that changed. */
  readonly changed: number
}

/** A version that was published or planned. */
export interface PagePublication {
  readonly number: number
  readonly why: string
  readonly by: PageEditor
  readonly madeAt: number
  readonly plannedAt: number | null
  readonly publishedAt: number | null
  readonly calledOff: boolean
}

export interface PublicationRequest {
  readonly version: number
  readonly why: string
  /** Milliseconds since 1970; null for now. */
  readonly at: number | null
  readonly despiteFindings: boolean
}

/** The drafts of pages. Only editors get more than the failure `not-yours`. */
export interface BuilderGateway {
  pages(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<EditablePage>>>
  draft(id: string, signal?: CancelSignal): Promise<Outcome<PageDraft>>
  /** Saves, unless another version was saved since `basedOn`: then `saved` is false, and the draft is the other one. */
  save(
    id: string,
    save: { readonly basedOn: number; readonly document: PageDocument },
    key: string,
  ): Promise<Outcome<{ readonly saved: boolean; readonly draft: PageDraft }>>
  attend(
    id: string,
    cardId: string | null,
  ): Promise<Outcome<{ readonly version: number; readonly others: readonly EditorHere[] }>>
  history(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<DraftStep>>>
  draftAt(id: string, number: number): Promise<Outcome<PageDocument>>
  findings(id: string): Promise<Outcome<readonly PageFinding[]>>
  publish(id: string, request: PublicationRequest, key: string): Promise<Outcome<PagePublication>>
  publications(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<PagePublication>>>
  publishedAt(id: string, number: number): Promise<Outcome<PageDocument>>
  callOff(id: string, number: number): Promise<Outcome<unknown>>
}
export const BuilderGateway = port<BuilderGateway>('BuilderGateway')
