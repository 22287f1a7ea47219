import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { NotifyDeviceStore } from '../../../application/frame/messages/notify-device.store'
import { Switch } from '../kit/fields/choice'
import { ListRow } from '../kit/lists/list-row'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import { notifyOfferWords } from './notify-offer.words'

/** Whether this device gets notifications, and the switch for it. */
export const DeviceNotices = observer(function DeviceNotices() {
  const words = useWords(notifyOfferWords)
  const device = useService(NotifyDeviceStore)
  useEffect(() => void device.read(), [device])
  const { state } = device
  if (state === 'unknown') return null
  if (state === 'unable') return <ListRow title={words.deviceTitle} text={words.deviceUnable} />
  if (state === 'denied') return <ListRow title={words.deviceTitle} text={words.denied} />
  return (
    <ListRow
      title={words.deviceTitle}
      text={state === 'failed' ? words.failed : state === 'on' ? words.deviceOn : words.deviceOff}
      control={
        <Switch
          hiddenLabel
          label={words.deviceTitle}
          checked={state === 'on'}
          onChange={(isOn) => void (isOn ? device.turnOn() : device.turnOff())}
        />
      }
    />
  )
})
