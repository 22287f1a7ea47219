import { Send } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { bottomBar } from '../../frame/kit/bars/bottom-bar'
import { IconButton } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { PlainForm } from '../../frame/kit/forms/plain-form'
import { useFailureText } from '../../frame/kit/states/use-failure-text'
import { useWords } from '../../frame/words/words'
import styles from './chat.module.css'
import type { ChatPartProps } from './chat.part'
import { chatWords } from './chat.words'

/** The field for writing into the chat, at the bottom edge. */
export const ChatBarPart = observer(function ChatBarPart({ viewModel }: ChatPartProps) {
  const words = useWords(chatWords)
  const failureText = useFailureText()
  const { text, failure, canSend } = viewModel
  return (
    <PlainForm ref={bottomBar} className={styles.bar} onSubmit={viewModel.send}>
      {failure !== null && (
        <p className={styles.why} role="alert">
          {failure.code === 'invalid' ? words.refused : failureText(failure)}
        </p>
      )}
      <input
        className={styles.input}
        value={text}
        aria-label={words.write}
        placeholder={words.write}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => viewModel.write(event.target.value)}
      />
      <IconButton
        type="submit"
        label={words.send}
        disabled={!canSend}
        icon={<Icon of={Send} size={20} />}
        onClick={() => undefined}
      />
    </PlainForm>
  )
})
