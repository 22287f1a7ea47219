import type { PushAddress, PushDevice, PushPermission } from '../../src/application/frame/messages/push-device'
import type { PushGateway } from '../../src/application/frame/messages/push-gateway'
import { failureOf, type Outcome } from '../../src/application/frame/shared/failure'
import { failure, success } from '../../src/domain/frame/shared/result'

export const pushAddress: PushAddress = { endpoint: 'https://push.example/1', p256dh: 'B', auth: 'a' }

/** The notifications of a device, whose owner answers as a test sets it. */
export class MemoryPushDevice implements PushDevice {
  kept: PushAddress | null = null
  now: PushPermission = 'askable'
  /** What the owner says when they are asked. */
  says: 'granted' | 'denied' = 'granted'
  asked = 0
  permission = () => this.now
  current = async () => this.kept
  subscribe = async () => {
    if (this.now === 'askable') {
      this.asked += 1
      this.now = this.says
    }
    this.kept = this.now === 'granted' ? pushAddress : null
    return this.kept
  }
  unsubscribe = async () => {
    this.kept = null
  }
}

/** The devices that the platform notifies. */
export class MemoryPushGateway implements PushGateway {
  readonly calls: string[] = []
  isDown = false
  key = async () => this.answer('site-key')
  subscribe = async ({ endpoint }: PushAddress) => {
    this.calls.push(`subscribe ${endpoint}`)
    return this.answer(true)
  }
  unsubscribe = async (endpoint: string) => {
    this.calls.push(`unsubscribe ${endpoint}`)
    return this.answer(false)
  }
  private answer<Value>(value: Value): Outcome<Value> {
    return this.isDown ? failure(failureOf('offline')) : success(value)
  }
}
