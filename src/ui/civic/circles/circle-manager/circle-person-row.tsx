import { Ellipsis } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { CircleMember } from '../../../../domain/civic/circles/circle'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { Badge } from '../../../frame/kit/badges/badge'
import { Button, IconButton } from '../../../frame/kit/buttons/button'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Meta, TimeText } from '../../../frame/kit/facts/meta'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { MemberNamePart } from '../../../participation/member-name.part'
import type { CircleManagerViewModel } from './circle-manager.view-model'
import styles from '../circles.module.css'
import { circlesWords } from '../circles.words'
import { circleManagerWords } from './circle-manager.words'

interface CirclePersonRowProps {
  readonly viewModel: CircleManagerViewModel
  readonly person: CircleMember
}

/** A person of a circle, with what may be done: the acts on those who wait as buttons, the others behind a menu. */
export const CirclePersonRow = observer(function CirclePersonRow({ viewModel, person }: CirclePersonRowProps) {
  const words = useWords(circleManagerWords)
  const circles = useWords(circlesWords)
  const format = useFormat()
  const { acts, rank, state, mutedUntil, nickname } = person
  const isPending = state === 'pending'
  return (
    <div className={styles.personRow}>
      <Avatar src={person.avatar} name={nickname} />
      <div className={styles.who}>
        <p className={styles.nickname}>
          <MemberNamePart member={person} />
          {rank !== 'member' && <Badge tone="accent">{circles[`rank.${rank}`]}</Badge>}
          {mutedUntil !== null && <Badge tone="danger">{words.muted}</Badge>}
        </p>
        <Meta
          parts={[
            <TimeText
              key="since"
              at={person.since}
              text={words[`since.${state}`](format.relativeTime(person.since))}
            />,
            mutedUntil !== null && words.until(format.dateTime(mutedUntil)),
          ]}
        />
        {person.request !== '' && <p className={styles.request}>{person.request}</p>}
      </div>
      {isPending && acts.length > 0 && (
        <div className={styles.acts}>
          <Button small aria-label={words.refuseLabel(nickname)} onClick={() => viewModel.press('refuse', person)}>
            {words['leaderAct.refuse']}
          </Button>
          <Button
            small
            kind="primary"
            busy={viewModel.busy?.id === person.id}
            aria-label={words.approveLabel(nickname)}
            onClick={() => viewModel.press('approve', person)}
          >
            {words['leaderAct.approve']}
          </Button>
        </div>
      )}
      {!isPending && acts.length > 0 && (
        <IconButton
          icon={<Icon of={Ellipsis} size={22} />}
          label={words.moreLabel(nickname)}
          onClick={() => viewModel.manage(person)}
        />
      )}
    </div>
  )
})
