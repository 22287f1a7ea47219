import { CalendarClock, MapPin, Users } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ActivityPlan } from '../../../domain/civic/activity-plans/activity-plan'
import { Button } from '../../frame/kit/buttons/button'
import { CardFact } from '../../frame/kit/cards/card-row'
import { Dialog } from '../../frame/kit/overlays/dialog'
import { BarLink } from '../../frame/kit/bars/bar-link'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useAppointment } from '../../frame/words/use-appointment'
import { useWords } from '../../frame/words/words'
import { teamManagerPath, teamPath } from '../teams/teams.paths'
import { changeActivityPath, planActivityPath } from './activity-plans.paths'
import styles from './activity-plans.module.css'
import { PlanListViewModel } from './plan-list.view-model'
import { planListWords } from './plan-list.words'
import { CardRowPart } from '../../frame/shell/layout/card-row.part'

const group = 'plan-states'

interface PlanListProps {
  readonly viewModel: PlanListViewModel
}

/** The activities of a team that wait for the office, or were refused by it, for the team's leader. */
export const PlanListScreen = observer(function PlanListScreen({ viewModel }: PlanListProps) {
  const words = useWords(planListWords)
  const { isMember, isOthers, teamId } = viewModel
  const planLink = (
    <BarLink to={planActivityPath(teamId)} makes>
      {words.plan}
    </BarLink>
  )
  return (
    <PlainPage title={words.screen} look="rows" actions={isMember && !isOthers && planLink}>
      <MembersOnly isMember={isMember} reason="my-plans">
        {isOthers ? (
          <EmptyState
            subject="locked"
            title={words.onlyLeader}
            action={<ButtonLink to={teamPath(teamId)}>{words.toTeam}</ButtonLink>}
          />
        ) : (
          <Plans viewModel={viewModel} />
        )}
      </MembersOnly>
    </PlainPage>
  )
})

const Plans = observer(function Plans({ viewModel }: PlanListProps) {
  const words = useWords(planListWords)
  const { plans } = viewModel
  const { state } = plans.filters
  const choose = (chosen: string) => plans.choose({ state: chosen })
  return (
    <>
      <Tabs
        label={words.states}
        group={group}
        sticky
        selected={state}
        onSelect={choose}
        tabs={[
          { id: '', label: words.submitted },
          { id: 'refused', label: words.refused },
        ]}
      />
      <TabPanel group={group} id={state} swipes={{ ids: ['', 'refused'], onSelect: choose }}>
        <FilteredListPart
          list={plans}
          empty={<EmptyState title={words.none} text={words.noneText} />}
          noneFound={<EmptyState title={words.noneRefused} />}
        >
          {(plan) => <PlanRow plan={plan} onWithdraw={() => viewModel.ask(plan)} />}
        </FilteredListPart>
      </TabPanel>
      <WithdrawDialog viewModel={viewModel} />
    </>
  )
})

function PlanRow({ plan, onWithdraw }: { readonly plan: ActivityPlan; readonly onWithdraw: () => void }) {
  const words = useWords(planListWords)
  const appointment = useAppointment()
  const { id, title, startsAt, place, places, reason, pictures } = plan
  return (
    <CardRowPart
      to={changeActivityPath(id)}
      title={title}
      cover={pictures[0] ?? null}
      about={
        <>
          <CardFact icon={CalendarClock}>
            <time dateTime={new Date(startsAt).toISOString()}>{appointment.at(startsAt)}</time>
          </CardFact>
          <CardFact icon={MapPin}>{place.name}</CardFact>
        </>
      }
      facts={<CardFact icon={Users}>{words.places(places)}</CardFact>}
    >
      {reason !== '' && <p className={styles.reason}>{words.because(reason)}</p>}
      <div className={styles.acts}>
        <ButtonLink to={changeActivityPath(id)} small label={words.changeLabel(title)}>
          {words.change}
        </ButtonLink>
        <Button small kind="quiet" aria-label={words.withdrawLabel(title)} onClick={onWithdraw}>
          {words.withdraw}
        </Button>
      </div>
    </CardRowPart>
  )
}

const WithdrawDialog = observer(function WithdrawDialog({ viewModel }: PlanListProps) {
  const words = useWords(planListWords)
  const { withdrawn } = viewModel
  const close = () => viewModel.ask(null)
  return (
    <Dialog
      open={withdrawn !== null}
      onClose={close}
      title={words.withdrawTitle}
      text={words.withdrawText(withdrawn?.title ?? '')}
      acts={[
        { label: words.notNow, onAct: close },
        {
          label: words.withdraw,
          kind: 'danger',
          busy: viewModel.isWithdrawing,
          onAct: () => void viewModel.withdraw(),
        },
      ]}
    />
  )
})

export const screen = defineScreen({
  viewModel: PlanListViewModel,
  view: PlanListScreen,
  parent: ({ teamId }) => teamManagerPath(teamId),
})
