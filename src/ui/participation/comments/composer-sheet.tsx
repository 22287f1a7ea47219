import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { isChange } from '../../../application/participation/comments/comment-drafts'
import { longestComment } from '../../../domain/participation/comments/comment'
import { overKeyboard } from '../../frame/kit/bars/over-keyboard'
import { Button, IconButton } from '../../frame/kit/buttons/button'
import { LettersLeft } from '../../frame/kit/fields/letters-left'
import { useKitWords } from '../../frame/kit/kit.words'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { Icon } from '../../frame/kit/pictures/icon'
import { useFailureText } from '../../frame/kit/states/use-failure-text'
import { useWords } from '../../frame/words/words'
import { NamePersonButton, SuggestedNamesList } from '../mentions/suggested-names-list.part'
import { useNaming } from '../mentions/use-naming.part'
import { useSuggestedPeople } from '../mentions/use-suggested-people.part'
import type { CommentComposerViewModel } from './comment-composer.view-model'
import { commentsWords, type CommentsWording } from './comments.words'
import styles from './composer-sheet.module.css'

export interface ComposerSheetProps {
  readonly composer: CommentComposerViewModel
  readonly onSend: () => Promise<void>
  readonly wording?: CommentsWording | undefined
}

/** The sheet in which a comment or reply is written. */
export const ComposerSheet = observer(function ComposerSheet({ composer, onSend, wording }: ComposerSheetProps) {
  const words = { ...useWords(commentsWords), ...wording }
  const { close } = useKitWords()
  const { place, changed, text } = composer
  const title =
    place === null
      ? words.composer
      : isChange(place)
        ? words.edit
        : place.replyTo === null
          ? words.reply
          : words.replyTo(place.replyTo.nickname || words.someone)
  return (
    <Sheet
      open={composer.isOpen}
      onClose={composer.close}
      title={title}
      start={<IconButton label={close} icon={<Icon of={X} />} onClick={composer.close} />}
      end={
        <Button
          kind="primary"
          small
          busy={composer.state === 'sending'}
          disabled={!composer.canSend && composer.state !== 'sending'}
          onClick={() => void onSend()}
        >
          {changed === null ? words.send : words.save}
        </Button>
      }
    >
      <ComposerText composer={composer} label={title} placeholder={words.placeholder} />
      <ComposerNote composer={composer} />
      {changed !== null && text !== changed.before.text && (
        <Button kind="quiet" small onClick={composer.startOver}>
          {words.startOver}
        </Button>
      )}
    </Sheet>
  )
})

interface ComposerTextProps {
  readonly composer: CommentComposerViewModel
  readonly label: string
  readonly placeholder: string
}

/** The text, in which people are named with `@`. */
const ComposerText = observer(function ComposerText({ composer, label, placeholder }: ComposerTextProps) {
  const countId = useId()
  const { text: value, target } = composer
  const suggested = useSuggestedPeople(target?.id ?? null)
  const naming = useNaming({ value, suggested, onChange: composer.write, onName: composer.name })
  return (
    <div ref={overKeyboard} className={styles.writing}>
      <textarea
        ref={naming.area}
        className={styles.text}
        aria-label={label}
        aria-describedby={countId}
        placeholder={placeholder}
        value={value}
        rows={5}
        autoFocus
        {...naming.suggests}
        onKeyDown={naming.onKeyDown}
        onSelect={naming.onSelect}
        onChange={(event) => naming.onType(event.target.value)}
        onBlur={() => suggested?.close()}
      />
      {suggested !== null && <SuggestedNamesList id={naming.list} suggested={suggested} onChoose={naming.choose} />}
      <div className={styles.tools}>
        <NamePersonButton onBegin={() => naming.begin('@')} />
        <span className={styles.left}>
          <LettersLeft id={countId} value={value} most={longestComment} />
        </span>
      </div>
    </div>
  )
})

/** States what happens to the text. */
const ComposerNote = observer(function ComposerNote({ composer }: { readonly composer: CommentComposerViewModel }) {
  const words = useWords(commentsWords)
  const failureText = useFailureText()
  const { state, failure, wasRestored } = composer
  if (state === 'failed') {
    const sendFailed = composer.changed === null ? words.sendFailed : words.saveFailed
    const text =
      failure === null
        ? sendFailed
        : failure.state === 'comments-closed' || failure.state === 'muted'
          ? words[failure.state]
          : `${sendFailed}${words.sentenceGap}${failureText(failure)}`
    return (
      <p role="alert" className={styles.failed}>
        {text}
      </p>
    )
  }
  const text =
    state === 'unanswered' && failure !== null
      ? `${failureText(failure)}${words.sentenceGap}${words.keptAsDraft}`
      : state === 'phone'
        ? words.needsPhone
        : state === 'sent-before'
          ? words.sentBefore
          : wasRestored
            ? words.restored
            : ''
  return (
    <p role="status" className={styles.note}>
      {text}
    </p>
  )
})
