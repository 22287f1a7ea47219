import {
  BookOpen,
  CheckCheck,
  ClipboardList,
  Landmark,
  MessageCircle,
  Rss,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { messageCategories, type MemberMessage, type MessageCategory } from '../../../domain/frame/messages/message'
import { minePath } from '../../overview/agenda/agenda.paths'
import { classNames } from '../kit/styles/class-names'
import { EmptyState } from '../kit/states/empty-state'
import { Avatar } from '../kit/pictures/avatar'
import { Icon } from '../kit/pictures/icon'
import { Link } from '../kit/buttons/link'
import { Meta, TimeText } from '../kit/facts/meta'
import { TabPanel } from '../kit/tabs/tab-panel'
import { Tabs } from '../kit/tabs/tabs'
import { FilteredListPart } from '../lists/filtered-list.part'
import { PlainPage } from '../session/plain-page.part'
import { BarButtonPart } from '../shell/layout/bar-button.part'
import { defineScreen } from '../shell/screens/screen'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import styles from './message-list.module.css'
import { MessageListViewModel } from './message-list.view-model'
import { messageListWords } from './message-list.words'

const group = 'message-categories'
const icons: Readonly<Record<MessageCategory, LucideIcon>> = {
  replies: MessageCircle,
  cases: ClipboardList,
  following: Rss,
  reading: BookOpen,
  office: Landmark,
  account: ShieldCheck,
}

interface MessageListProps {
  readonly viewModel: MessageListViewModel
}

/** S066: messages. */
export const MessageListScreen = observer(function MessageListScreen({ viewModel }: MessageListProps) {
  const words = useWords(messageListWords)
  const { messages } = viewModel
  const { category } = messages.filters
  return (
    <PlainPage
      title={words.title}
      look="rows"
      actions={
        viewModel.hasUnread ? (
          <BarButtonPart
            word={words.readAllShort}
            label={words.readAll}
            icon={<Icon of={CheckCheck} size={22} />}
            onClick={() => void viewModel.readAll()}
          />
        ) : (
          false
        )
      }
    >
      <Tabs
        label={words.categories}
        group={group}
        sticky
        selected={category}
        onSelect={(id) => messages.choose({ category: id })}
        tabs={[
          { id: '', label: words.all },
          ...messageCategories.map((id) => ({ id, label: words[`category.${id}`], marked: viewModel.isMarked(id) })),
        ]}
      />
      <TabPanel group={group} id={category}>
        <FilteredListPart
          list={messages}
          empty={<EmptyState subject="messages" title={words.none} text={words.noneText} />}
          noneFound={<EmptyState subject="messages" title={words.noneHere} text={words.noneHereText} />}
        >
          {(message) => <MessageRow message={message} onRead={() => void viewModel.read(message)} />}
        </FilteredListPart>
      </TabPanel>
    </PlainPage>
  )
})

interface MessageRowProps {
  readonly message: MemberMessage
  readonly onRead: () => void
}

/** A message, which leads to its subject; one without a subject is marked as read by a tap. */
const MessageRow = observer(function MessageRow({ message, onRead }: MessageRowProps) {
  const words = useWords(messageListWords)
  const format = useFormat()
  const { category, title, text, sentAt, isRead, path, sender } = message
  const look = classNames(styles.row, !isRead && styles.unread)
  const content = (
    <>
      {sender === null ? (
        <span className={styles.icon}>
          <Icon of={icons[category]} size={20} />
        </span>
      ) : (
        <span className={styles.face}>
          <Avatar
            src={sender.picture}
            name={sender.name}
            square={sender.kind !== 'member'}
            photo={sender.kind === 'circle'}
          />
          <span className={styles.sign}>
            <Icon of={icons[category]} size={12} />
          </span>
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>
          {!isRead && <span role="img" aria-label={words.unread} className={styles.dot} />}
          {title}
        </span>
        {text !== '' && <span className={styles.text}>{text}</span>}
        <Meta
          parts={[
            words[`category.${category}`],
            <TimeText key="time" at={sentAt} text={format.relativeTime(sentAt)} />,
          ]}
        />
      </span>
    </>
  )
  if (path !== null)
    return (
      <Link to={path} className={look} onClick={onRead}>
        {content}
      </Link>
    )
  if (isRead) return <div className={look}>{content}</div>
  return (
    <button type="button" className={look} onClick={onRead}>
      {content}
    </button>
  )
})

export const screen = defineScreen({ viewModel: MessageListViewModel, view: MessageListScreen, parent: minePath })
