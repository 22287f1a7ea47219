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
  PageEditor,
  PublicationRequest,
} from '../../../application/overview/builder/builder-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { PageDocument } from '../../../domain/overview/builder/page-document'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import type { Camelised } from '../../frame/http/wire-case'

type WireDraft = Camelised<z.output<typeof getPageDraft.answer>>
type WireDocument = WireDraft['document']
type WirePublication = Camelised<z.output<typeof publishPage.answer>>

/** The answers differ from the domain's types only in how exactly they name the fields of each card. */
const asDocument = (document: WireDocument) => document as unknown as PageDocument
const asWire = (document: PageDocument) => document as unknown as WireDocument
const editorOf = ({ id, name, avatar }: PageEditor): PageEditor => ({ id, name, avatar })
const draftOf = ({ id, version, document, savedBy, previewToken, published }: WireDraft): PageDraft => ({
  id,
  version,
  document: asDocument(document),
  savedBy: savedBy && editorOf(savedBy),
  previewToken,
  published,
})
const timeOf = (text: string | null): number | null => (text === null ? null : instantOf(text))
const publicationOf = ({ number, why, by, madeAt, plannedAt, publishedAt, calledOff }: WirePublication) => ({
  number,
  why,
  by: editorOf(by),
  calledOff,
  madeAt: timeOf(madeAt) ?? 0,
  plannedAt: timeOf(plannedAt),
  publishedAt: timeOf(publishedAt),
})

export class HttpBuilderGateway implements BuilderGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async pages(request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listPageDrafts, { failures: 'in-place', query: { ...request }, signal })
    return mapped(
      answer,
      pageOf(({ id, title, published, cards, draftedAt, plannedAt }) => ({
        id,
        title,
        published,
        cards,
        draftedAt: timeOf(draftedAt),
        plannedAt: timeOf(plannedAt),
      })),
    )
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

  async attend(id: string, cardId: string | null) {
    return await this.http.send(attendPageDraft, { failures: 'background', path: { id }, body: { cardId } })
  }

  async history(id: string, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request }
    const answer = await this.http.send(listPageDraftHistory, { failures: 'in-place', path: { id }, query, signal })
    return mapped(
      answer,
      pageOf(({ number, savedAt, savedBy, changed }) => ({
        number,
        savedAt: timeOf(savedAt) ?? 0,
        savedBy: editorOf(savedBy),
        changed,
      })),
    )
  }

  async draftAt(id: string, number: number) {
    const answer = await this.http.send(getPageDraftVersion, { failures: 'in-place', path: { id, number } })
    return mapped(answer, ({ document }) => asDocument(document))
  }

  async findings(id: string) {
    const answer = await this.http.send(checkPageDraft, { failures: 'in-place', path: { id } })
    return mapped(answer, ({ findings }) => findings)
  }

  async publish(id: string, { version, why, at, despiteFindings }: PublicationRequest, idempotencyKey: string) {
    const body = { version, why, at: at === null ? null : new Date(at).toISOString(), despiteFindings }
    const answer = await this.http.send(publishPage, { failures: 'in-place', path: { id }, body, idempotencyKey })
    return mapped(answer, publicationOf)
  }

  async publications(id: string, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request }
    const answer = await this.http.send(listPagePublications, { failures: 'in-place', path: { id }, query, signal })
    return mapped(answer, pageOf(publicationOf))
  }

  async publishedAt(id: string, number: number) {
    const answer = await this.http.send(getPagePublication, { failures: 'in-place', path: { id, number } })
    return mapped(answer, ({ document }) => asDocument(document))
  }

  async callOff(id: string, number: number) {
    return await this.http.send(callOffPublication, { failures: 'in-place', path: { id, number } })
  }
}
