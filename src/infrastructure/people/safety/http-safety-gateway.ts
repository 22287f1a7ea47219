import { inject } from 'inversify'
import { endDevice, endOtherDevices, getSafety } from '../../../../contract/safety'
import type { SafetyGateway } from '../../../application/people/safety/safety-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { Safety } from '../../../domain/people/safety/device'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

export class HttpSafetyGateway implements SafetyGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async read(signal?: CancelSignal) {
    return mapped(await this.http.send(getSafety, { failures: 'in-place', signal }), safetyOf)
  }

  async endDevice(id: string) {
    return mapped(await this.http.send(endDevice, { failures: 'common', path: { id } }), safetyOf)
  }

  async endOtherDevices() {
    return mapped(await this.http.send(endOtherDevices, { failures: 'common' }), safetyOf)
  }
}

function safetyOf({ hasPassword, messenger, devices }: AnswerOf<typeof getSafety>): Safety {
  return {
    hasPassword,
    messenger,
    devices: devices.map(({ id, current, browser, system, kind, area, loggedInAt, usedAt }) => ({
      id,
      current,
      browser,
      system,
      kind,
      area,
      loggedInAt: instantOf(loggedInAt) ?? 0,
      usedAt: instantOf(usedAt) ?? 0,
    })),
  }
}
