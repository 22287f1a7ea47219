import { observer } from 'mobx-react-lite'
import { hoursText } from '../../../domain/frame/shared/format/hours'
import { Avatar } from '../../frame/kit/avatar'
import { FailedPart } from '../../frame/kit/failed-part'
import { Link } from '../../frame/kit/link'
import { SectionHeader } from '../../frame/kit/section-header'
import { SkeletonList } from '../../frame/kit/skeleton'
import { teamPath } from '../teams/teams.paths'
import { useWords } from '../../frame/words/words'
import styles from './home-ranking.module.css'
import type { PracticeHomeViewModel } from './practice-home.view-model'
import { practiceHomesWords } from './practice-homes.words'

/** The teams of this home by their hours of this year; renders nothing while no team has any hours. */
export const HomeRanking = observer(function HomeRanking({
  viewModel: { ranking },
}: {
  readonly viewModel: PracticeHomeViewModel
}) {
  const words = useWords(practiceHomesWords)
  if (ranking.value?.length === 0) return null
  return (
    <section className={styles.ranking}>
      <SectionHeader title={words.ranking} />
      {ranking.value !== null ? (
        <ol className={styles.rows}>
          {ranking.value.map(({ id, name, logo, minutes, times }, index) => (
            <li key={id} className={styles.row}>
              <span className={styles.place}>{index + 1}</span>
              <Avatar src={logo} name={name} square />
              <span className={styles.words}>
                <Link to={teamPath(id)} className={styles.name}>
                  {name}
                </Link>
                <span className={styles.quiet}>{words.times(times)}</span>
              </span>
              <span className={styles.hours}>{words.hours(hoursText(minutes))}</span>
            </li>
          ))}
        </ol>
      ) : ranking.state === 'failed' ? (
        <FailedPart title={words.rankingFailed} failure={ranking.failure} onRetry={ranking.reload} />
      ) : (
        <SkeletonList label={words.loading} shape="rows" count={3} />
      )}
    </section>
  )
})
