import { observer } from 'mobx-react-lite'
import { hoursText } from '../../../domain/frame/shared/format/hours'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Link } from '../../frame/kit/buttons/link'
import { Loaded } from '../../frame/kit/states/loaded'
import { SectionHeader } from '../../frame/kit/bars/section-header'
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
      <Loaded of={ranking} failed={words.rankingFailed} loading={words.loading} shape="rows" count={3}>
        {(value) => (
          <ol className={styles.rows}>
            {value.map(({ id, name, logo, minutes, times }, index) => (
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
        )}
      </Loaded>
    </section>
  )
})
