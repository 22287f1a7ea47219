import { inject } from 'inversify'
import { Navigator } from '../navigation/navigator'
import { FreshnessStore } from '../site/freshness.store'

/** Shows a screen as if the visitor had just come to it, so that what was interrupted goes on. */
export class ShowAgain {
  constructor(
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(FreshnessStore) private readonly freshness: FreshnessStore,
  ) {}

  execute(path: string): void {
    this.navigator.navigateTo(path, { replace: true })
    this.freshness.showNewer()
  }

  /** Shows the present screen again. */
  here(): void {
    this.execute(this.navigator.current())
  }

  back(): void {
    this.navigator.back()
  }
}
