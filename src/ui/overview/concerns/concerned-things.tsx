import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { ConcerningKind } from '../../../domain/frame/concerns/concerned'
import { thingKey } from '../../../domain/frame/concerns/concerned'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { useService } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import styles from './concerns.module.css'
import { ConcernsViewModel } from './concerns.view-model'
import { concernsWords } from './concerns.words'
import { ThingRow } from './thing-row'

interface ConcernedThingsProps {
  readonly kind: ConcerningKind
  readonly id: string
}

/** What a content is about: a row for each thing, with what is known of it now. */
export const ConcernedThings = observer(function ConcernedThings({ kind, id }: ConcernedThingsProps) {
  const words = useWords(concernsWords)
  const viewModel = useService(ConcernsViewModel)
  useEffect(() => viewModel.openContent({ kind, id }), [viewModel, kind, id])
  const things = viewModel.things?.value ?? []
  if (things.length === 0) return null
  return (
    <section className={styles.section} aria-label={words.things}>
      <SectionHeader title={words.things} />
      {things.map((thing) => (
        <ThingRow key={thingKey(thing)} thing={thing} />
      ))}
    </section>
  )
})
