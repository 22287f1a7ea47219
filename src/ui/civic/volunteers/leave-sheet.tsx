import { observer } from 'mobx-react-lite'
import { hoursText } from '../../../domain/frame/shared/format/hours'
import { mayLeave, type LeavingConsequences } from '../../../domain/civic/volunteers/leaving'
import { activityPath } from '../activities/activities.paths'
import { Button } from '../../frame/kit/buttons/button'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { Loaded } from '../../frame/kit/states/loaded'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { teamManagerPath } from '../teams/teams.paths'
import { useWords } from '../../frame/words/words'
import { leaveWords } from './leave.words'
import styles from './register.module.css'
import type { RegisterViewModel } from './register.view-model'

interface LeaveSheetProps {
  readonly viewModel: RegisterViewModel
}

/** Explains what happens when the member stops being a volunteer, before they confirm. */
export const LeaveSheet = observer(function LeaveSheet({ viewModel }: LeaveSheetProps) {
  const words = useWords(leaveWords)
  const { leaving, asksToLeave, busy } = viewModel
  const can = leaving.value !== null && mayLeave(leaving.value)
  return (
    <Sheet
      open={asksToLeave}
      onClose={viewModel.cancelLeaving}
      title={words.title}
      footer={
        can && (
          <Button kind="danger" block busy={busy === 'leave'} onClick={() => void viewModel.leave()}>
            {words.leave}
          </Button>
        )
      }
    >
      <Loaded of={leaving} failed={words.failed} loading={words.title} shape="rows" onRetry={() => void leaving.load()}>
        {(value) => <Consequences leaving={value} />}
      </Loaded>
    </Sheet>
  )
})

function Consequences({ leaving }: { readonly leaving: LeavingConsequences }) {
  const words = useWords(leaveWords)
  const { ledTeams, checkedIn, teams, requests, activities, orders, wishes, minutes } = leaving
  const obligations = (
    [
      ['teams', teams],
      ['requests', requests],
      ['activities', activities],
      ['orders', orders],
      ['wishes', wishes],
    ] as const
  ).filter(([, count]) => count > 0)
  return (
    <>
      {!mayLeave(leaving) && (
        <>
          <p className={styles.reason}>{words.before}</p>
          <div className={styles.flush}>
            <RowGroup>
              {ledTeams.map(({ id, name }) => (
                <ListRow key={id} title={name} text={words.handOver} to={`${teamManagerPath(id)}?tab=members`} />
              ))}
              {checkedIn.map(({ id, title }) => (
                <ListRow key={id} title={title} text={words.checkOut} to={activityPath(id)} />
              ))}
            </RowGroup>
          </div>
        </>
      )}
      <p className={styles.text}>{obligations.length === 0 ? words.nothing : words.about}</p>
      <div className={styles.flush}>
        <RowGroup>
          {obligations.map(([what, count]) => (
            <ListRow key={what} title={words[what]} value={String(count)} />
          ))}
          <ListRow title={words.hours} value={words.stay(hoursText(minutes))} />
        </RowGroup>
      </div>
    </>
  )
}
