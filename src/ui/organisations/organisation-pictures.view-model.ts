import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { observe } from '../../application/shared/observe'
import { ScreenFeed } from '../feed/screen-feed.part'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

const scope = { kinds: ['post', 'gallery'] } as const

/** S050: articles and galleries from organisations, the newest first. */
export class OrganisationPicturesViewModel implements ScreenViewModel {
  constructor(
    @inject(ScreenFeed) readonly list: ScreenFeed,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    observe(this)
  }

  open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    return this.list.open(scope, location, signal)
  }

  show(): void {
    this.list.show()
  }

  snapshot(): unknown {
    return this.list.snapshot()
  }

  restore(saved: unknown, location: ScreenLocation): void {
    this.list.restore(scope, saved, location)
  }

  back(): void {
    this.navigator.back()
  }
}
