import { inject } from 'inversify'
import { forMembers } from '../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../application/frame/session/session.store'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import { MessageSettingsViewModel } from '../../frame/messages/message-settings.part.view-model'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S073: the member's settings that hold on all of their devices. */
export class UserSettingsViewModel implements ScreenViewModel {
  readonly resources: Resources

  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(MessageSettingsViewModel) readonly messages: MessageSettingsViewModel,
  ) {
    this.resources = { messages: forMembers(session, { open: (_location, signal) => messages.load(signal) }) }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }
}
