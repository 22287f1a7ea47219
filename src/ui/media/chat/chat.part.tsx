import { ArrowDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { SessionStore } from '../../../application/frame/session/session.store'
import { Navigator } from '../../../application/frame/navigation/navigator'
import type { ChatMessage } from '../../../domain/media/chat/chat-message'
import type { UnsentMessage } from '../../../domain/media/chat/chat-list'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Button } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { Icon } from '../../frame/kit/pictures/icon'
import { LiveRegion } from '../../frame/kit/feedback/live-region'
import { OfficialBadge } from '../../frame/kit/badges/official-badge'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { useFailureText } from '../../frame/kit/states/use-failure-text'
import { useService } from '../../frame/shell/app-context'
import { MemberNamePart } from '../../participation/member-name.part'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { ReportButtonPart } from '../../participation/reports/report-button.part'
import styles from './chat.module.css'
import type { ChatViewModel } from './chat.part.view-model'
import { chatWords } from './chat.words'

export interface ChatPartProps {
  readonly viewModel: ChatViewModel
}

/** Pixels from the end within which the list follows new messages. */
const nearEnd = 48

/** The messages of a live chat. A reader who has scrolled up is not moved, but sees how many are new. */
export const ChatPart = observer(function ChatPart({ viewModel }: ChatPartProps) {
  const words = useWords(chatWords)
  const failureText = useFailureText()
  const { list, connection, isLoaded, earlier, isClosed } = viewModel
  const scroll = useRef<HTMLDivElement>(null)
  const { atEnd, messages, unsent } = list
  const last = unsent.at(-1)?.key ?? messages.at(-1)?.id

  useLayoutEffect(() => {
    const element = scroll.current
    if (element !== null && atEnd) element.scrollTop = element.scrollHeight
  }, [atEnd, last, isLoaded])
  useSteadyEnd(scroll, !atEnd, messages.at(-1)?.id)

  if (isClosed) return <ClosedChat />
  return (
    <section className={styles.chat} aria-label={words.chat}>
      <LiveRegion>{connection.isReconnecting && <p className={styles.state}>{words.reconnecting}</p>}</LiveRegion>
      <div
        ref={scroll}
        className={styles.scroll}
        tabIndex={0}
        role="log"
        aria-label={words.messages}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          viewModel.onScroll(scrollHeight - scrollTop - clientHeight < nearEnd)
        }
      >
        {!isLoaded && messages.length === 0 && unsent.length === 0 ? (
          <SkeletonList label={words.loading} shape="rows" count={4} />
        ) : messages.length === 0 && unsent.length === 0 ? (
          <EmptyState subject="comments" title={words.none} text={words.noneText} />
        ) : (
          <ul className={styles.list}>
            {list.hasEarlier && (
              <li className={styles.earlier}>
                <Button
                  small
                  kind="quiet"
                  busy={earlier.state === 'loading'}
                  onClick={() => void viewModel.loadEarlier()}
                >
                  {words.earlier}
                </Button>
                {earlier.failure !== null && <p role="alert">{failureText(earlier.failure)}</p>}
              </li>
            )}
            {messages.map((message) => (
              <li key={message.id} data-message={message.id}>
                <Message message={message} viewModel={viewModel} />
              </li>
            ))}
            {unsent.map((message) => (
              <li key={message.key}>
                <Unsent message={message} viewModel={viewModel} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {list.unread > 0 && (
        <div className={styles.unread}>
          <Button
            small
            kind="primary"
            icon={<Icon of={ArrowDown} size={16} />}
            onClick={() => viewModel.onScroll(true)}
          >
            {words.unread(list.unread)}
          </Button>
        </div>
      )}
    </section>
  )
})

/** What a guest sees of a chat for members. */
function ClosedChat() {
  const words = useWords(chatWords)
  const navigator = useService(Navigator)
  return (
    <section className={styles.chat} aria-label={words.chat}>
      <EmptyState
        subject="pass"
        title={words.membersOnly}
        text={words.membersOnlyText}
        action={
          <Button kind="primary" onClick={() => navigator.toLogin(navigator.current())}>
            {words.logIn}
          </Button>
        }
      />
    </section>
  )
}

/** Keeps the visible messages in their place when messages above them are added or dropped. */
function useSteadyEnd(scroll: RefObject<HTMLElement | null>, isReading: boolean, last: string | undefined) {
  const anchorMessage = useRef<{ readonly id: string; readonly top: number } | null>(null)
  useLayoutEffect(() => {
    const element = scroll.current
    const topOf = (id: string) => element?.querySelector<HTMLElement>(`[data-message="${id}"]`)?.offsetTop
    const previousAnchor = anchorMessage.current
    const top = previousAnchor === null ? undefined : topOf(previousAnchor.id)
    if (element !== null && previousAnchor !== null && top !== undefined && isReading)
      element.scrollTop += top - previousAnchor.top
    const end = last === undefined ? undefined : topOf(last)
    anchorMessage.current = last === undefined || end === undefined ? null : { id: last, top: end }
  })
}

const Message = observer(function Message({
  message: { id, author, text, at },
  viewModel,
}: ChatPartProps & { readonly message: ChatMessage }) {
  const format = useFormat()
  const session = useService(SessionStore)
  return (
    <div className={styles.message}>
      <Avatar src={author.avatar} name={author.nickname} size="small" />
      <div className={styles.words}>
        <p className={styles.by}>
          <MemberNamePart member={author} className={styles.author} />
          {author.official && <OfficialBadge />}
          <time dateTime={new Date(at).toISOString()}>{format.time(at)}</time>
          {session.user?.id !== author.id && (
            <ReportButtonPart
              subject={{ kind: 'chat-message', id }}
              name={author.nickname}
              size={16}
              onReported={() => viewModel.onReported(id)}
            />
          )}
        </p>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  )
})

const Unsent = observer(function Unsent({
  message: { key, text, state },
  viewModel,
}: ChatPartProps & { readonly message: UnsentMessage }) {
  const words = useWords(chatWords)
  return (
    <div className={styles.own}>
      <p className={styles.text}>{text}</p>
      <LiveRegion>
        {state === 'sending' ? (
          <p className={styles.by}>{words.sending}</p>
        ) : (
          <div className={styles.failed}>
            <span>{words.failed}</span>
            <Button small onClick={() => viewModel.retry(key)}>
              {words.retry}
            </Button>
            <Button small kind="quiet" onClick={() => viewModel.discard(key)}>
              {words.discard}
            </Button>
          </div>
        )}
      </LiveRegion>
    </div>
  )
})
