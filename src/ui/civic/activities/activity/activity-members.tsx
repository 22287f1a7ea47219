import { observer } from 'mobx-react-lite'
import type { Activity, ActivityMember } from '../../../../domain/civic/activities/activity'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { Badge } from '../../../frame/kit/badges/badge'
import { Button } from '../../../frame/kit/buttons/button'
import { Meta, TimeText } from '../../../frame/kit/facts/meta'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { PagedListPart } from '../../../frame/lists/paged-list.part'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { activitiesWords } from '../activities.words'
import type { ActivityViewModel } from './activity.view-model'
import { MemberNamePart } from '../../../participation/member-name.part'
import styles from './activity.module.css'

interface ActivityMembersProps {
  readonly activity: Activity
  readonly onAll: () => void
}

/** The first members who joined. */
export function ActivityMembers({ activity: { members, places, placesLeft }, onAll }: ActivityMembersProps) {
  const words = useWords(activitiesWords)
  const joinedCount = places - placesLeft
  return (
    <section className={styles.part} aria-labelledby="members">
      <h2 id="members" className={styles.heading}>
        {words.members}
      </h2>
      {members.length === 0 ? (
        <p className={styles.quiet}>{words.noMembers}</p>
      ) : (
        <ul className={styles.people}>
          {members.map((member) => (
            <li key={member.id}>
              <Member member={member} />
            </li>
          ))}
        </ul>
      )}
      {joinedCount > members.length && (
        <Button kind="quiet" small onClick={onAll}>
          {words.allMembers(joinedCount)}
        </Button>
      )}
    </section>
  )
}

/** The sheet with all members. */
export const MembersSheet = observer(function MembersSheet({ viewModel }: { readonly viewModel: ActivityViewModel }) {
  const words = useWords(activitiesWords)
  return (
    <Sheet open={viewModel.showsMembers} onClose={viewModel.hideMembers} title={words.members}>
      <PagedListPart list={viewModel.members} isStill look="plain" empty={null}>
        {(member) => <Member member={member} />}
      </PagedListPart>
    </Sheet>
  )
})

function Member({ member }: { readonly member: ActivityMember }) {
  const words = useWords(activitiesWords)
  const format = useFormat()
  const { state } = member
  return (
    <div className={styles.person}>
      <Avatar src={member.avatar} name={member.nickname} />
      <div>
        <p>
          <MemberNamePart member={member} />
        </p>
        <Meta parts={[<TimeText key="at" at={member.joinedAt} text={format.relativeTime(member.joinedAt)} />]} />
      </div>
      {(state === 'checked-in' || state === 'checked-out') && (
        <Badge tone={state === 'checked-in' ? 'accent' : 'success'}>{words[`mine.${state}`]}</Badge>
      )}
    </div>
  )
}
