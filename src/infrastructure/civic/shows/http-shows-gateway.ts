import { inject } from 'inversify'
import { createEntry, listClasses, listEntries } from '../../../../contract/practices'
import { createShow, getShow, getShowOptions, listMyShows, listShows, removeShow } from '../../../../contract/shows'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { ShowsGateway } from '../../../application/civic/shows/shows-gateway'
import { contentKinds } from '../../../domain/frame/content/content-kinds'
import type { ShowForm, ShownKind } from '../../../domain/civic/shows/show-form'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { showCardOf, showOf } from './show-of-wire'

const failures = 'in-place'

export class HttpShowsGateway implements ShowsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  options(signal?: CancelSignal) {
    return this.http.send(getShowOptions, { failures, signal })
  }

  async classes(kind: ShownKind, signal?: CancelSignal) {
    const path = { type: contentKinds[kind].code }
    return partOf(await this.http.send(listClasses, { failures, path, signal }), 'items')
  }

  async list(categoryId: string, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...(categoryId === '' ? {} : { categoryId }) }
    return mapped(await this.http.send(listShows, { failures, query, signal }), cardsOf)
  }

  async mine(query: PageRequest, signal?: CancelSignal) {
    return mapped(await this.http.send(listMyShows, { failures, query, signal }), cardsOf)
  }

  async show(id: string, signal?: CancelSignal) {
    return mappedAnswer(await this.http.send(getShow, { failures: 'content', path: { id }, signal }))
  }

  async entries(id: string, query: PageRequest, signal?: CancelSignal) {
    return mapped(await this.http.send(listEntries, { failures, path: { id }, query, signal }), cardsOf)
  }

  async create({ text, categoryId, place, pictures }: ShowForm, idempotencyKey: string) {
    const body = { text, categoryId, place, pictures: [...pictures] }
    return mappedAnswer(await this.http.send(createShow, { failures, body, idempotencyKey }))
  }

  async enter(topicId: string, { text, place, pictures, categoryId }: ShowForm, idempotencyKey: string) {
    const body = { text, place, pictures: [...pictures], topicId, ...(categoryId === '' ? {} : { categoryId }) }
    return mappedAnswer(await this.http.send(createEntry, { failures, body, idempotencyKey }))
  }

  remove(id: string) {
    return this.http.send(removeShow, { failures, path: { id } })
  }
}

const cardsOf = pageOf(showCardOf)
const mappedAnswer = (answer: Outcome<AnswerOf<typeof getShow>>) => mapped(answer, ({ show }) => showOf(show))
