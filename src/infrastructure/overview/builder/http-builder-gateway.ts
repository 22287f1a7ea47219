import { inject } from 'inversify'
import type * as z from 'zod/mini'
import {
  attendPageDraft,
  callOffPublication,
  checkPageDraft,
  getPageDraft,
  getPageDraftVersion,
  getPagePublication,
  listPageDraftHistory,
  listPageDrafts,
  listPagePublications,
  publishPage,
  savePageDraft,
} from '../../../../contract/page-drafts'
import type {
  BuilderGateway,
  PageDraft,
  PublicationRequest,
} from '../../../application/overview/builder/builder-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { PageDocument } from '../../../domain/overview/builder/page-document'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import type { Camelised } from '../../frame/http/wire-case'

type WireDraft = Camelised<z.output<typeof getPageDraft.answer>>
type WireDocument = WireDraft['document']

/** The answers differ from the domain's types only in how exactly they name the fields of each card. */
const asDocument = (document: WireDocument) => document as unknown as PageDocument
const asWire = (document: PageDocument) => document as unknown as WireDocument
function draftOf(sent: WireDraft): PageDraft {
  const { savedAt: _, document, ...draft } = sent
  return { ...draft, document: asDocument(document) }
}
export class HttpBuilderGateway implements BuilderGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  pages(request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listPageDrafts, { failures: 'in-place', query: { ...request }, signal })
  }

  async draft(id: string, signal?: CancelSignal) {
    return mapped(await this.http.send(getPageDraft, { failures: 'in-place', path: { id }, signal }), draftOf)
  }

  async save(
    id: string,
    { basedOn, document }: { readonly basedOn: number; readonly document: PageDocument },
    idempotencyKey: string,
  ) {
    const body = { basedOn, document: asWire(document) }
    const answer = await this.http.send(savePageDraft, { failures: 'background', path: { id }, body, idempotencyKey })
    return mapped(answer, ({ saved, draft }) => ({ saved, draft: draftOf(draft) }))
  }

  attend(id: string, cardId: string | null) {
    return this.http.send(attendPageDraft, { failures: 'background', path: { id }, body: { cardId } })
  }

  history(id: string, query: PageRequest, signal?: CancelSignal) {
    return this.http.send(listPageDraftHistory, { failures: 'in-place', path: { id }, query, signal })
  }

  async draftAt(id: string, number: number) {
    const answer = await this.http.send(getPageDraftVersion, { failures: 'in-place', path: { id, number } })
    return mapped(answer, ({ document }) => asDocument(document))
  }

  async findings(id: string) {
    const answer = await this.http.send(checkPageDraft, { failures: 'in-place', path: { id } })
    return partOf(answer, 'findings')
  }

  publish(id: string, { version, why, at, despiteFindings }: PublicationRequest, idempotencyKey: string) {
    const body = { version, why, at: at === null ? null : new Date(at).toISOString(), despiteFindings }
    return this.http.send(publishPage, { failures: 'in-place', path: { id }, body, idempotencyKey })
  }

  publications(id: string, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request }
    return this.http.send(listPagePublications, { failures: 'in-place', path: { id }, query, signal })
  }

  async publishedAt(id: string, number: number) {
    const answer = await this.http.send(getPagePublication, { failures: 'in-place', path: { id, number } })
    return mapped(answer, ({ document }) => asDocument(document))
  }

  callOff(id: string, number: number) {
    return this.http.send(callOffPublication, { failures: 'in-place', path: { id, number } })
  }
}
