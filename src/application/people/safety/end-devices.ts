import { inject } from 'inversify'
import type { Safety } from '../../../domain/people/safety/device'
import type { Outcome } from '../../frame/shared/failure'
import { NoticesStore } from '../../frame/shared/notices.store'
import { SafetyGateway } from './safety-gateway'
import { safetyNotices } from './safety-notices'

/** Logs other devices of the member out. */
export class EndDevices {
  constructor(
    @inject(SafetyGateway) private readonly gateway: SafetyGateway,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  async one(id: string): Promise<Outcome<Safety>> {
    const outcome = await this.gateway.endDevice(id)
    // A device that is gone has logged out by itself in the meantime.
    if (!outcome.ok && outcome.reason.code === 'gone') return this.gateway.read()
    if (outcome.ok) this.notices.show({ code: safetyNotices['device-ended'] }, 'success')
    return outcome
  }

  async others(): Promise<Outcome<Safety>> {
    const outcome = await this.gateway.endOtherDevices()
    if (outcome.ok) this.notices.show({ code: safetyNotices['devices-ended'] }, 'success')
    return outcome
  }
}
