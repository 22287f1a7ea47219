import { observer } from 'mobx-react-lite'
import { shownAddress } from '../../../../application/frame/navigation/shown-kinds'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import type { Loadable } from '../../../../application/frame/shared/loadable'
import type { CategoryHead } from '../../../../domain/media/feed/category'
import { Carousel } from '../../../frame/kit/cards/carousel'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { Skeleton } from '../../../frame/kit/states/skeleton'
import { useService } from '../../../frame/shell/app-context'
import { useWords } from '../../../frame/words/words'
import { feedWords } from '../feed.words'
import { QuickEntries } from '../quick-entries.part'
import styles from './tab-head.module.css'

/** Carousel and quick entries above a feed; links to screens that do not exist are left out. */
export const TabHead = observer(function TabHead({ head }: { readonly head: Loadable<CategoryHead> }) {
  const navigator = useService(Navigator)
  const words = useWords(feedWords)
  if (head.value === null) {
    if (head.state === 'failed')
      return <FailedPart isQuiet title={words.headFailed} failure={head.failure} onRetry={() => void head.load()} />
    return (
      <div className={styles.head}>
        <Skeleton shape="16:9" />
      </div>
    )
  }
  const slides = head.value.carousel.flatMap(({ target, ...picture }) => {
    const href = shownAddress(navigator, target)
    return href === null && target !== null ? [] : [{ ...picture, href }]
  })
  const entries = head.value.entries.flatMap(({ id, name, icon, target }) => {
    const href = shownAddress(navigator, target)
    return href === null ? [] : [{ id, name, icon, href }]
  })
  if (slides.length + entries.length === 0) return null
  return (
    <div className={styles.head}>
      {slides.length > 0 && <Carousel label={words.carousel} slides={slides} first />}
      {entries.length > 0 && <QuickEntries label={words.entries} entries={entries} />}
    </div>
  )
})
