import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { ChatGateway, type EarlierMessages } from '../../../application/media/chat/chat-gateway'
import { LiveFeed, type LiveNews } from '../../../application/media/chat/live-feed'
import { UnsentMessages } from '../../../application/media/chat/unsent-messages'
import { Intents } from '../../../application/frame/session/access/intents'
import type { Failure } from '../../../application/frame/shared/failure'
import { LiveConnection } from '../../../application/frame/shared/live-connection'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { Random } from '../../../application/frame/shared/random'
import type { Resource } from '../../../application/frame/shared/resource'
import { chatTransition, emptyChat, type ChatEvent, type ChatList } from '../../../domain/media/chat/chat-list'
import { firstCharacters } from '../../../domain/frame/shared/graphemes'
import { chatText, longestChatMessage } from '../../../domain/media/chat/chat-message'
import type { ScreenLocation } from '../../frame/shell/screens/screen'

/** The services that a chat needs so that its viewers can send messages. */
export class ChatWriting {
  constructor(
    @inject(ChatGateway) readonly gateway: ChatGateway,
    @inject(UnsentMessages) readonly unsent: UnsentMessages,
    @inject(Intents) readonly intents: Intents,
    @inject(Random) readonly random: Random,
  ) {}
}

/** The live chat of a channel's screen, and the number of viewers. Nothing of it is saved. */
export class ChatViewModel implements Resource {
  list: ChatList = emptyChat
  /** Whether the messages have been loaded once. */
  isLoaded = false
  /** The number of viewers; null while unknown. */
  viewers: number | null = null
  text = ''
  /** Why the last message was refused. */
  failure: Failure | null = null
  /** Whether a message that a login interrupted was restored. */
  isResumed = false
  readonly earlier: Loadable<EarlierMessages>
  /** Whether the chat is for members only, and the visitor is not a member. */
  isClosed = false
  private channelId = ''
  private membersOnly = false
  private endConnection: () => void = () => undefined

  constructor(
    @inject(LiveConnection) readonly connection: LiveConnection<LiveNews>,
    @inject(LiveFeed) private readonly feed: LiveFeed,
    @inject(ChatWriting) private readonly writing: ChatWriting,
  ) {
    this.earlier = new Loadable((signal) =>
      writing.gateway.earlier(this.channelId, this.list.messages[0]?.id ?? '0', signal),
    )
    observe(this)
  }

  get canSend(): boolean {
    return chatText(this.text).ok
  }

  open({ params }: ScreenLocation): void {
    this.channelId = params['id'] ?? ''
  }

  /** Call once the channel is loaded, which tells whether its chat is for members only. */
  onArrival(membersOnly: boolean): void {
    this.membersOnly = membersOnly
    this.close()
    if (this.isClosed) this.endConnection()
  }

  show(): () => void {
    this.close()
    if (this.isClosed) return () => undefined
    void this.resume()
    this.endConnection = this.connection.show({
      open: (listener) => this.feed.open(this.channelId, this.list.lastReceivedId, listener),
      onNews: (news) => this.receive(news),
    })
    return () => this.endConnection()
  }

  write(text: string): void {
    this.text = firstCharacters(text, longestChatMessage)
    this.failure = null
  }

  send(): void {
    const text = chatText(this.text)
    if (!text.ok) return
    const key = this.writing.random.id()
    if (
      !this.writing.intents.requirePhone({ kind: 'chat', target: this.channelId, payload: { text: text.value, key } })
    )
      return
    this.text = ''
    void this.post(text.value, key)
  }

  /** Sends a failed message again, under its idempotency key. */
  retry(key: string): void {
    const message = this.list.unsent.find((unsent) => unsent.key === key)
    if (message !== undefined) void this.post(message.text, key)
  }

  discard(key: string): void {
    this.change({ type: 'discarded', key })
    this.saveDraft()
  }

  /** Leaves out a message that the member reported, as the platform does from now on. */
  onReported(id: string): void {
    this.change({ type: 'removed', id })
  }

  onScroll(atEnd: boolean): void {
    if (atEnd !== this.list.atEnd) this.change({ type: 'scrolled', atEnd })
  }

  /** Loads the messages before the first one that is shown. */
  async loadEarlier(): Promise<void> {
    if (this.earlier.state === 'loading') return
    const earlierPage = await this.earlier.load()
    if (earlierPage !== null) runInAction(() => this.change({ type: 'looked-back', ...earlierPage }))
  }

  /** Sends a message that a login interrupted, and offers unsent ones again. */
  private async resume(): Promise<void> {
    const { unsent, intents } = this.writing
    const draft = intents.consume('chat', this.channelId)?.payload as { text: string; key: string } | undefined
    this.isResumed = draft !== undefined
    for (const { key, text } of await unsent.read(this.channelId)) {
      if (this.list.unsent.some((message) => message.key === key)) continue
      this.change({ type: 'sending', key, text })
      this.change({ type: 'failed', key })
    }
    if (draft === undefined) return
    if (intents.mayAct('phone')) await this.post(draft.text, draft.key)
    else runInAction(() => (this.text = draft.text))
  }

  private async post(text: string, key: string): Promise<void> {
    this.failure = null
    this.change({ type: 'sending', key, text })
    this.saveDraft()
    const answer = await this.writing.gateway.post(this.channelId, text, key)
    runInAction(() => {
      if (answer.ok) this.change({ type: 'confirmed', message: answer.value })
      // The platform received this message at an earlier attempt, so it arrives with the other messages.
      else if (answer.reason.code === 'state-refuses') this.change({ type: 'discarded', key })
      else {
        this.failure = answer.reason
        this.change({ type: 'failed', key })
      }
      this.saveDraft()
    })
  }

  private receive(news: LiveNews): void {
    if (news.type === 'message') return this.change({ type: 'arrived', message: news.message })
    if (news.type === 'removed') return this.change(news)
    if (news.type === 'lost') return
    this.viewers = news.viewers
    if (news.type !== 'started') return
    this.isLoaded = true
    const { messages, reset, earlier } = news
    this.change({ type: 'caught-up', messages, reset, earlier })
  }

  private close(): void {
    this.isClosed = this.membersOnly && !this.writing.intents.mayAct('member')
  }

  private change(event: ChatEvent): void {
    this.list = chatTransition(this.list, event)
  }

  private saveDraft(): void {
    void this.writing.unsent.save(this.channelId, this.list.unsent)
  }
}
