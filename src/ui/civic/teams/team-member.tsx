import type { ReactNode } from 'react'
import { hoursText } from '../../../domain/frame/shared/format/hours'
import type { TeamMember } from '../../../domain/civic/teams/team'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Badge } from '../../frame/kit/badges/badge'
import { Meta } from '../../frame/kit/facts/meta'
import { MemberNamePart } from '../../participation/member-name.part'
import { useWords } from '../../frame/words/words'
import styles from './teams.module.css'
import { teamsWords } from './teams.words'

interface TeamMemberRowProps {
  readonly member: TeamMember
  /** Facts beside the hours, such as when they asked to join. */
  readonly facts?: ReactNode
  /** The leader's acts. */
  readonly children?: ReactNode
}

/** A member of a team or an applicant; the name leads to their public page. */
export function TeamMemberRow({ member, facts, children }: TeamMemberRowProps) {
  const words = useWords(teamsWords)
  return (
    <div className={styles.person}>
      <Avatar src={member.avatar} name={member.nickname} />
      <div className={styles.who}>
        <p className={styles.nickname}>
          <MemberNamePart member={member} />
          {member.isLeader && <Badge tone="accent">{words.leads}</Badge>}
        </p>
        <Meta parts={[member.minutes > 0 && words.hours(hoursText(member.minutes)), facts]} />
      </div>
      {children}
    </div>
  )
}
