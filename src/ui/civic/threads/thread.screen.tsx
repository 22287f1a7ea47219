import { observer } from 'mobx-react-lite'
import type { ThreadNoteForm } from '../../../application/civic/threads/thread-acts'
import { noteTextRule, threadSubject, type Thread } from '../../../domain/civic/threads/thread'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { PicturesField } from '../../frame/forms/pictures-field.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { Button } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { ButtonLink, Link } from '../../frame/kit/buttons/link'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { TextArea } from '../../frame/kit/fields/text-area'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { LookedAt } from '../../frame/messages/looked-at.part'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { orderPath } from '../orders/orders.paths'
import { myWishesPath, wishPath } from '../wishes/wishes.paths'
import { ThreadNoteRow } from './thread-note-row'
import styles from './thread.module.css'
import { ThreadViewModel } from './thread.view-model'
import { noteFormWords, threadWords } from './thread.words'

interface ThreadProps {
  readonly viewModel: ThreadViewModel
}

const casePath = ({ kind, caseId }: ThreadViewModel['key']): string =>
  kind === 'wish' ? wishPath(caseId) : orderPath(caseId)

/** What the two sides of a wish or an order write to each other; an addition to S120 and S128. */
export const ThreadScreen = observer(function ThreadScreen({ viewModel }: ThreadProps) {
  const words = useWords(threadWords)
  const { thread } = viewModel
  return (
    <PlainPage
      title={thread.value === null ? words.title : words.conversationWith(thread.value.other.nickname)}
      look="rows"
    >
      <MembersOnly isMember={viewModel.isMember} reason="thread">
        {thread.value !== null ? (
          <Notes viewModel={viewModel} thread={thread.value} />
        ) : viewModel.isGone ? (
          <EmptyState
            subject="gone"
            title={words.gone}
            text={words.goneText}
            action={<ButtonLink to={myWishesPath}>{words.toCases}</ButtonLink>}
          />
        ) : thread.state === 'failed' ? (
          <FailedPart title={words.failed} failure={thread.failure} onRetry={() => void viewModel.refresh()} />
        ) : (
          <SkeletonList label={words.loading} shape="rows" />
        )}
      </MembersOnly>
    </PlainPage>
  )
})

const Notes = observer(function Notes({ viewModel, thread }: ThreadProps & { readonly thread: Thread }) {
  const words = useWords(threadWords)
  const format = useFormat()
  const formWords = useWords(noteFormWords)
  const { written, notes, key } = viewModel
  const standing = {
    open: words.private,
    over: words.over(thread.keptUntil === null ? '' : format.date(thread.keptUntil)),
    blocked: words.blocked,
  }[thread.state]
  return (
    <>
      <LookedAt subject="thread" id={threadSubject(key)} />
      <PagedListPart
        list={notes}
        onRefresh={viewModel.refresh}
        above={
          <div className={styles.about}>
            <p>
              {words[`about.${thread.kind}`]}{' '}
              <Link to={casePath(key)} look="text" wide>
                {thread.title}
              </Link>
            </p>
            <p className={styles.quiet}>{standing}</p>
            {thread.state === 'open' && (
              <Button kind="primary" block onClick={viewModel.write}>
                {words.write}
              </Button>
            )}
          </div>
        }
        empty={
          thread.state === 'open' ? (
            <EmptyState subject="messages" title={words.none} text={words.noneText} />
          ) : (
            <EmptyState subject="messages" title={words.overNone} />
          )
        }
      >
        {(note) => <ThreadNoteRow viewModel={viewModel} other={thread.other} note={note} />}
      </PagedListPart>
      <Sheet open={written !== null} onClose={viewModel.close} title={formWords.title} isTall>
        {written !== null && <NoteFields form={written} />}
      </Sheet>
    </>
  )
})

const NoteFields = observer(function NoteFields({ form }: { readonly form: ThreadNoteForm }) {
  const words = useWords(noteFormWords)
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.title} submit={words.submit}>
      <TextArea {...field('text')} optional rows={4} maxLength={noteTextRule.most} />
      {form.pictures !== null && <PicturesField {...field('pictures')} pictures={form.pictures} />}
    </FormFrame>
  )
})

export const screen = defineScreen({
  viewModel: ThreadViewModel,
  view: ThreadScreen,
  key: ({ params }) => `thread ${params['kind'] ?? ''} ${params['id'] ?? ''} ${params['helper'] ?? ''}`,
  parent: ({ key }) => casePath(key),
})
