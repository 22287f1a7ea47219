import { Bell } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { NotifyDeviceStore } from '../../../application/frame/messages/notify-device.store'
import { Button } from '../kit/buttons/button'
import { Icon } from '../kit/pictures/icon'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import styles from './notify-offer.module.css'
import { notifyOfferWords } from './notify-offer.words'

export interface NotifyOfferProps {
  /** What the member waits for: an answer, or whatever happens next. */
  readonly of?: 'answer' | 'news'
}

/**
 * Offers a member who waits for something to be notified of it. Only this press lets the system ask for permission,
 * when it is plain what for.
 */
export const NotifyOfferCard = observer(function NotifyOfferCard({ of = 'answer' }: NotifyOfferProps) {
  const words = useWords(notifyOfferWords)
  const device = useService(NotifyDeviceStore)
  useEffect(() => void device.read(), [device])
  const { state } = device
  if (state === 'unknown' || state === 'unable') return null
  const said =
    of === 'answer'
      ? { title: words.title, turnOn: words.turnOn, isOn: words.isOn }
      : { title: words.newsTitle, turnOn: words.newsTurnOn, isOn: words.newsIsOn }
  return (
    <section className={styles.offer} aria-label={said.title}>
      {(state === 'off' || state === 'asking') && (
        <>
          <p className={styles.text}>{words.text}</p>
          <Button
            block
            icon={<Icon of={Bell} size={18} />}
            aria-disabled={state === 'asking'}
            onClick={() => void device.turnOn()}
          >
            {said.turnOn}
          </Button>
        </>
      )}
      <p role="status" className={styles.text}>
        {state === 'on' ? said.isOn : state === 'denied' ? words.denied : state === 'failed' ? words.failed : ''}
      </p>
    </section>
  )
})
