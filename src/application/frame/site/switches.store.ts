import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { asksForFace, isAllowed, offersRealName, type Switches } from '../../../domain/frame/site/switches'
import { observe } from '../shared/observe'
import { SwitchesGateway } from './switches-gateway'

/** The site's switches (B14), loaded once per visit. */
@injectable('Singleton')
export class SwitchesStore {
  private switches: Switches | null = null

  constructor(@inject(SwitchesGateway) private readonly gateway: SwitchesGateway) {
    observe(this)
  }

  /**
   * Whether members may publish. True until the switches are loaded, because the platform itself refuses what is not
   * allowed.
   */
  get mayPublish(): boolean {
    return this.switches === null || isAllowed(this.switches, 'publish')
  }

  /** Whether volunteers may register. */
  get mayRegister(): boolean {
    return this.switches === null || isAllowed(this.switches, 'volunteer')
  }

  get offersRealName(): boolean {
    return this.switches === null || offersRealName(this.switches)
  }

  get asksForFace(): boolean {
    return this.switches !== null && asksForFace(this.switches)
  }

  async load(): Promise<void> {
    if (this.switches !== null) return
    const outcome = await this.gateway.switches()
    // A failure to load the configuration is only logged (B90).
    if (outcome.ok) runInAction(() => (this.switches = outcome.value))
  }
}
