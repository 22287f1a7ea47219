import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { ThingReference } from '../../../domain/frame/concerns/concerned'
import { feedKey } from '../../../domain/frame/content/feed-item'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { Button } from '../../frame/kit/buttons/button'
import { useService } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import { ContentCard } from '../../media/feed/content-card.part'
import styles from './concerns.module.css'
import { ConcernsViewModel } from './concerns.view-model'
import { concernsWords } from './concerns.words'

/** The contents about a thing, the newest first. */
export const InTheNews = observer(function InTheNews({ kind, id }: ThingReference) {
  const words = useWords(concernsWords)
  const viewModel = useService(ConcernsViewModel)
  useEffect(() => viewModel.openThing({ kind, id }), [viewModel, kind, id])
  const { shownContents, hasMore, showAll } = viewModel
  if (shownContents.length === 0) return null
  return (
    <section className={styles.section} aria-label={words.news}>
      <SectionHeader title={words.news} />
      <ul className={styles.contents}>
        {shownContents.map((item) => (
          <li key={feedKey(item)}>
            <ContentCard item={item} layout="right" heading="h3" />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className={styles.more}>
          <Button small onClick={showAll}>
            {words.more}
          </Button>
        </div>
      )}
    </section>
  )
})
