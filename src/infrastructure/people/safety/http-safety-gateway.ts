import { inject } from 'inversify'
import { endDevice, endOtherDevices, getSafety } from '../../../../contract/safety'
import type { SafetyGateway } from '../../../application/people/safety/safety-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { HttpClient } from '../../frame/http/http-client'

export class HttpSafetyGateway implements SafetyGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  read(signal?: CancelSignal) {
    return this.http.send(getSafety, { failures: 'in-place', signal })
  }

  endDevice(id: string) {
    return this.http.send(endDevice, { failures: 'common', path: { id } })
  }

  endOtherDevices() {
    return this.http.send(endOtherDevices, { failures: 'common' })
  }
}
