import { injectable } from 'inversify'
import { observe } from '../shared/observe'

/**
 * Whether the code of the line of alerts is there. It stands apart from the alerts, because the frame is in every first
 * view, and the line is loaded later, or with a view that was drawn with one.
 */
@injectable('Singleton')
export class AlertLineStore {
  isThere = false

  constructor() {
    observe(this)
  }
}
