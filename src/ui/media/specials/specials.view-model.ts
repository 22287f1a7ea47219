import { inject } from 'inversify'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import { ScreenFeed } from '../feed/screen-feed.part'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S041: the recommended specials, the newest first. */
export class SpecialsViewModel implements ScreenViewModel {
  readonly resources: Resources

  constructor(@inject(ScreenFeed) readonly list: ScreenFeed) {
    list.setScope(() => ({ kinds: ['special'] }))
    this.resources = { list }
    observe(this)
  }

  onArrival(): void {
    this.list.resume()
  }
}
