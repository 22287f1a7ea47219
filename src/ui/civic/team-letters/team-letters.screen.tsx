import { observer } from 'mobx-react-lite'
import type { TeamLetterForm } from '../../../application/civic/team-letters/write-to-team'
import { letterRule, type LetterSettings, type TeamLetter } from '../../../domain/civic/team-letters/team-letter'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Button } from '../../frame/kit/buttons/button'
import { Switch } from '../../frame/kit/fields/choice'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { Meta, TimeText } from '../../frame/kit/facts/meta'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { TextArea } from '../../frame/kit/fields/text-area'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { LookedAt } from '../../frame/messages/looked-at.part'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { MemberNamePart } from '../../participation/member-name.part'
import { ReportButtonPart } from '../../participation/reports/report-button.part'
import { teamPath } from '../teams/teams.paths'
import styles from './team-letters.module.css'
import { TeamLettersViewModel } from './team-letters.view-model'
import { letterFormWords, teamLettersWords } from './team-letters.words'

interface TeamLettersProps {
  readonly viewModel: TeamLettersViewModel
}

/** What was written to the members of a team, for them to read, and the way to write to them. */
export const TeamLettersScreen = observer(function TeamLettersScreen({ viewModel }: TeamLettersProps) {
  const words = useWords(teamLettersWords)
  const { settings } = viewModel
  return (
    <PlainPage title={words.title} look="rows">
      <MembersOnly isMember={viewModel.isMember} reason="team-letters">
        {settings.value !== null ? (
          <Letters viewModel={viewModel} settings={settings.value} />
        ) : viewModel.isOthers ? (
          <EmptyState
            subject="locked"
            title={words.onlyMembers}
            action={<ButtonLink to={teamPath(viewModel.teamId)}>{words.toTeam}</ButtonLink>}
          />
        ) : settings.state === 'failed' ? (
          <FailedPart title={words.failed} failure={settings.failure} onRetry={() => void viewModel.refresh()} />
        ) : (
          <SkeletonList label={words.loading} shape="rows" />
        )}
      </MembersOnly>
    </PlainPage>
  )
})

const Letters = observer(function Letters({
  viewModel,
  settings,
}: TeamLettersProps & { readonly settings: LetterSettings }) {
  const words = useWords(teamLettersWords)
  const formWords = useWords(letterFormWords)
  const { written, letters } = viewModel
  return (
    <>
      <LookedAt subject="team" id={viewModel.teamId} />
      <PagedListPart
        list={letters}
        onRefresh={viewModel.refresh}
        above={
          <div className={styles.above}>
            <p className={styles.team}>{settings.teamName}</p>
            {settings.mayWrite && (
              <Button kind="primary" block onClick={viewModel.write}>
                {words.write}
              </Button>
            )}
          </div>
        }
        empty={<EmptyState subject="messages" title={words.none} text={words.noneText} />}
      >
        {(letter) => <LetterRow letter={letter} onReported={() => letters.remove(new Set([letter.id]))} />}
      </PagedListPart>
      <RowGroup title={words.settings}>
        <ListRow
          title={words['gets-letters']}
          text={words.getsText}
          control={
            <Switch
              hiddenLabel
              label={words['gets-letters']}
              checked={settings.getsLetters}
              onChange={(isOn) => void viewModel.change('gets-letters', isOn)}
            />
          }
        />
        {settings.isLeader && (
          <ListRow
            title={words['members-write']}
            text={words.membersText}
            control={
              <Switch
                hiddenLabel
                label={words['members-write']}
                checked={settings.membersWrite}
                onChange={(isOn) => void viewModel.change('members-write', isOn)}
              />
            }
          />
        )}
      </RowGroup>
      <Sheet open={written !== null} onClose={viewModel.close} title={formWords.title}>
        {written !== null && <LetterFields form={written} reached={settings.limit} />}
      </Sheet>
    </>
  )
})

function LetterRow({ letter, onReported }: { readonly letter: TeamLetter; readonly onReported: () => void }) {
  const words = useWords(teamLettersWords)
  const format = useFormat()
  const { id, from, text, sentAt, isMine, receivers } = letter
  return (
    <article className={styles.letter}>
      <div className={styles.head}>
        <Avatar src={from.avatar} name={from.nickname} />
        <div className={styles.who}>
          <p className={styles.name}>{isMine ? words.mine : <MemberNamePart member={from} />}</p>
          <Meta
            parts={[
              <TimeText key="time" at={sentAt} text={format.relativeTime(sentAt)} />,
              receivers !== null && words.sentTo(receivers),
            ]}
          />
        </div>
        {!isMine && (
          <ReportButtonPart
            subject={{ kind: 'team-letter', id }}
            name={from.nickname}
            size={20}
            onReported={onReported}
          />
        )}
      </div>
      <p className={styles.text}>{text}</p>
    </article>
  )
}

const LetterFields = observer(function LetterFields({
  form,
  reached,
}: {
  readonly form: TeamLetterForm
  readonly reached: ReachedLimit | null
}) {
  const words = useWords(letterFormWords)
  const field = useFields(form, words)
  return (
    <FormFrame
      form={form}
      words={words}
      label={words.title}
      submit={words.submit}
      limit={{ reached, timed: words.limit }}
      short
    >
      <TextArea {...field('text')} rows={4} maxLength={letterRule.most} />
    </FormFrame>
  )
})

export const screen = defineScreen({
  viewModel: TeamLettersViewModel,
  view: TeamLettersScreen,
  parent: ({ teamId }) => teamPath(teamId),
})
