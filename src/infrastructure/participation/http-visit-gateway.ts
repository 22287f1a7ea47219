import { inject } from 'inversify'
import { recordHistory } from '../../../contract/account'
import type { VisitGateway } from '../../application/participation/visit-gateway'
import { contentKinds, type KindWith } from '../../domain/frame/content/content-kinds'
import { HttpClient } from '../frame/http/http-client'

export class HttpVisitGateway implements VisitGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  recordVisit(kind: KindWith<'visit'>, id: string) {
    return this.http.send(recordHistory, {
      failures: 'background',
      body: { postId: id, type: contentKinds[kind].code },
    })
  }
}
