import { Ellipsis, Pencil } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button, IconButton } from '../../frame/kit/button'
import { Dialog } from '../../frame/kit/dialog'
import { EmptyState } from '../../frame/kit/empty-state'
import { FailedPart } from '../../frame/kit/failed-part'
import { Icon } from '../../frame/kit/icon'
import { ButtonLink, Link } from '../../frame/kit/link'
import { ListRow, RowGroup } from '../../frame/kit/list-row'
import { TimeText } from '../../frame/kit/meta'
import { Sheet } from '../../frame/kit/sheet'
import { SkeletonList } from '../../frame/kit/skeleton'
import { TabPanel } from '../../frame/kit/tab-panel'
import { Tabs } from '../../frame/kit/tabs'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screen'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { teamLettersPath } from '../team-letters/team-letters.paths'
import { changeTeamPath } from '../team-foundings/team-foundings.paths'
import { ReasonFields } from './reason-fields'
import { TeamActivities } from './team-activities'
import { TeamMemberRow } from './team-member'
import { TeamManagerViewModel, type WrittenDecision } from './team-manager.view-model'
import styles from './teams.module.css'
import { teamPath } from './teams.paths'
import { refuseWords, removeWords, teamsWords } from './teams.words'

const group = 'team-people'

interface ManagerProps {
  readonly viewModel: TeamManagerViewModel
}

/** S116 */
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
          title={words.onlyLeader}
          action={<ButtonLink to={teamPath(viewModel.id)}>{words.toTeam}</ButtonLink>}
        />
      )}
    </PlainPage>
  )
})

const People = observer(function People({ viewModel }: ManagerProps) {
  const words = useWords(teamsWords)
  const format = useFormat()
  const { people, written } = viewModel
  const { tab } = people.filters
  const { choose } = viewModel
  return (
    <>
      <OfferNote viewModel={viewModel} />
      <RowGroup>
        <ListRow title={words.letters} to={teamLettersPath(viewModel.id)} />
      </RowGroup>
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
                <div className={styles.personRow}>
                  <TeamMemberRow
                    member={member}
                    facts={<TimeText at={member.since} text={words.askedAt(format.relativeTime(member.since))} />}
                  >
                    <div className={styles.acts}>
                      <Button
                        small
                        aria-label={words.refuseLabel(member.nickname)}
                        onClick={() => viewModel.write('refuse', member)}
                      >
                        {words.refuse}
                      </Button>
                      <Button
                        small
                        kind="primary"
                        busy={viewModel.approving === member.id}
                        aria-label={words.approveLabel(member.nickname)}
                        onClick={() => void viewModel.approve(member)}
                      >
                        {words.approve}
                      </Button>
                    </div>
                  </TeamMemberRow>
                </div>
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

/** The offer that waits for the answer of a member, and the button to take it back. */
const OfferNote = observer(function OfferNote({ viewModel }: ManagerProps) {
  const words = useWords(teamsWords)
  const format = useFormat()
  const offer = viewModel.team.value?.offer ?? null
  if (offer === null) return null
  return (
    <section className={styles.offer} aria-label={words.offered(offer.to.nickname)}>
      <div className={styles.who}>
        <p className={styles.offered}>{words.offered(offer.to.nickname)}</p>
        <p className={styles.quiet}>{words.offeredUntil(format.fullDate(offer.endsAt))}</p>
      </div>
      <Button small busy={viewModel.isOffering} onClick={() => void viewModel.withdrawOffer()}>
        {words.withdrawOffer}
      </Button>
    </section>
  )
})

/** The leader's acts on a member, one tap away from the list. */
const MemberMenu = observer(function MemberMenu({ viewModel }: ManagerProps) {
  const words = useWords(teamsWords)
  const { managed } = viewModel
  return (
    <Sheet open={managed !== null} onClose={() => viewModel.manage(null)} title={managed?.nickname ?? ''}>
      {managed !== null && (
        <RowGroup>
          <ListRow title={words.offerLead} onPress={() => viewModel.chooseSuccessor(managed)} />
          <ListRow isDangerous title={words.remove} onPress={() => viewModel.write('remove', managed)} />
        </RowGroup>
      )}
    </Sheet>
  )
})

const OfferDialog = observer(function OfferDialog({ viewModel }: ManagerProps) {
  const words = useWords(teamsWords)
  const { successor } = viewModel
  const close = () => viewModel.chooseSuccessor(null)
  return (
    <Dialog
      open={successor !== null}
      onClose={close}
      title={words.offerTitle(successor?.nickname ?? '')}
      text={words.offerText}
      acts={[
        { label: words.notNow, onAct: close },
        {
          label: words.offerLead,
          kind: 'primary',
          busy: viewModel.isOffering,
          onAct: () => void viewModel.offerLead(),
        },
      ]}
    />
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
