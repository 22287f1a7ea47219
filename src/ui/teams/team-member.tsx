import type { ReactNode } from 'react'
import { Navigator } from '../../application/navigation/navigator'
import { hoursText } from '../../domain/shared/format/hours'
import type { TeamMember } from '../../domain/teams/team'
import { Avatar } from '../kit/avatar'
import { Badge } from '../kit/badge'
import { Link } from '../kit/link'
import { Meta } from '../kit/meta'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import styles from './teams.module.css'
import { teamsWords } from './teams.words'

interface TeamMemberRowProps {
  readonly member: TeamMember
  /** Beside the hours, such as when they asked. */
  readonly facts?: ReactNode
  /** What the leader may do. */
  readonly children?: ReactNode
}

/** Somebody of a team, or who wants to be; the name leads to their public page. */
export function TeamMemberRow({ member, facts, children }: TeamMemberRowProps) {
  const words = useWords(teamsWords)
  const navigator = useService(Navigator)
  const page = `/user-details/${encodeURIComponent(member.id)}`
  return (
    <div className={styles.person}>
      <Avatar src={member.avatar} name={member.nickname} />
      <div className={styles.who}>
        <p className={styles.nickname}>
          {navigator.exists(page) ? (
            <Link to={page} wide>
              {member.nickname}
            </Link>
          ) : (
            member.nickname
          )}
          {member.leads && <Badge tone="accent">{words.leads}</Badge>}
        </p>
        <Meta parts={[member.minutes > 0 && words.hours(hoursText(member.minutes)), facts]} />
      </div>
      {children}
    </div>
  )
}
