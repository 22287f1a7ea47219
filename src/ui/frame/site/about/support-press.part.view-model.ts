import { inject } from 'inversify'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { Clock } from '../../../../application/frame/shared/clock'
import { supportPath } from '../../support/support.paths'

/** Milliseconds after which a press is a long one. */
const longPress = 600

/** A long press on the site's name opens what somebody who helps a visitor wants to know. */
export class SupportPressViewModel {
  private cancel: () => void = () => undefined

  constructor(
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  readonly press = (): void => {
    this.release()
    const pressedAt = this.navigator.current()
    this.cancel = this.clock.after(longPress, () => {
      if (this.navigator.current() === pressedAt) this.navigator.navigateTo(supportPath)
    })
  }

  readonly release = (): void => this.cancel()
}
