import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { EndDevices } from '../../../application/people/safety/end-devices'
import { SafetyGateway } from '../../../application/people/safety/safety-gateway'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { LogOut } from '../../../application/frame/session/login/log-out'
import { SessionStore } from '../../../application/frame/session/session.store'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { User } from '../../../domain/frame/session/user'
import type { Device, Safety } from '../../../domain/people/safety/device'
import { minePath } from '../../overview/agenda/agenda.paths'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** What the member is asked: whether one device, all others, or this one shall be logged out. */
export type SafetyQuestion = Device | 'others' | 'log-out'

/** S059: how the member can log in, and the devices on which they are logged in. */
export class SafeViewModel implements ScreenViewModel {
  readonly safety: Loadable<Safety>
  readonly resources: Resources
  asking: SafetyQuestion | null = null
  isEnding = false

  constructor(
    @inject(SafetyGateway) gateway: SafetyGateway,
    @inject(EndDevices) private readonly endDevices: EndDevices,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(LogOut) private readonly logOut: LogOut,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.safety = new Loadable((signal) => gateway.read(signal))
    this.resources = { safety: resetResource(this.safety) }
    observe(this)
  }

  get user(): User | null {
    return this.session.user
  }

  get hasOthers(): boolean {
    return this.safety.value?.devices.some(({ current }) => !current) ?? false
  }

  exists(path: string): boolean {
    return this.navigator.exists(path)
  }

  ask(question: SafetyQuestion): void {
    this.asking = question
  }

  cancel(): void {
    this.asking = null
  }

  /** Does what the member was asked. */
  async confirm(): Promise<void> {
    const question = this.asking
    if (question === null || this.isEnding) return
    if (question === 'log-out') return this.leave()
    this.isEnding = true
    const outcome = await (question === 'others' ? this.endDevices.others() : this.endDevices.one(question.id))
    runInAction(() => {
      this.isEnding = false
      this.asking = null
      if (outcome.ok) this.safety.set(outcome.value)
    })
  }

  private leave(): void {
    this.asking = null
    this.logOut.execute()
    this.navigator.navigateTo(minePath, { replace: true })
  }
}
