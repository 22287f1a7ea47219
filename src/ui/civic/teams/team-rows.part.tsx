import type { TeamCard } from '../../../domain/civic/teams/team'
import { TeamRow } from './team-row'
import styles from './teams.module.css'

/** A short list of teams, such as those of an organisation. */
export function TeamRowsPart({ teams }: { readonly teams: readonly TeamCard[] }) {
  return (
    <ul className={styles.rows}>
      {teams.map((team) => (
        <li key={team.id}>
          <TeamRow team={team} heading="h3" />
        </li>
      ))}
    </ul>
  )
}
