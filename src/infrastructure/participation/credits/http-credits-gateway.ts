import { inject } from 'inversify'
import { getCreditSystem, listMyCredits } from '../../../../contract/credits'
import type { CreditsGateway } from '../../../application/participation/credits/credits-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { HttpClient } from '../../frame/http/http-client'
import { partOf } from '../../frame/http/mapped'

export class HttpCreditsGateway implements CreditsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async rules(signal?: CancelSignal) {
    return partOf(await this.http.send(getCreditSystem, { failures: 'in-place', signal }), 'items')
  }

  mine(type: string, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...(type === '' ? {} : { type: Number(type) }) }
    return this.http.send(listMyCredits, { failures: 'in-place', query, signal })
  }
}
