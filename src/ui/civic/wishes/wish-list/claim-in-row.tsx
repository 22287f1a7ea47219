import { observer } from 'mobx-react-lite'
import type { WishCard } from '../../../../domain/civic/wishes/wish'
import { TakingRefusal } from '../../commitments/taking-refusal.part'
import { Button } from '../../../frame/kit/buttons/button'
import { useWords } from '../../../frame/words/words'
import type { WishClaiming } from '../wish-claiming'
import { wishesWords } from '../wishes.words'

interface ClaimInRowProps {
  readonly wish: WishCard
  readonly claiming: WishClaiming
}

/** The claim button in a wish's row; renders nothing when the visitor cannot claim it. */
export const ClaimInRow = observer(function ClaimInRow({ wish, claiming }: ClaimInRowProps) {
  const words = useWords(wishesWords)
  if (!wish.acts.includes('claim')) return null
  return (
    <Button small busy={claiming.busyId === wish.id} onClick={() => claiming.askToClaim(wish)}>
      {words['act.claim']}
    </Button>
  )
})

/** Why the claim was refused, in the wish's row. */
export const RefusedInRow = observer(function RefusedInRow({ wish, claiming: { refusal } }: ClaimInRowProps) {
  return refusal?.id === wish.id ? <TakingRefusal failure={refusal.failure} /> : null
})
