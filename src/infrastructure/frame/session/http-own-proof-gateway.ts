import { inject } from 'inversify'
import { getProofWays, proveMember } from '../../../../contract/session'
import { DeviceMark } from '../../../application/frame/session/visit/device-mark'
import type { OwnSecret } from '../../../application/frame/session/password/own-proof'
import type { OwnProofGateway } from '../../../application/frame/session/password/own-proof-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { ProofPurpose } from '../../../domain/frame/session/proof'
import { HttpClient } from '../http/http-client'

const failures = 'in-place'

export class HttpOwnProofGateway implements OwnProofGateway {
  constructor(
    @inject(HttpClient) private readonly http: HttpClient,
    @inject(DeviceMark) private readonly device: DeviceMark,
  ) {}

  ways(signal?: CancelSignal) {
    return this.http.send(getProofWays, { failures, signal })
  }

  prove(purpose: ProofPurpose, secret: OwnSecret) {
    return this.http.send(proveMember, { failures, body: { purpose, device: this.device.read(), ...secret } })
  }
}
