import { inject } from 'inversify'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { SessionStore } from '../../../../application/frame/session/session.store'
import { observe } from '../../../../application/frame/shared/observe'
import type { ScreenViewModel } from '../../shell/screens/screen'
import { bindPhonePath, phonePath, rebindPhonePath } from '../session.paths'

/** S061: the bound phone, masked. */
export class PhoneViewModel implements ScreenViewModel {
  readonly resources = {}

  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    observe(this)
  }

  get phone(): string | null {
    return this.session.user?.phone ?? null
  }

  /** The path of the screen that binds or changes the phone; null when this version has no such screen. */
  get changePath(): string | null {
    const path = this.phone === null ? bindPhonePath(phonePath) : rebindPhonePath
    return this.navigator.exists(path) ? path : null
  }
}
