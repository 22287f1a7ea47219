import { observer } from 'mobx-react-lite'
import type { WishCard } from '../../domain/wishes/wish'
import { TakingRefusal } from '../commitments/taking-refusal.part'
import { Button } from '../kit/button'
import { useWords } from '../words/words'
import type { WishClaiming } from './wish-claiming'
import { wishesWords } from './wishes.words'

interface ClaimInRowProps {
  readonly wish: WishCard
  readonly claiming: WishClaiming
}

/** The claim in a wish's row, and why it was refused; nothing for who cannot claim it. */
export const ClaimInRow = observer(function ClaimInRow({ wish, claiming }: ClaimInRowProps) {
  const words = useWords(wishesWords)
  const { busyId, refused } = claiming
  const failure = refused?.id === wish.id ? refused.failure : null
  return (
    <>
      {failure !== null && <TakingRefusal failure={failure} />}
      {wish.acts.includes('claim') && (
        <Button small busy={busyId === wish.id} onClick={() => claiming.ask(wish)}>
          {words['act.claim']}
        </Button>
      )}
    </>
  )
})
