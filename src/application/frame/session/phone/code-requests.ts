import { inject } from 'inversify'
import { Clock } from '../../shared/clock'
import { CodeRequest } from './code-request'
import { SessionGateway, type TextCodePurpose } from '../session-gateway'

/** Creates the code request of a form. */
export class CodeRequests {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  of(purpose: TextCodePurpose): CodeRequest {
    return new CodeRequest(this.gateway, this.clock, purpose)
  }
}
