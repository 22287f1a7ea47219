import { observer } from 'mobx-react-lite'
import type { WishState } from '../../../../domain/civic/wishes/wish-lifecycle'
import type { OfferedWishAct, Wish } from '../../../../domain/civic/wishes/wish'
import { InTheNewsPart } from '../../../frame/concerns/concerns.part'
import { ActBar } from '../../../frame/cases/act-bar.part'
import { TimeLine } from '../../../frame/cases/time-line.part'
import { TakingRefusal } from '../../commitments/taking-refusal.part'
import { Button } from '../../../frame/kit/buttons/button'
import { Stars } from '../../../frame/ratings/stars.part'
import { ParticipationCommentsPart, ParticipationShareSheetPart } from '../../../participation/participation.part'
import { ReportButtonPart } from '../../../participation/reports/report-button.part'
import { ShareButtonPart } from '../../../participation/share-button.part'
import { NotifyOffer } from '../../../frame/messages/notify-offer.part'
import { LookedAt } from '../../../frame/messages/looked-at.part'
import { DetailPage } from '../../../frame/shell/layout/detail-page'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import { ClashDialogPart } from '../../clashes/clash-dialog.part'
import { WishActSheet } from './wish-act-sheet'
import { WishAbout } from './wish-about'
import { ClaimantsSheet, WishHelpers } from './wish-helpers'
import { WishViewModel } from './wish.view-model'
import styles from '../wish.module.css'
import { myWishesPath, wishesPath } from '../wishes.paths'
import { wishesWords } from '../wishes.words'

interface WishProps {
  readonly viewModel: WishViewModel
}

/** The states in which the wisher waits for others. */
const waits: readonly WishState[] = ['submitted', 'open', 'claimed']

/** S128: one wish, from the claim to the rating. */
export const WishScreen = observer(function WishScreen({ viewModel }: WishProps) {
  const words = useWords(wishesWords)
  const { wish } = viewModel
  return (
    <DetailPage
      of={wish}
      words={words}
      list={wishesPath}
      onRetry={() => void viewModel.reload()}
      actions={
        <>
          {wish.value !== null && !wish.value.mine && viewModel.isPublic && (
            <ReportButtonPart subject={{ kind: 'wish', id: wish.value.id }} />
          )}
          <ShareButtonPart viewModel={viewModel.participation} />
        </>
      }
    >
      {(value) => <WishPage viewModel={viewModel} wish={value} />}
    </DetailPage>
  )
})

const WishPage = observer(function WishPage({ viewModel, wish }: WishProps & { readonly wish: Wish }) {
  const words = useWords(wishesWords)
  // A claimant is dismissed by a button beside their name, not here.
  const offeredActs = wish.acts.filter((act) => act !== 'letGo')
  const isRating = ({ act }: Wish['steps'][number]) => act === 'evaluate' && wish.evaluation !== null
  const questions: Partial<Record<OfferedWishAct, { readonly title: string; readonly text: string }>> = {
    claim: { title: words.claimTitle, text: words.claimText },
    withdraw: { title: words.withdrawTitle, text: words.withdrawText },
  }
  return (
    <>
      <LookedAt subject="wish" id={wish.id} />
      <WishAbout wish={wish} onGoThere={viewModel.openDirections} />
      {viewModel.isPublic && <WishHelpers wish={wish} onAll={viewModel.showClaimants} onLetGo={viewModel.letGo} />}
      <div className={styles.part}>
        <TimeLine
          // What was said with the rating stands above, so its step shows the stars alone.
          steps={wish.steps.map((step) => (isRating(step) ? { ...step, text: '' } : step))}
          titleOf={({ act }) => words[`step.${act}`]}
          noteOf={(step) => isRating(step) && <Stars value={wish.evaluation?.stars ?? 0} />}
          byOffice={({ act }) => act !== 'expire'}
        />
      </div>
      {wish.mine && waits.includes(wish.state) && <NotifyOffer of="news" />}
      <InTheNewsPart kind="wish" id={wish.id} />
      {viewModel.isPublic && (
        <ParticipationCommentsPart viewModel={viewModel.participation} commentsOpen={wish.commentsOpen} />
      )}
      <ActBar
        busy={viewModel.busy}
        onAct={viewModel.act}
        acts={offeredActs.map((act) => ({
          act,
          label: words[`act.${act}`],
          ...(act === 'withdraw' || act === 'cancel' ? { kind: 'secondary' as const } : {}),
          ...(questions[act] === undefined ? {} : { question: questions[act] }),
        }))}
      >
        {viewModel.refusal !== null && <TakingRefusal failure={viewModel.refusal} />}
        {viewModel.needsLogin && <p className={styles.waits}>{words.needsLogin}</p>}
        {wish.needsVolunteer && (
          <>
            <p className={styles.waits}>
              {wish.registrationPending ? words.registrationPending : words.needsVolunteer}
            </p>
            <Button kind="primary" block onClick={viewModel.register}>
              {wish.registrationPending ? words.toRegistration : words.register}
            </Button>
          </>
        )}
      </ActBar>
      <WishActSheet viewModel={viewModel} />
      <ClashDialogPart check={viewModel.claiming.clashes} />
      <ClaimantsSheet viewModel={viewModel} />
      <ParticipationShareSheetPart viewModel={viewModel.participation} />
    </>
  )
})

export const screen = defineScreen({
  viewModel: WishViewModel,
  view: WishScreen,
  // A comment opens over its wish, so both addresses share one screen.
  key: ({ params }) => `wish ${params['aid'] ?? ''}`,
  parent: myWishesPath,
})
