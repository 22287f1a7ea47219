import { inject } from 'inversify'
import { reaction } from 'mobx'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { ChangesStore } from '../../../application/frame/messages/changes.store'
import { messageNotices } from '../../../application/frame/messages/message-notices'
import { MessagesGateway } from '../../../application/frame/messages/messages-gateway'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { NoticesStore } from '../../../application/frame/shared/notices.store'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import { messageCategories, type MemberMessage, type MessageCategory } from '../../../domain/frame/messages/message'
import type { ScreenViewModel } from '../shell/screens/screen'

/** S066: the member's messages by category; opening one marks it as read. */
export class MessageListViewModel implements ScreenViewModel {
  readonly messages: FilteredList<MemberMessage, { readonly category: string }>
  readonly resources: Resources

  constructor(
    @inject(MessagesGateway) private readonly gateway: MessagesGateway,
    @inject(ChangesStore) private readonly changes: ChangesStore,
    @inject(Navigator) navigator: Navigator,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {
    this.messages = new FilteredList({
      navigator,
      defaults: { category: '' },
      load: ({ category }, request, signal) => gateway.list(categoryOf(category), request, signal),
      keyOf: ({ id }) => id,
    })
    this.resources = { messages: this.messages }
    observe(this)
  }

  /** The chosen category; null for all. */
  get category(): MessageCategory | null {
    return categoryOf(this.messages.filters.category)
  }

  /** Whether a category has unread messages. */
  isMarked(category: MessageCategory): boolean {
    return this.changes.categories[category] > 0
  }

  /** Whether there is anything to mark as read in what is shown. */
  get hasUnread(): boolean {
    return this.category === null ? this.changes.unread > 0 : this.isMarked(this.category)
  }

  /** Adds what arrives while one watches. */
  show(): () => void {
    void this.changes.load()
    if (this.messages.list.state === 'ready') void this.addArrived()
    return reaction(
      () => this.changes.latestAt,
      () => void this.addArrived(),
    )
  }

  async read(message: MemberMessage): Promise<void> {
    if (message.isRead) return
    this.messages.replace(message.id, (each) => ({ ...each, isRead: true }))
    const outcome = await this.gateway.markRead(message.id)
    if (outcome.ok) await this.changes.load()
  }

  async readAll(): Promise<void> {
    const { category } = this
    const outcome = await this.gateway.markAllRead(category)
    if (!outcome.ok) return
    this.messages.replaceAll((each) =>
      category === null || each.category === category ? { ...each, isRead: true } : each,
    )
    this.notices.show({ code: messageNotices['messages-read'] }, 'success')
    await this.changes.load()
  }

  /** Puts new messages, and those that stand for more than before, at the top of a list that is shown already. */
  private async addArrived(): Promise<void> {
    const { list } = this.messages
    if (list.state !== 'ready') return
    const newest = await this.gateway.list(this.category, {})
    if (!newest.ok || list !== this.messages.list || list.state !== 'ready') return
    const shown = new Map(list.items.map((item) => [item.id, item.sentAt]))
    for (const message of [...newest.value.items].reverse())
      if (shown.get(message.id) !== message.sentAt) list.prepend(message)
  }
}

const categoryOf = (name: string): MessageCategory | null =>
  messageCategories.find((category) => category === name) ?? null
