import { Pause, Play, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ListenToArticle } from '../../application/article/listen-to-article'
import { IconButton } from '../kit/button'
import { Icon } from '../kit/icon'
import { useWords } from '../words/words'
import styles from './article.module.css'
import { articleWords } from './article.words'

export interface SoundBarProps {
  readonly isOn: boolean
  /** From 0 to 1. */
  readonly progress: number
  readonly onToggle: () => void
  readonly onStop: () => void
}

/** While the article is heard: pause, go on, stop. */
export function SoundBar({ isOn, progress, onToggle, onStop }: SoundBarProps) {
  const words = useWords(articleWords)
  return (
    <div className={styles.listenBar} role="group" aria-label={words.listen}>
      <IconButton label={isOn ? words.pause : words.resume} icon={<Icon of={isOn ? Pause : Play} />} onClick={onToggle} />
      <span className={styles.listenText}>{isOn ? words.listening : words.listenPaused}</span>
      <progress className={styles.listenProgress} max={1} value={progress} aria-label={words.listening} />
      <IconButton label={words.stop} icon={<Icon of={X} />} onClick={onStop} />
    </div>
  )
}

/** For a voice of the device. */
export const ListenBar = observer(function ListenBar({ listening }: { readonly listening: ListenToArticle }) {
  const isOn = listening.state === 'reading'
  return listening.state === 'silent' ? null : <SoundBar isOn={isOn} progress={listening.progress} onToggle={isOn ? listening.pause : listening.resume} onStop={listening.stop} />
})
