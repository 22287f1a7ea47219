import { inject } from 'inversify'
import { getModule, listModules } from '../../../../contract/services'
import type { ServicesGateway } from '../../../application/overview/services/services-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { OpenedModule, ServiceModule } from '../../../domain/overview/services/service-module'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { moduleOf } from './module-of-wire'

export class HttpServicesGateway implements ServicesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async modules(signal?: CancelSignal): Promise<Outcome<readonly ServiceModule[]>> {
    return mapped(await this.http.send(listModules, { failures: 'in-place', signal }), ({ items }) =>
      items.map(moduleOf),
    )
  }

  async module(id: string, signal?: CancelSignal): Promise<Outcome<OpenedModule>> {
    return mapped(await this.http.send(getModule, { failures: 'content', path: { id }, signal }), (found) => ({
      ...moduleOf(found),
      pageId: found.pageId,
    }))
  }
}
