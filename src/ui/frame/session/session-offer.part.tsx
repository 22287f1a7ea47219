import { observer } from 'mobx-react-lite'
import { SessionOfferStore } from '../../../application/frame/session/login/session-offer.store'
import { SessionStore } from '../../../application/frame/session/session.store'
import { Dialog } from '../kit/overlays/dialog'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import { sessionWords } from './session.words'

/** Asks which session to use, when an address has brought a session that is not the current visitor's. */
export const SessionOffer = observer(function SessionOffer() {
  const words = useWords(sessionWords)
  const present = useService(SessionStore).user?.nickname
  const { offer } = useService(SessionOfferStore)
  const user = offer?.user
  const otherNickname = user?.nickname ?? ''
  const account = words.account(otherNickname, user?.phone ?? null)
  return (
    <Dialog
      open={offer !== null}
      onClose={() => offer?.answer(false)}
      title={present === undefined ? words.offerTitle : words.switchTitle}
      text={present === undefined ? words.offerText(account) : words.switchText(present, account)}
      acts={[
        { label: present === undefined ? words.declineOffer : words.stay(present), onAct: () => offer?.answer(false) },
        {
          label: present === undefined ? words.acceptOffer(otherNickname) : words.switchTo(otherNickname),
          kind: 'primary',
          onAct: () => offer?.answer(true),
        },
      ]}
    />
  )
})
