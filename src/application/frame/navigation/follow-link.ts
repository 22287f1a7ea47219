import { inject } from 'inversify'
import { ownPath } from '../../../domain/frame/navigation/own-address'
import { Navigator } from './navigator'
import { NoticesStore } from '../shared/notices.store'

/** Follows a link in a rich text, to a screen of this site where there is one, otherwise to an external address. */
export class FollowLink {
  constructor(
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /**
   * @param origin The page's own origin. A link that starts with it is treated as a path, because editors also write
   * full addresses.
   */
  execute(href: string, origin: string): void {
    const path = ownPath(href, origin) ?? href
    const isOurs = path.startsWith('/') && !path.startsWith('//')
    if (isOurs && this.navigator.exists(path)) return this.navigator.navigateTo(path)
    if (isOurs || !this.navigator.openExternal(path)) this.notices.show({ code: 'link-refused' }, 'error')
  }
}
