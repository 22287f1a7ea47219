import { injectable } from 'inversify'
import { observe } from '../shared/observe'

/**
 * The number of unread messages that the tab bar shows. It stands apart from the store of changes, because the tab bar
 * is in every first view, and the messages are loaded later.
 */
@injectable('Singleton')
export class UnreadStore {
  count = 0

  constructor() {
    observe(this)
  }
}
