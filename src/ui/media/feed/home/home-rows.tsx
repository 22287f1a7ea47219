import { observer } from 'mobx-react-lite'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { classNames } from '../../../frame/kit/styles/class-names'
import { activitiesPath } from '../../../civic/activities/activities.paths'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { SectionHeader } from '../../../frame/kit/bars/section-header'
import { servicesPath } from '../../../overview/services/services.paths'
import { useService } from '../../../frame/shell/app-context'
import { shortsPath } from '../../videos/videos.paths'
import { wishesPath } from '../../../civic/wishes/wishes.paths'
import { useWords } from '../../../frame/words/words'
import { feedWords } from '../feed.words'
import styles from './home-rows.module.css'
import type { HomeViewModel } from './home.view-model'
import { ShortRow } from '../video-rows.part'
import { Ways } from './ways'

interface HomeRowsProps {
  readonly viewModel: HomeViewModel
  readonly place: 'in-row' | 'below'
}

/** Content among the news of home: where residents take part, and short videos. */
export const HomeRows = observer(function HomeRows({ viewModel, place }: HomeRowsProps) {
  return (
    <div className={classNames(styles.rows, place === 'in-row' && styles.inRow)}>
      <TakePart />
      <Shorts viewModel={viewModel} />
    </div>
  )
})

const TakePart = observer(function TakePart() {
  const words = useWords(feedWords)
  const navigator = useService(Navigator)
  const entries = [
    { name: words.wishes, text: words.wishesText, icon: 'volunteer', path: wishesPath },
    { name: words.activities, text: words.activitiesText, icon: 'activity', path: activitiesPath },
    { name: words.services, text: words.servicesText, icon: 'services', path: servicesPath },
  ].filter(({ path }) => navigator.exists(path))
  if (entries.length === 0) return null
  return (
    <section className={styles.sheet}>
      <SectionHeader title={words.takePart} />
      <Ways label={words.takePart} ways={entries} />
    </section>
  )
})

const Shorts = observer(function Shorts({ viewModel: { shorts } }: { readonly viewModel: HomeViewModel }) {
  const words = useWords(feedWords)
  if (shorts === null || shorts.value?.length === 0) return null
  return (
    <section className={styles.sheet}>
      <SectionHeader title={words.shorts} moreLabel={words.all} moreHref={shortsPath} />
      {shorts.value !== null ? (
        <ShortRow items={shorts.value} first={false} />
      ) : shorts.state === 'failed' ? (
        <FailedPart isQuiet title={words.shortsFailed} failure={shorts.failure} onRetry={() => void shorts.load()} />
      ) : (
        <div className={styles.place} role="status" aria-busy aria-label={words.loading} />
      )}
    </section>
  )
})
