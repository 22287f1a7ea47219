import { observer } from 'mobx-react-lite'
import { SessionHandover } from '../../../application/frame/session/session-handover.store'
import { SessionStore } from '../../../application/frame/session/session.store'
import { Dialog } from '../kit/dialog'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import { sessionWords } from './session.words'

/** Asks which session to use, when an address has brought a session that is not the current visitor's. */
export const SessionOffer = observer(function SessionOffer() {
  const words = useWords(sessionWords)
  const offers = useService(SessionHandover)
  const present = useService(SessionStore).user?.nickname
  const user = offers.offer?.user
  const otherNickname = user?.nickname ?? ''
  const account = words.account(otherNickname, user?.phone ?? null)
  return (
    <Dialog
      open={offers.offer !== null}
      onClose={offers.decline}
      title={present === undefined ? words.offerTitle : words.switchTitle}
      text={present === undefined ? words.offerText(account) : words.switchText(present, account)}
      acts={[
        { label: present === undefined ? words.declineOffer : words.stay(present), onAct: offers.decline },
        {
          label: present === undefined ? words.acceptOffer(otherNickname) : words.switchTo(otherNickname),
          kind: 'primary',
          onAct: offers.accept,
        },
      ]}
    />
  )
})
