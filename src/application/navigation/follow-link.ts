import { inject } from 'inversify'
import { Navigator } from './navigator'
import { NoticesStore } from '../shared/notices.store'

/** Follows a link of a rich text: to a screen of ours where there is one, else out by the navigator. */
export class FollowLink {
  constructor(
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** `origin` is that of the page: an editor may have written our own address in full. */
  execute(href: string, origin: string): void {
    const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
    const isOurs = path.startsWith('/') && !path.startsWith('//')
    if (isOurs && this.navigator.exists(path)) return this.navigator.go(path)
    if (isOurs || !this.navigator.openExternal(path)) this.notices.show({ code: 'link-refused' }, 'error')
  }
}
