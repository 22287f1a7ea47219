import { observer } from 'mobx-react-lite'
import type { FoundTeamForm } from '../../../application/civic/team-foundings/found-team'
import type { Founding } from '../../../domain/civic/team-foundings/founding'
import { teamIntroRule, teamReasonRule, teamStreetRule } from '../../../domain/civic/team-foundings/team-form'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { PicturesField } from '../../frame/forms/pictures-field.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Badge } from '../../frame/kit/badges/badge'
import { Button } from '../../frame/kit/buttons/button'
import { Dialog } from '../../frame/kit/overlays/dialog'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { TimeText } from '../../frame/kit/facts/meta'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { TextArea } from '../../frame/kit/fields/text-area'
import { TextField } from '../../frame/kit/fields/text-field'
import { LookedAt } from '../../frame/messages/looked-at.part'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { myTeamsPath, teamManagerPath, teamsPath } from '../teams/teams.paths'
import { registerVolunteerPath } from '../volunteers/volunteers.paths'
import { FoundTeamViewModel } from './found-team.view-model'
import { teamFormWords } from './team-form.words'
import styles from './team-foundings.module.css'
import { teamFoundingsWords } from './team-foundings.words'

interface FoundTeamProps {
  readonly viewModel: FoundTeamViewModel
}

/** The request for a new team. */
export const FoundTeamScreen = observer(function FoundTeamScreen({ viewModel }: FoundTeamProps) {
  const words = useWords(teamFoundingsWords)
  return (
    <PlainPage title={words.screen}>
      <MembersOnly isMember={viewModel.isMember} reason="found-team">
        <Content viewModel={viewModel} />
      </MembersOnly>
    </PlainPage>
  )
})

const Content = observer(function Content({ viewModel }: FoundTeamProps) {
  const words = useWords(teamFoundingsWords)
  const { standing, form, founding } = viewModel
  if (form !== null) return <FoundingFields form={form} reached={standing.value?.limit ?? null} />
  if (standing.value === null)
    return standing.state === 'failed' ? (
      <FailedPart title={words.failed} failure={standing.failure} onRetry={() => void viewModel.load()} />
    ) : (
      <SkeletonList label={words.loading} shape="rows" />
    )
  if (founding !== null) return <FoundingCase viewModel={viewModel} founding={founding} />
  if (!standing.value.isVolunteer)
    return (
      <EmptyState
        subject="pass"
        title={words.notAVolunteer}
        text={words.notAVolunteerText}
        action={<ButtonLink to={registerVolunteerPath}>{words.becomeVolunteer}</ButtonLink>}
      />
    )
  return standing.value.leadsEnough ? (
    <EmptyState
      subject="locked"
      title={words.leadsEnough}
      text={words.leadsEnoughText}
      action={<ButtonLink to={myTeamsPath}>{words.myTeams}</ButtonLink>}
    />
  ) : (
    <SkeletonList label={words.loading} shape="rows" />
  )
})

const FoundingFields = observer(function FoundingFields({
  form,
  reached,
}: {
  readonly form: FoundTeamForm
  readonly reached: ReachedLimit | null
}) {
  const screenWords = useWords(teamFoundingsWords)
  const words = useWords(teamFormWords)
  const field = useFields(form, words)
  return (
    <FormFrame
      form={form}
      words={words}
      label={screenWords.screen}
      submit={screenWords.submit}
      limit={{ reached, way: { to: myTeamsPath, label: screenWords.myTeams } }}
    >
      <TextField {...field('name')} enterKeyHint="next" autoComplete="off" />
      <TextArea {...field('intro')} maxLength={teamIntroRule.most} rows={4} />
      <TextField {...field('street')} letters={teamStreetRule.most} enterKeyHint="next" autoComplete="off" />
      {form.pictures !== null && <PicturesField {...field('pictures')} pictures={form.pictures} />}
      <TextArea {...field('why')} maxLength={teamReasonRule.most} rows={4} />
    </FormFrame>
  )
})

const tones = { submitted: 'accent', approved: 'success', refused: 'danger', withdrawn: 'plain' } as const

/** How the last request stands, and what its founder may do with it. */
const FoundingCase = observer(function FoundingCase({
  viewModel,
  founding,
}: FoundTeamProps & { readonly founding: Founding }) {
  const words = useWords(teamFoundingsWords)
  const format = useFormat()
  const { state, name, picture, teamId, reason, intro, askedAt } = founding
  const close = () => viewModel.ask(false)
  return (
    <article className={styles.case}>
      <LookedAt subject="team" id={founding.id} />
      <div className={styles.head}>
        <Avatar src={picture} name={name} size="large" square photo />
        <div className={styles.who}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.quiet}>
            <Badge tone={tones[state]}>{words[`state.${state}`]}</Badge>{' '}
            <TimeText at={askedAt} text={words.askedAt(format.relativeTime(askedAt))} />
          </p>
        </div>
      </div>
      <p className={styles.text}>{intro}</p>
      {state === 'submitted' && <p className={styles.quiet}>{words.waits}</p>}
      {state === 'refused' && reason !== '' && <p className={styles.problem}>{words.because(reason)}</p>}
      {state === 'submitted' && (
        <Button block onClick={() => viewModel.ask(true)}>
          {words.withdraw}
        </Button>
      )}
      {state === 'approved' && teamId !== null && (
        <ButtonLink to={teamManagerPath(teamId)} kind="primary" block>
          {words.toTeam}
        </ButtonLink>
      )}
      {state !== 'submitted' && viewModel.standing.value?.leadsEnough === false && (
        <Button block kind={state === 'refused' ? 'primary' : 'secondary'} onClick={() => void viewModel.write()}>
          {state === 'refused' ? words.again : words.another}
        </Button>
      )}
      <Dialog
        open={viewModel.asksToWithdraw}
        onClose={close}
        title={words.withdrawTitle}
        text={words.withdrawText}
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
    </article>
  )
})

export const screen = defineScreen({ viewModel: FoundTeamViewModel, view: FoundTeamScreen, parent: teamsPath })
