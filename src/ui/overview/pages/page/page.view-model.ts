import { inject } from 'inversify'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { ScreenHead, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { PageViewModel } from '../page.part.view-model'

/** S001, S009, S160: a page of the builder as a screen. */
export class PageScreenViewModel implements ScreenViewModel {
  readonly resources: Resources

  constructor(@inject(PageViewModel) readonly page: PageViewModel) {
    this.resources = { page }
    observe(this)
  }

  get head(): ScreenHead | null {
    return this.page.head
  }
}
