import type { SafetyGateway } from '../../src/application/people/safety/safety-gateway'
import type { Failure, Outcome } from '../../src/application/frame/shared/failure'
import { failure, success } from '../../src/domain/frame/shared/result'
import type { Safety } from '../../src/domain/people/safety/device'

const device = { browser: 'Chrome', system: 'Android', kind: 'phone', area: null, loggedInAt: 0, usedAt: 0 } as const

/** The devices of a member; ending some fails when a test tells it to. */
export class MemorySafety implements SafetyGateway {
  readonly calls: string[] = []
  failing: Failure | null = null
  unreadable: Failure | null = null
  safety: Safety = {
    hasPassword: true,
    messenger: 'Rainy Lane',
    devices: [
      { ...device, id: 'phone', current: true },
      { ...device, id: 'tablet', current: false, browser: 'Safari', system: 'iOS', kind: 'tablet', area: 'Linjiang' },
      { ...device, id: 'desk', current: false, browser: null, system: null, kind: null },
    ],
  }

  read = async (): Promise<Outcome<Safety>> => {
    this.calls.push('read')
    return this.unreadable === null ? success(this.safety) : failure(this.unreadable)
  }
  endDevice = async (id: string) => this.end(`end ${id}`, ({ id: each }) => each !== id)
  endOtherDevices = async () => this.end('end others', ({ current }) => current)

  private end(call: string, stays: (device: Safety['devices'][number]) => boolean): Outcome<Safety> {
    this.calls.push(call)
    if (this.failing !== null) return failure(this.failing)
    this.safety = { ...this.safety, devices: this.safety.devices.filter(stays) }
    return success(this.safety)
  }
}
