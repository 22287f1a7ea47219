import { observer } from 'mobx-react-lite'
import { Dialog } from '../../../frame/kit/overlays/dialog'
import { useWords } from '../../../frame/words/words'
import { ClashDialogPart } from '../../clashes/clash-dialog.part'
import type { WishClaiming } from '../wish-claiming'
import { wishesWords } from '../wishes.words'

/** Asks for confirmation before a wish in a list is claimed. */
export const ClaimDialog = observer(function ClaimDialog({ claiming }: { readonly claiming: WishClaiming }) {
  const words = useWords(wishesWords)
  return (
    <>
      <Dialog
        open={claiming.wishToConfirm !== null}
        onClose={claiming.cancelQuestion}
        title={words.claimTitle}
        text={words.claimText}
        acts={[
          { label: words.notNow, onAct: claiming.cancelQuestion },
          { label: words['act.claim'], kind: 'primary', onAct: () => void claiming.confirm() },
        ]}
      />
      <ClashDialogPart check={claiming.clashes} />
    </>
  )
})
