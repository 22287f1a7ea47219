import { inject, injectable } from 'inversify'
import { reaction } from 'mobx'
import { SessionStore } from '../session/session.store'
import { LiveConnection } from '../shared/live-connection'
import { ChangesStore } from './changes.store'
import { NotifyDeviceStore } from './notify-device.store'
import { MessageFeed, type MessageNews } from './message-feed'

/** Follows a member's messages while the page is visible, from login to logout, on whichever screen they are. */
@injectable('Singleton')
export class WatchMessages {
  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ChangesStore) private readonly changes: ChangesStore,
    @inject(MessageFeed) private readonly feed: MessageFeed,
    @inject(NotifyDeviceStore) private readonly device: NotifyDeviceStore,
    @inject(LiveConnection) private readonly connection: LiveConnection<MessageNews>,
  ) {}

  /** Begins to watch, until the returned function is called. */
  execute(): () => void {
    let end = () => {}
    const stop = reaction(
      () => this.session.user?.id ?? null,
      (memberId) => {
        end()
        end = memberId === null ? () => {} : this.connect()
        if (memberId === null) this.changes.forget()
        // A device that was turned on belongs to who is logged in, also after their session was renewed.
        void (memberId === null ? this.device.leave() : this.device.read())
      },
      { fireImmediately: true },
    )
    return () => {
      stop()
      end()
    }
  }

  private connect(): () => void {
    return this.connection.show({
      open: (listener) => this.feed.open(listener),
      onNews: (news) => (news.type === 'started' || news.type === 'unread') && this.changes.take(news.unread),
    })
  }
}
