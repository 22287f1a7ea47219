import type { VenueTeam } from '../../../domain/civic/venues/venue'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Link } from '../../frame/kit/buttons/link'
import { teamPath } from '../teams/teams.paths'
import { useWords } from '../../frame/words/words'
import styles from './person-row.module.css'
import { venuesWords } from './venues.words'

/** A team that serves at a venue. */
export function TeamRow({ team }: { readonly team: VenueTeam }) {
  const words = useWords(venuesWords)
  return (
    <div className={styles.row}>
      <Avatar src={team.logo} name={team.name} square photo />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={teamPath(team.id)} className={styles.link}>
            {team.name}
          </Link>
        </h3>
        <p className={styles.quiet}>{words.members(team.members)}</p>
      </div>
    </div>
  )
}
