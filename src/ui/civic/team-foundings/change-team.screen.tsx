import { observer } from 'mobx-react-lite'
import type { ChangeTeamForm, CloseTeamForm } from '../../../application/civic/team-foundings/change-team'
import { teamIntroRule, teamStreetRule } from '../../../domain/civic/team-foundings/team-form'
import { reasonRule } from '../../../domain/civic/teams/team'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { PicturesField } from '../../frame/forms/pictures-field.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { Button } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { TextArea } from '../../frame/kit/fields/text-area'
import { TextField } from '../../frame/kit/fields/text-field'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { teamManagerPath, teamPath } from '../teams/teams.paths'
import { ChangeTeamViewModel } from './change-team.view-model'
import { teamFormWords } from './team-form.words'
import styles from './team-foundings.module.css'
import { closeTeamWords, teamFoundingsWords } from './team-foundings.words'

interface ChangeTeamProps {
  readonly viewModel: ChangeTeamViewModel
}

/** The form by which the leader changes a team, or closes it. */
export const ChangeTeamScreen = observer(function ChangeTeamScreen({ viewModel }: ChangeTeamProps) {
  const words = useWords(teamFoundingsWords)
  const { form, team } = viewModel
  return (
    <PlainPage title={words.change}>
      <MembersOnly isMember={viewModel.isMember} reason="change-team">
        {form !== null ? (
          <TeamFields viewModel={viewModel} form={form} />
        ) : viewModel.isOthers ? (
          <EmptyState
            subject="locked"
            title={words.onlyLeader}
            action={<ButtonLink to={teamPath(viewModel.id)}>{words.back}</ButtonLink>}
          />
        ) : team.state === 'failed' ? (
          <FailedPart title={words.failed} failure={team.failure} onRetry={() => void viewModel.load()} />
        ) : (
          <SkeletonList label={words.loading} shape="rows" />
        )}
      </MembersOnly>
    </PlainPage>
  )
})

const TeamFields = observer(function TeamFields({
  viewModel,
  form,
}: ChangeTeamProps & { readonly form: ChangeTeamForm }) {
  const screenWords = useWords(teamFoundingsWords)
  const words = useWords(teamFormWords)
  const field = useFields(form, words)
  const { team, closing, keep } = viewModel
  const newName = team.value?.newName ?? null
  const nameHint =
    newName !== null
      ? screenWords.nameWaits(newName)
      : team.value?.needsApproval === true
        ? screenWords.nameApproval
        : undefined
  const closeWords = useWords(closeTeamWords)
  return (
    <>
      <FormFrame
        form={form}
        words={words}
        label={screenWords.change}
        submit={screenWords.save}
        limit={{ reached: team.value?.limit ?? null, timed: screenWords.changeLimit }}
      >
        <TextField {...field('name')} {...(nameHint !== undefined && { hint: nameHint })} autoComplete="off" />
        <TextArea {...field('intro')} maxLength={teamIntroRule.most} rows={5} />
        <TextField {...field('street')} letters={teamStreetRule.most} autoComplete="off" />
        {form.pictures !== null && (
          <PicturesField {...field('pictures')} hint={screenWords.keepPicture} pictures={form.pictures} />
        )}
      </FormFrame>
      <section className={styles.closing}>
        <p className={styles.quiet}>{screenWords.closeText}</p>
        <Button block kind="danger" onClick={viewModel.openClosing}>
          {screenWords.close}
        </Button>
      </section>
      <Sheet open={closing !== null} onClose={keep} title={closeWords.title}>
        {closing !== null && <ClosingFields form={closing} />}
      </Sheet>
    </>
  )
})

const ClosingFields = observer(function ClosingFields({ form }: { readonly form: CloseTeamForm }) {
  const words = useWords(closeTeamWords)
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.title} submit={words.submit} short>
      <TextArea {...field('text')} rows={3} maxLength={reasonRule.most} />
    </FormFrame>
  )
})

export const screen = defineScreen({
  viewModel: ChangeTeamViewModel,
  view: ChangeTeamScreen,
  parent: ({ id }) => teamManagerPath(id),
})
