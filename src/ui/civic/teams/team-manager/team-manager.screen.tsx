import { Ellipsis, Pencil } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { TeamMember } from '../../../../domain/civic/teams/team'
import { Button, IconButton } from '../../../frame/kit/buttons/button'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { Icon } from '../../../frame/kit/pictures/icon'
import { ButtonLink, Link } from '../../../frame/kit/buttons/link'
import { ListRow, RowGroup } from '../../../frame/kit/lists/list-row'
import { TimeText } from '../../../frame/kit/facts/meta'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { changeTeamPath } from '../../team-foundings/team-foundings.paths'
import { LeaderHead, OfferDialog } from './lead-offer'
import { ReasonFields } from './reason-fields'
import { TeamActivities } from './team-activities'
import { TeamMemberRow } from '../team-member'
import { TeamManagerViewModel, type WrittenDecision } from './team-manager.view-model'
import styles from '../teams.module.css'
import { teamPath } from '../teams.paths'
import { refuseWords, removeWords, teamsWords } from '../teams.words'

const group = 'team-people'

interface ManagerProps {
  readonly viewModel: TeamManagerViewModel
}

/** S116: the leader's desk: who waits, who belongs to the team. */
export const TeamManagerScreen = observer(function TeamManagerScreen({ viewModel }: ManagerProps) {
  const words = useWords(teamsWords)
  const { team } = viewModel
  return (
    <PlainPage
      title={team.value?.name ?? words.managerTitle}
      look="rows"
      actions={
        viewModel.isLeader && (
          <Link to={changeTeamPath(viewModel.id)} label={words.edit} className={styles.code}>
            <Icon of={Pencil} size={22} />
          </Link>
        )
      }
    >
      {team.value === null ? (
        team.state === 'failed' ? (
          <FailedPart title={words.failed} failure={team.failure} onRetry={() => void viewModel.refresh()} />
        ) : (
          <SkeletonList label={words.loading} shape="rows" />
        )
      ) : viewModel.isLeader ? (
        <People viewModel={viewModel} />
      ) : (
        <EmptyState
          subject="locked"
          title={words.onlyLeader}
          action={<ButtonLink to={teamPath(viewModel.id)}>{words.toTeam}</ButtonLink>}
        />
      )}
    </PlainPage>
  )
})

const People = observer(function People({ viewModel }: ManagerProps) {
  const words = useWords(teamsWords)
  const { people, written } = viewModel
  const { tab } = people.filters
  const { choose } = viewModel
  return (
    <>
      <LeaderHead viewModel={viewModel} />
      <Tabs
        label={words.people}
        group={group}
        sticky
        selected={tab}
        onSelect={choose}
        tabs={[
          { id: '', label: words.applicants, marked: (viewModel.team.value?.waitingCount ?? 0) > 0 },
          { id: 'members', label: words.membersTitle },
          { id: 'activities', label: words.activities },
        ]}
      />
      <TabPanel group={group} id={tab} swipes={{ ids: ['', 'members', 'activities'], onSelect: choose }}>
        {tab === 'activities' ? (
          <TeamActivities viewModel={viewModel} />
        ) : (
          <FilteredListPart
            list={people}
            empty={<EmptyState title={words.noApplicants} text={words.noApplicantsText} />}
            noneFound={<EmptyState title={words.noMembers} />}
          >
            {(member) =>
              tab === 'members' ? (
                <div className={styles.personRow}>
                  <TeamMemberRow member={member}>
                    {!member.isLeader && (
                      <IconButton
                        icon={<Icon of={Ellipsis} size={22} />}
                        label={words.moreLabel(member.nickname)}
                        onClick={() => viewModel.manage(member)}
                      />
                    )}
                  </TeamMemberRow>
                </div>
              ) : (
                <ApplicantRow viewModel={viewModel} applicant={member} />
              )
            }
          </FilteredListPart>
        )}
      </TabPanel>
      <MemberMenu viewModel={viewModel} />
      <DecisionSheet written={written} onClose={viewModel.close} />
      <OfferDialog viewModel={viewModel} />
    </>
  )
})

/** Somebody who asks to join, with the leader's answers. */
const ApplicantRow = observer(function ApplicantRow({
  viewModel,
  applicant,
}: ManagerProps & { readonly applicant: TeamMember }) {
  const words = useWords(teamsWords)
  const format = useFormat()
  const { id, nickname, since } = applicant
  return (
    <div className={styles.personRow}>
      <TeamMemberRow
        member={applicant}
        facts={<TimeText at={since} text={words.askedAt(format.relativeTime(since))} />}
      >
        <div className={styles.acts}>
          <Button small aria-label={words.refuseLabel(nickname)} onClick={() => viewModel.write('refuse', applicant)}>
            {words.refuse}
          </Button>
          <Button
            small
            kind="primary"
            busy={viewModel.approving === id}
            aria-label={words.approveLabel(nickname)}
            onClick={() => void viewModel.approve(applicant)}
          >
            {words.approve}
          </Button>
        </div>
      </TeamMemberRow>
    </div>
  )
})

/** The leader's acts on a member, one tap away from the list. */
const MemberMenu = observer(function MemberMenu({ viewModel }: ManagerProps) {
  const words = useWords(teamsWords)
  const { managed } = viewModel
  return (
    <Sheet open={managed !== null} onClose={() => viewModel.manage(null)} title={managed?.nickname ?? ''} flush>
      {managed !== null && (
        <RowGroup>
          <ListRow title={words.offerLead} onPress={() => viewModel.chooseSuccessor(managed)} />
          <ListRow isDangerous title={words.remove} onPress={() => viewModel.write('remove', managed)} />
        </RowGroup>
      )}
    </Sheet>
  )
})

const DecisionSheet = observer(function DecisionSheet({
  written,
  onClose,
}: {
  readonly written: WrittenDecision | null
  readonly onClose: () => void
}) {
  const refuse = useWords(refuseWords)
  const remove = useWords(removeWords)
  const titles = { refuse: refuse.title, remove: remove.title }
  return (
    <Sheet open={written !== null} onClose={onClose} title={written === null ? '' : titles[written.act]}>
      {written !== null && <ReasonFields form={written.form} words={written.act === 'refuse' ? refuse : remove} />}
    </Sheet>
  )
})

export const screen = defineScreen({
  viewModel: TeamManagerViewModel,
  view: TeamManagerScreen,
  parent: ({ id }) => teamPath(id),
})
