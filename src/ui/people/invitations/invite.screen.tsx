import { Image as Picture } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { minePath } from '../../overview/agenda/agenda.paths'
import type { ShareSubject } from '../../../application/frame/sharing/share-content'
import { CodeCard } from '../../frame/codes/code-card.part'
import { Button } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { Icon } from '../../frame/kit/pictures/icon'
import { ListRow } from '../../frame/kit/lists/list-row'
import { TimeText } from '../../frame/kit/facts/meta'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { ShareSheetPart } from '../../frame/sharing/share-sheet.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { FiguresPart } from '../../frame/shell/parts/figures.part'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { invitationsWords } from './invitations.words'
import styles from './invite.module.css'
import { InviteViewModel } from './invite.view-model'

interface InviteProps {
  readonly viewModel: InviteViewModel
}

/** S148: the member’s invitation, and who came by it. */
export const InviteScreen = observer(function InviteScreen({ viewModel }: InviteProps) {
  const words = useWords(invitationsWords)
  return (
    <PlainPage title={words.title} look="rows">
      <MembersOnly isMember={viewModel.isMember} reason="invite">
        <Invitation viewModel={viewModel} />
        <WhoCame viewModel={viewModel} />
      </MembersOnly>
    </PlainPage>
  )
})

const Invitation = observer(function Invitation({ viewModel }: InviteProps) {
  const words = useWords(invitationsWords)
  const { nickname, siteName, sharing } = viewModel
  const subject: ShareSubject = {
    path: homePath,
    target: null,
    info: null,
    title: words.cardTitle(nickname, siteName),
    description: words.cardText,
    cover: '',
  }
  return (
    <section className={styles.invitation}>
      <CodeCard
        text={viewModel.addressOf(subject)}
        label={words.code}
        caption={words.hint}
        onCopy={() => viewModel.copy(subject)}
      />
      <div className={styles.acts}>
        <Button kind="primary" block onClick={viewModel.showWays}>
          {words.send}
        </Button>
        <Button block icon={<Icon of={Picture} size={18} />} onClick={viewModel.showPoster}>
          {words.poster}
        </Button>
      </div>
      <ShareSheetPart
        open={sharing !== null}
        first={sharing ?? 'ways'}
        onClose={viewModel.closeSharing}
        subject={subject}
        scan={words.scan}
      />
    </section>
  )
})

const WhoCame = observer(function WhoCame({ viewModel }: InviteProps) {
  const words = useWords(invitationsWords)
  const format = useFormat()
  const { invited, today } = viewModel
  const figure = (count: number | null) => (count === null ? words.unknown : format.count(count))
  return (
    <section className={styles.came}>
      <SectionHeader title={words.who} />
      <FiguresPart
        label={words.figures}
        figures={[
          { name: words.today, value: figure(today) },
          { name: words.all, value: figure(invited.total) },
        ]}
      />
      <PagedListPart
        list={invited}
        look="plain"
        failedTitle={words.failed}
        skeleton={<SkeletonList label={words.loading} shape="rows" />}
        empty={<EmptyState title={words.none} text={words.noneText} />}
      >
        {({ name, at }) => <ListRow listed title={name} value={<TimeText at={at} text={format.relativeTime(at)} />} />}
      </PagedListPart>
    </section>
  )
})

export const screen = defineScreen({ viewModel: InviteViewModel, view: InviteScreen, parent: minePath })
