import { inject } from 'inversify'
import { listNameablePeople, listNameableTopics } from '../../../../contract/mentions'
import type { NamingGateway, NamingGroup } from '../../../application/participation/mentions/naming-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { HttpClient } from '../../frame/http/http-client'
import { partOf } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpNamingGateway implements NamingGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async people(q: string, group: NamingGroup | null, signal?: CancelSignal) {
    const query = { q, ...inGroup(group) }
    return partOf(await this.http.send(listNameablePeople, { failures, query, signal }), 'items')
  }

  async topics(q: string, signal?: CancelSignal) {
    return partOf(await this.http.send(listNameableTopics, { failures, query: { q }, signal }), 'items')
  }
}

const inGroup = (group: NamingGroup | null) =>
  group === null ? {} : 'circleId' in group ? { circleId: group.circleId } : { contentId: group.contentId }
