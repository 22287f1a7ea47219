import { hoursText } from '../../../domain/frame/shared/format/hours'
import type { TeamCard } from '../../../domain/civic/teams/team'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Badge } from '../../frame/kit/badges/badge'
import { Button } from '../../frame/kit/buttons/button'
import { Link } from '../../frame/kit/buttons/link'
import { Meta } from '../../frame/kit/facts/meta'
import { useWords } from '../../frame/words/words'
import { teamPath } from './teams.paths'
import styles from './teams.module.css'
import { teamsWords } from './teams.words'

interface TeamRowProps {
  readonly team: TeamCard
  readonly isJoining?: boolean
  /** Called to join; when omitted, the row has no button to join. */
  readonly onJoin?: () => void
  readonly heading?: 'h2' | 'h3'
}

const tones = { pending: 'accent', member: 'success', refused: 'danger', leader: 'success' } as const

/** A team in a list, with the visitor's membership, or the button to join. */
export function TeamRow({ team, isJoining = false, onJoin, heading: Heading = 'h2' }: TeamRowProps) {
  const words = useWords(teamsWords)
  const { standing } = team
  return (
    <article className={styles.row}>
      <Avatar src={team.logo} name={team.name} square photo />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={teamPath(team.id)} className={styles.link}>
            {team.name}
          </Link>
        </Heading>
        <p className={styles.summary}>{team.summary}</p>
        <Meta
          parts={[
            words.members(team.members),
            team.minutes > 0 && words.hours(hoursText(team.minutes)),
            team.organisation?.name,
          ]}
        />
      </div>
      <div className={styles.act}>
        {standing !== 'none' && standing !== 'left' && (
          <Badge tone={tones[standing]}>{words[`standing.${standing}`]}</Badge>
        )}
        {(standing === 'none' || standing === 'left') && team.isFull && <Badge>{words.full}</Badge>}
        {onJoin !== undefined && team.acts.includes('join') && (
          <Button small busy={isJoining} aria-label={words.joinLabel(team.name)} onClick={onJoin}>
            {words['act.join']}
          </Button>
        )}
      </div>
    </article>
  )
}
