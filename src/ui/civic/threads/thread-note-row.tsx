import { Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { ThreadNote } from '../../../domain/civic/threads/thread'
import type { Person } from '../../../domain/frame/cases/case-step'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { IconButton } from '../../frame/kit/buttons/button'
import { Dialog } from '../../frame/kit/overlays/dialog'
import { classNames } from '../../frame/kit/styles/class-names'
import { Icon } from '../../frame/kit/pictures/icon'
import { Meta, TimeText } from '../../frame/kit/facts/meta'
import { PictureGrid } from '../../frame/pictures/picture-grid.part'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { MemberNamePart } from '../../participation/member-name.part'
import { ReportButtonPart } from '../../participation/reports/report-button.part'
import styles from './thread.module.css'
import type { ThreadViewModel } from './thread.view-model'
import { threadWords } from './thread.words'

interface NoteRowProps {
  readonly viewModel: ThreadViewModel
  readonly other: Person
  readonly note: ThreadNote
}

/** One note of a thread: its writer can delete it, the other side can report it. */
export const ThreadNoteRow = observer(function ThreadNoteRow({ viewModel, other, note }: NoteRowProps) {
  const words = useWords(threadWords)
  const format = useFormat()
  const [asks, setAsks] = useState(false)
  const { id, isMine, text, pictures, sentAt } = note
  const time = format.relativeTime(sentAt)
  const close = () => setAsks(false)
  return (
    <article className={classNames(styles.note, isMine && styles.mine)}>
      <div className={styles.head}>
        {!isMine && <Avatar src={other.avatar} name={other.nickname} />}
        <div className={styles.who}>
          <p className={styles.name}>{isMine ? words.mine : <MemberNamePart member={other} />}</p>
          <Meta parts={[<TimeText key="time" at={sentAt} text={time} />]} />
        </div>
        {isMine ? (
          <IconButton
            label={words.removeOf(time)}
            icon={<Icon of={Trash2} size={20} />}
            onClick={() => setAsks(true)}
          />
        ) : (
          <ReportButtonPart
            subject={{ kind: 'thread-note', id }}
            name={other.nickname}
            size={20}
            onReported={() => viewModel.notes.remove(new Set([id]))}
          />
        )}
      </div>
      {text !== '' && <p className={styles.text}>{text}</p>}
      <PictureGrid pictures={pictures} />
      <Dialog
        open={asks}
        onClose={close}
        title={words.removeTitle}
        text={words.removeText}
        acts={[
          { label: words.keep, onAct: close },
          {
            label: words.remove,
            kind: 'danger',
            onAct: () => {
              close()
              void viewModel.remove(id)
            },
          },
        ]}
      />
    </article>
  )
})
