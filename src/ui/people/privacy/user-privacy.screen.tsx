import { observer } from 'mobx-react-lite'
import type { BlockedPerson, Privacy, WishAudience } from '../../../domain/people/privacy/privacy'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Button } from '../../frame/kit/buttons/button'
import { Switch } from '../../frame/kit/fields/choice'
import { Dialog } from '../../frame/kit/overlays/dialog'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { SegmentedControl } from '../../frame/kit/buttons/segmented-control'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { useIsHydrated } from '../../frame/kit/hydration/use-is-hydrated'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { InterestsPart } from '../interests/interests.part'
import { minePath } from '../../overview/agenda/agenda.paths'
import { privacyWords } from './privacy.words'
import styles from './user-privacy.module.css'
import { UserPrivacyViewModel } from './user-privacy.view-model'

interface UserPrivacyProps {
  readonly viewModel: UserPrivacyViewModel
}

/** The privacy of the member */
export const UserPrivacyScreen = observer(function UserPrivacyScreen({ viewModel }: UserPrivacyProps) {
  const words = useWords(privacyWords)
  const { privacy, blocked } = viewModel
  const isHydrated = useIsHydrated()
  return (
    <PlainPage title={words.title} look="rows">
      {isHydrated && privacy.value !== null ? (
        <Settings viewModel={viewModel} privacy={privacy.value} />
      ) : privacy.state === 'failed' ? (
        <FailedPart title={words.failed} failure={privacy.failure} onRetry={privacy.reload} />
      ) : (
        <SkeletonList label={words.loading} shape="rows" count={4} />
      )}
      <SectionHeader title={words.blocked} />
      <PagedListPart
        list={blocked}
        look="plain"
        isStill
        failedTitle={words.blockedFailed}
        skeleton={<SkeletonList label={words.blockedLoading} shape="rows" count={2} />}
        empty={<EmptyState title={words.noneBlocked} text={words.noneBlockedText} />}
      >
        {(person) => <BlockedRow person={person} onUnblock={() => void viewModel.unblock(person.id)} />}
      </PagedListPart>
    </PlainPage>
  )
})

const Settings = observer(function Settings({ viewModel, privacy }: UserPrivacyProps & { readonly privacy: Privacy }) {
  const words = useWords(privacyWords)
  const { showsService, inRankings, wishesFor, keepsHistory } = privacy
  return (
    <>
      <RowGroup title={words.others}>
        <SwitchRow
          title={words.service}
          text={words.serviceText}
          checked={showsService}
          onChange={(on) => void viewModel.change({ showsService: on })}
        />
        <SwitchRow
          title={words.ranked}
          text={words.rankedText}
          checked={inRankings}
          onChange={(on) => void viewModel.change({ inRankings: on })}
        />
        <div className={styles.choice}>
          <h3 className={styles.name}>{words.wishes}</h3>
          <SegmentedControl<WishAudience>
            label={words.wishes}
            options={[
              { value: 'everyone', label: words['wishes.everyone'] },
              { value: 'volunteers', label: words['wishes.volunteers'] },
            ]}
            value={wishesFor}
            onChange={(value) => void viewModel.change({ wishesFor: value })}
          />
        </div>
      </RowGroup>
      <RowGroup title={words.device}>
        <SwitchRow
          title={words.history}
          text={words.historyText}
          checked={keepsHistory}
          onChange={viewModel.keepHistory}
        />
        <InterestsPart />
      </RowGroup>
      <Dialog
        open={viewModel.isAsking}
        onClose={viewModel.cancel}
        title={words.historyTitle}
        text={words.historyQuestion}
        acts={[
          { label: words.cancel, onAct: viewModel.cancel },
          { label: words.historyOff, kind: 'danger', onAct: viewModel.stopHistory },
        ]}
      />
    </>
  )
})

interface SwitchRowProps {
  readonly title: string
  readonly text: string
  readonly checked: boolean
  readonly onChange: (on: boolean) => void
}

function SwitchRow({ title, text, checked, onChange }: SwitchRowProps) {
  return (
    <ListRow
      title={title}
      text={text}
      control={<Switch hiddenLabel label={title} checked={checked} onChange={onChange} />}
    />
  )
}

interface BlockedRowProps {
  readonly person: BlockedPerson
  readonly onUnblock: () => void
}

const BlockedRow = observer(function BlockedRow({ person, onUnblock }: BlockedRowProps) {
  const words = useWords(privacyWords)
  const format = useFormat()
  const { nickname, avatar, blockedAt } = person
  return (
    <ListRow
      listed
      title={nickname}
      text={words.since(format.date(blockedAt))}
      icon={<Avatar src={avatar} name={nickname} />}
      control={
        <Button small onClick={onUnblock} aria-label={words.unblockNamed(nickname)}>
          {words.unblock}
        </Button>
      }
    />
  )
})

export const screen = defineScreen({ viewModel: UserPrivacyViewModel, view: UserPrivacyScreen, parent: minePath })
