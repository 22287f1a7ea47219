import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { NativeBridge } from '../hosts/native-bridge'
import { SessionStore } from '../session/session.store'
import { observe } from '../shared/observe'
import { PushDevice, type PushAddress } from './push-device'
import { PushGateway } from './push-gateway'

/** `unable`: this device has no notifications. `failed`: they could not be turned on now. */
type DeviceState = 'unknown' | 'unable' | 'off' | 'asking' | 'on' | 'denied' | 'failed'

/**
 * Whether this device notifies its member. It is turned on by an act of theirs alone, for which notifications are of
 * use: by the app around the page, which has a push service of its own, else by the browser.
 */
@injectable('Singleton')
export class NotifyDeviceStore {
  state: DeviceState = 'unknown'
  /** The member for whom the device is subscribed. */
  private memberId: string | null = null

  constructor(
    @inject(PushDevice) private readonly device: PushDevice,
    @inject(PushGateway) private readonly gateway: PushGateway,
    @inject(NativeBridge) private readonly bridge: NativeBridge,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    observe(this)
  }

  /** Finds out what the device does, without asking its owner. */
  async read(): Promise<void> {
    const memberId = this.session.user?.id ?? null
    if (memberId === null || (this.state === 'on' && this.memberId === memberId)) return
    if (this.bridge.isPresent) return this.take(this.bridge.can('subscribePush') ? 'off' : 'unable')
    const permission = this.device.permission()
    const current = permission === 'granted' ? await this.device.current() : null
    if (current !== null) return await this.subscribe(current, memberId)
    this.take(permission === 'unable' || permission === 'denied' ? permission : 'off')
  }

  /** Turns notifications on, for which the system may ask the owner of the device. */
  async turnOn(): Promise<void> {
    const memberId = this.session.user?.id ?? null
    if (memberId === null || this.state === 'asking') return
    this.take('asking')
    const key = await this.gateway.key()
    if (!key.ok) return this.take('failed')
    const address = await this.ask(key.value)
    if (address !== null) return await this.subscribe(address, memberId)
    this.take(!this.bridge.isPresent && this.device.permission() === 'denied' ? 'denied' : 'failed')
  }

  /** Turns notifications off on this device. */
  async turnOff(): Promise<void> {
    const current = await this.device.current()
    if (current !== null) await this.gateway.unsubscribe(current.endpoint)
    await this.device.unsubscribe()
    this.take('off')
  }

  /** Ends the subscription after a log-out, when the platform has forgotten it already. */
  async leave(): Promise<void> {
    if (this.memberId === null) return
    this.memberId = null
    this.take('unknown')
    await this.device.unsubscribe()
  }

  private async ask(key: string): Promise<PushAddress | null> {
    if (!this.bridge.isPresent) return await this.device.subscribe(key)
    const answer = await this.bridge.call('subscribePush', { key })
    return answer.ok ? answer.value : null
  }

  private async subscribe(address: PushAddress, memberId: string): Promise<void> {
    const outcome = await this.gateway.subscribe(address)
    runInAction(() => {
      this.memberId = outcome.ok ? memberId : null
      this.state = outcome.ok ? 'on' : 'failed'
    })
  }

  private take(state: DeviceState): void {
    this.state = state
  }
}
