import { observer } from 'mobx-react-lite'
import { SessionOfferStore } from '../../application/session/session-offer.store'
import { SessionStore } from '../../application/session/session.store'
import { Dialog } from '../kit/dialog'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import { sessionWords } from './session.words'

/** Asks whose session goes on, when an app handed over somebody else's. */
export const SessionOffer = observer(function SessionOffer() {
  const words = useWords(sessionWords)
  const offers = useService(SessionOfferStore)
  const session = useService(SessionStore)
  const present = session.user?.nickname ?? ''
  const other = offers.offer?.user.nickname ?? ''
  return (
    <Dialog
      open={offers.offer !== null}
      onClose={offers.decline}
      title={words.switchTitle}
      text={words.switchText(present, other)}
      acts={[
        { label: words.stay(present), onAct: offers.decline },
        { label: words.switchTo(other), kind: 'primary', onAct: offers.accept },
      ]}
    />
  )
})
