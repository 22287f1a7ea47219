import { Pause, Play, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { ListenToArticle } from '../../application/articles/listen-to-article'
import { IconButton } from '../kit/button'
import { Icon } from '../kit/icon'
import { useWords } from '../words/words'
import styles from './article.module.css'
import { articlesWords } from './articles.words'

export interface SoundBarProps {
  readonly isOn: boolean
  /** The action, or the progress. */
  readonly text: string
  /** The progress: a slider where seeking is possible, otherwise a bar. */
  readonly children: ReactNode
  readonly onToggle: () => void
  readonly onStop: () => void
  /** Beside the stop button, such as the sleep timer. */
  readonly tool?: ReactNode
}

/** While the article is being heard: pause, resume, stop. */
export function SoundBar({ isOn, text, children, onToggle, onStop, tool }: SoundBarProps) {
  const words = useWords(articlesWords)
  return (
    <div className={styles.listenBar} role="group" aria-label={words.listen}>
      <IconButton
        label={isOn ? words.pause : words.resume}
        icon={<Icon of={isOn ? Pause : Play} />}
        onClick={onToggle}
      />
      <span className={styles.listenText}>{text}</span>
      <div className={styles.listenProgress}>{children}</div>
      {tool}
      <IconButton label={words.stop} icon={<Icon of={X} />} onClick={onStop} />
    </div>
  )
}

/** For speech synthesis. */
export const ListenBar = observer(function ListenBar({ listening }: { readonly listening: ListenToArticle }) {
  const words = useWords(articlesWords)
  const isOn = listening.state === 'reading'
  if (listening.state === 'silent') return null
  return (
    <SoundBar
      isOn={isOn}
      text={isOn ? words.listening : words.listenPaused}
      onToggle={isOn ? listening.pause : listening.resume}
      onStop={listening.stop}
    >
      <progress max={1} value={listening.progress} aria-label={words.listening} />
    </SoundBar>
  )
})
