import { CalendarDays, Flag, MapPin, Trophy, UsersRound, type LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { PracticeHome } from '../../../domain/civic/practice-homes/practice-home'
import { Icon } from '../../frame/kit/pictures/icon'
import { Link } from '../../frame/kit/buttons/link'
import { goToSection } from '../../frame/kit/scrolling/go-to-section'
import { teamsOfPath } from '../teams/teams.paths'
import { positionPath } from '../venues/venues.paths'
import { useWords } from '../../frame/words/words'
import styles from './practice-home.module.css'
import type { PracticeHomeViewModel } from './practice-home.view-model'
import { practiceHomesWords } from './practice-homes.words'

interface HomeEntriesProps {
  readonly viewModel: PracticeHomeViewModel
  readonly home: PracticeHome
}

/** The ids of the sections that the entries lead to. */
export const sections = { activities: 'home-activities', venues: 'home-venues', ranking: 'home-ranking' } as const

/** Links to what this home has: its list of teams, and the sections below that have content. */
export const HomeEntries = observer(function HomeEntries({ viewModel, home }: HomeEntriesProps) {
  const words = useWords(practiceHomesWords)
  const { activities, venues, ranking } = viewModel
  const subPages = [
    { name: 'activities', icon: CalendarDays, isShown: !activities.isEmpty },
    { name: 'venues', icon: MapPin, isShown: !venues.isEmpty },
    { name: 'ranking', icon: Trophy, isShown: ranking.value?.length !== 0 },
  ] as const
  return (
    <nav className={styles.entries} aria-label={words.entries}>
      {home.teams > 0 && (
        <Link to={teamsOfPath(home.id)} className={styles.entry}>
          <Mark of={Flag} />
          {words['entry.teams']}
        </Link>
      )}
      {subPages.map(
        ({ name, icon, isShown }) =>
          isShown && (
            <button key={name} type="button" className={styles.entry} onClick={() => goToSection(sections[name])}>
              <Mark of={icon} />
              {words[`entry.${name}`]}
            </button>
          ),
      )}
      {home.kind === 'station' && (
        <Link to={positionPath(home.id)} className={styles.entry}>
          <Mark of={UsersRound} />
          {words['entry.staff']}
        </Link>
      )}
    </nav>
  )
})

function Mark({ of }: { readonly of: LucideIcon }) {
  return (
    <span className={styles.mark}>
      <Icon of={of} size={22} />
    </span>
  )
}
