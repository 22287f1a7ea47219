import { inject } from 'inversify'
import { listConfigItems } from '../../../../contract/site'
import type { SwitchesGateway } from '../../../application/frame/site/switches-gateway'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

export class HttpSwitchesGateway implements SwitchesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async switches() {
    return mapped(await this.http.send(listConfigItems, { failures: 'config' }), ({ items }) =>
      Object.fromEntries(items.map(({ code, configValue }) => [code, configValue])),
    )
  }
}
