import { observer } from 'mobx-react-lite'
import { minePath } from '../../overview/agenda/agenda.paths'
import { useState } from 'react'
import type { VolunteerState } from '../../../domain/civic/volunteers/volunteer-lifecycle'
import type { Volunteer } from '../../../domain/civic/volunteers/volunteer'
import { ActBar } from '../../frame/cases/act-bar.part'
import { WaySteps } from '../../frame/cases/way-steps.part'
import { TimeLine } from '../../frame/cases/time-line.part'
import { withRedirect } from '../../frame/session/session.paths'
import { RealNameNeeded } from '../../people/identities/real-name-needed.part'
import { invitePath } from '../../people/invitations/invitations.paths'
import { Badge } from '../../frame/kit/badges/badge'
import { Button } from '../../frame/kit/buttons/button'
import { Dialog } from '../../frame/kit/overlays/dialog'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { MembersOnly } from '../../frame/session/members-only.part'
import { rankingPaths } from '../rankings/rankings.paths'
import { PlainPage } from '../../frame/session/plain-page.part'
import { LookedAt } from '../../frame/messages/looked-at.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { teamsPath } from '../teams/teams.paths'
import { useWords } from '../../frame/words/words'
import { ChangeForm } from './change-form'
import { LeaveSheet } from './leave-sheet'
import { OwnDetails } from './own-details'
import styles from './register.module.css'
import { RegisterForm } from './register-form'
import { RegisterViewModel } from './register.view-model'
import { registerWords } from './register.words'
import { registerVolunteerPath } from './volunteers.paths'

interface RegisterProps {
  readonly viewModel: RegisterViewModel
}

/** S110: registering as a volunteer. */
export const RegisterScreen = observer(function RegisterScreen({ viewModel }: RegisterProps) {
  const words = useWords(registerWords)
  const { loaded, stage, registration } = viewModel
  const isForm = (stage === 'form' && registration !== null) || stage === 'change'
  return (
    <PlainPage
      title={stage === 'change' ? words.change : stage === 'case' ? words.ownScreen : words.screen}
      onBack={viewModel.stepBack}
      look={isForm ? 'form' : 'rows'}
    >
      <MembersOnly
        isMember={viewModel.isMember}
        reason="register-volunteer"
        way={<WaySteps way="volunteer" at={null} />}
      >
        {loaded.value === null ? (
          loaded.state === 'failed' ? (
            <FailedPart title={words.failed} failure={loaded.failure} onRetry={() => void viewModel.load()} />
          ) : (
            <SkeletonList label={words.screen} shape="rows" />
          )
        ) : stage === 'change' && viewModel.change !== null ? (
          <ChangeForm viewModel={viewModel} change={viewModel.change} />
        ) : stage === 'case' && viewModel.volunteer !== null ? (
          <OwnCase viewModel={viewModel} volunteer={viewModel.volunteer} />
        ) : stage === 'closed' ? (
          <EmptyState subject="locked" title={words.closed} text={words.closedText} />
        ) : stage === 'real-name' ? (
          <RealNameNeeded
            realName={loaded.value}
            title={words.nameFirst}
            text={words.nameFirstText}
            redirect={withRedirect(registerVolunteerPath, viewModel.redirect)}
            way="volunteer"
          />
        ) : registration === null ? (
          <SkeletonList label={words.screen} shape="rows" />
        ) : (
          <RegisterForm viewModel={viewModel} registration={registration} />
        )}
      </MembersOnly>
    </PlainPage>
  )
})

const tones = {
  pending: 'accent',
  approved: 'success',
  suspended: 'danger',
  refused: 'danger',
  left: 'plain',
} as const satisfies Record<VolunteerState, string>

const OwnCase = observer(function OwnCase({ viewModel, volunteer }: RegisterProps & { readonly volunteer: Volunteer }) {
  const words = useWords(registerWords)
  const { state } = volunteer
  const isPending = state === 'pending'
  const [asks, setAsks] = useState(false)
  return (
    <>
      <LookedAt subject="volunteer" />
      {isPending && <WaySteps way={viewModel.isNamed ? 'volunteer' : 'unnamedVolunteer'} at="review" />}
      <section className={styles.case}>
        <Badge tone={tones[state]}>{words[`state.${state}`]}</Badge>
        <p className={styles.text}>{words[`about.${state}`]}</p>
        {volunteer.reason !== '' && <p className={styles.reason}>{words.reason(volunteer.reason)}</p>}
        {viewModel.redirect !== '' && (isPending || state === 'approved') && (
          <>
            {isPending && <p className={styles.text}>{words.onceApproved}</p>}
            <Button kind="primary" onClick={viewModel.returnToCase}>
              {words.returnToCase}
            </Button>
          </>
        )}
      </section>
      <RowGroup>
        {state === 'approved' && <ListRow title={words.findTeam} to={teamsPath} />}
        <ListRow title={words.ranking} to={rankingPaths.person} />
        {state === 'approved' && <ListRow title={words.invite} to={invitePath} />}
      </RowGroup>
      <OwnDetails viewModel={viewModel} volunteer={volunteer} />
      <div className={styles.part}>
        <TimeLine steps={volunteer.steps} titleOf={({ act }) => words[`step.${act}`]} />
      </div>
      {volunteer.acts.includes('leave') && (
        <RowGroup>
          <ListRow
            isDangerous
            title={isPending ? words.takeBack : words.leave}
            onPress={() => (isPending ? setAsks(true) : viewModel.act('leave'))}
          />
        </RowGroup>
      )}
      <ActBar
        busy={viewModel.busy}
        onAct={viewModel.act}
        acts={volunteer.acts.includes('register') ? [{ act: 'register', label: words.again }] : []}
      />
      <Dialog
        open={asks && isPending}
        onClose={() => setAsks(false)}
        title={words.takeBackTitle}
        text={words.takeBackText}
        acts={[
          { label: words.notNow, onAct: () => setAsks(false) },
          {
            label: words.takeBack,
            kind: 'danger',
            busy: viewModel.busy === 'leave',
            onAct: () => void viewModel.leave(),
          },
        ]}
      />
      <LeaveSheet viewModel={viewModel} />
    </>
  )
})

export const screen = defineScreen({ viewModel: RegisterViewModel, view: RegisterScreen, parent: minePath })
