import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { ScheduledProgramme } from '../../../domain/media/channels/schedule'
import { useWords } from '../../frame/words/words'
import { programmesWords } from './programmes.words'
import type { ShownProgrammes as ShownProgrammesViewModel } from './shown-programmes.view-model'
import styles from './shown-programmes.module.css'

interface ShownProgrammesProps {
  readonly programmes: ShownProgrammesViewModel
  readonly className: string | undefined
  readonly children: (entry: ScheduledProgramme) => ReactNode
}

/** The programmes of a day, of which the past ones are behind a button at first. */
export const ShownProgrammes = observer(function ShownProgrammes({
  programmes: { earlier, programmes, showEarlier },
  className,
  children,
}: ShownProgrammesProps) {
  const words = useWords(programmesWords)
  return (
    <>
      {earlier > 0 && (
        <button type="button" className={styles.earlier} onClick={showEarlier}>
          {words.earlier(earlier)}
        </button>
      )}
      <ul className={className}>
        {programmes.map((entry) => (
          <li key={entry.programme.id}>{children(entry)}</li>
        ))}
      </ul>
    </>
  )
})
