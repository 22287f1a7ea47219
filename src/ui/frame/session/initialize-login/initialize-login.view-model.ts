import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { NativeBridge } from '../../../../application/frame/hosts/native-bridge'
import { FinishDetour } from '../../../../application/frame/navigation/finish-detour'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { InitializeLogin } from '../../../../application/frame/session/login/initialize-login'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { ScreenViewModel } from '../../shell/screens/screen'
import { loginPath } from '../session.paths'

/** S157: the app hands its session over, and the visitor goes on to where the app leads them. */
export class InitializeLoginViewModel implements ScreenViewModel {
  /** `stale` means that no session came, or one that is over. */
  status: 'running' | 'stale' | 'unreachable' = 'running'
  readonly resources: Resources
  private redirect = ''

  constructor(
    @inject(InitializeLogin) private readonly initializeLogin: InitializeLogin,
    @inject(FinishDetour) private readonly finishDetour: FinishDetour,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(NativeBridge) private readonly bridge: NativeBridge,
  ) {
    this.resources = {
      handover: {
        open: ({ query }) => {
          this.redirect = query['redirect'] ?? ''
        },
      },
    }
    observe(this)
  }

  get loginPath(): string {
    return loginPath(this.finishDetour.target(this.redirect))
  }

  show(): () => void {
    let isShown = true
    void this.follow(this.initializeLogin.execute(), () => isShown)
    return () => {
      isShown = false
    }
  }

  retry(): void {
    this.status = 'running'
    void this.follow(this.initializeLogin.retry(), () => true)
  }

  goOn(): void {
    this.finishDetour.execute(this.redirect)
  }

  private async follow(initializing: ReturnType<InitializeLogin['execute']>, isShown: () => boolean): Promise<void> {
    const result = await initializing
    if (!isShown()) return
    runInAction(() => {
      if (result === 'go-on') this.goOn()
      else if (result === 'unreachable') this.status = 'unreachable'
      // The app may log its user in by itself.
      else if (this.bridge.isPresent) this.navigator.toLogin(this.finishDetour.target(this.redirect), { replace: true })
      else this.status = 'stale'
    })
  }
}
