import { observer } from 'mobx-react-lite'
import { SessionStore } from '../../../application/frame/session/session.store'
import { threadSubject, type ThreadKey } from '../../../domain/civic/threads/thread'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { ChangeDot } from '../../frame/messages/change-dot.part'
import { useService } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import { threadLinkWords } from './thread-link.words'
import { threadPath } from './threads.paths'

interface ThreadLinkPartProps extends Omit<ThreadKey, 'helperId'> {
  /** The volunteer of the thread; the visitor when omitted. */
  readonly helperId?: string
  /** The name of the other side. */
  readonly name: string
  /** Whether it has the width of what it stands in; it is then as high as other buttons. */
  readonly block?: boolean
}

/** The way from a wish or an order to what its two sides write to each other, with a dot when there is something new. */
export const ThreadLinkPart = observer(function ThreadLinkPart({
  helperId,
  name,
  block = false,
  kind,
  caseId,
}: ThreadLinkPartProps) {
  const words = useWords(threadLinkWords)
  const { user } = useService(SessionStore)
  const helper = helperId ?? user?.id
  if (helper === undefined) return null
  const key = { kind, caseId, helperId: helper }
  return (
    <ButtonLink to={threadPath(key)} small={!block} block={block} label={words.writeTo(name)}>
      {words.write}
      <ChangeDot subject="thread" id={threadSubject(key)} />
    </ButtonLink>
  )
})
