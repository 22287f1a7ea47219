import { observer } from 'mobx-react-lite'
import { Button } from '../../../frame/kit/buttons/button'
import { Dialog } from '../../../frame/kit/overlays/dialog'
import { ListRow, RowGroup } from '../../../frame/kit/lists/list-row'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { teamLettersPath } from '../../team-letters/team-letters.paths'
import type { TeamManagerViewModel } from './team-manager.view-model'
import styles from '../teams.module.css'
import { teamsWords } from '../teams.words'

interface LeadOfferProps {
  readonly viewModel: TeamManagerViewModel
}

/** What stands above the people of a team: the offer that waits, and the way to what is written to the members. */
export const LeaderHead = observer(function LeaderHead({ viewModel }: LeadOfferProps) {
  const words = useWords(teamsWords)
  return (
    <>
      <OfferNote viewModel={viewModel} />
      <RowGroup>
        <ListRow title={words.letters} to={teamLettersPath(viewModel.id)} />
      </RowGroup>
    </>
  )
})

/** The offer that waits for the answer of a member, and the button to take it back. */
const OfferNote = observer(function OfferNote({ viewModel }: LeadOfferProps) {
  const words = useWords(teamsWords)
  const format = useFormat()
  const offer = viewModel.team.value?.offer ?? null
  if (offer === null) return null
  return (
    <section className={styles.offer} aria-label={words.offered(offer.to.nickname)}>
      <div className={styles.offerWords}>
        <p>{words.offered(offer.to.nickname)}</p>
        <p className={styles.quiet}>{words.offeredUntil(format.fullDate(offer.endsAt))}</p>
      </div>
      <Button small busy={viewModel.isOffering} onClick={() => void viewModel.withdrawOffer()}>
        {words.withdrawOffer}
      </Button>
    </section>
  )
})

/** The question before a member is asked to lead the team. */
export const OfferDialog = observer(function OfferDialog({ viewModel }: LeadOfferProps) {
  const words = useWords(teamsWords)
  // Once it is sent, the dialog names the one who was asked until it has closed.
  const { successor, team } = viewModel
  const close = () => viewModel.chooseSuccessor(null)
  return (
    <Dialog
      open={successor !== null}
      onClose={close}
      title={words.offerTitle((successor ?? team.value?.offer?.to)?.nickname ?? '')}
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
