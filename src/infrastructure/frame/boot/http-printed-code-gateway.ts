import { inject } from 'inversify'
import { countPrintedCode } from '../../../../contract/boot'
import type { PrintedCodeGateway } from '../../../application/frame/boot/printed-code-gateway'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { HostSystem } from '../../../domain/frame/hosts/host-system'
import { HttpClient } from '../http/http-client'

export class HttpPrintedCodeGateway implements PrintedCodeGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  count(code: string, system: HostSystem): Promise<Outcome<unknown>> {
    return this.http.send(countPrintedCode, { failures: 'background', path: { code }, body: { system } })
  }
}
