import { observer } from 'mobx-react-lite'
import { chapterAt, type Chapter } from '../../../../domain/media/audio/chapters'
import { SectionHeader } from '../../../frame/kit/bars/section-header'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import type { AudioPlayback } from './audio-playback.view-model'
import styles from './chapter-list.module.css'
import { audioWords } from '../audio.words'

interface ChapterListProps {
  readonly chapters: readonly Chapter[]
  readonly playback: AudioPlayback
}

/** The chapters of an audio: the current one is marked, and a tap plays from there. */
export const ChapterList = observer(function ChapterList({ chapters, playback }: ChapterListProps) {
  const words = useWords(audioWords)
  const format = useFormat()
  const current = playback.isCurrent ? chapterAt(chapters, playback.time) : -1
  return (
    <section className={styles.chapters}>
      <SectionHeader title={words.chapters} />
      <ol className={styles.list}>
        {chapters.map(({ start, title }, index) => (
          <li key={start}>
            <button
              type="button"
              className={styles.chapter}
              aria-current={index === current || undefined}
              onClick={() => playback.playFrom(start)}
            >
              <span className={styles.start}>{format.duration(start)}</span> <span>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
})
