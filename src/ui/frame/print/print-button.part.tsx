import { Printer } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Messenger } from '../../../application/frame/hosts/messenger'
import { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import { IconButton } from '../kit/buttons/button'
import { Icon } from '../kit/pictures/icon'
import { useIsHydrated } from '../kit/hydration/use-is-hydrated'
import { useService, useIsElder } from '../shell/app-context'
import { useWords } from '../words/words'
import { printWords } from './print.words'
import './tokens.css'

/**
 * Prints the screen, which has no bars on paper; the screen itself leaves out what is of no use there. Apps and the
 * messenger cannot print, so the button is not shown there.
 */
export const PrintButtonPart = observer(function PrintButtonPart() {
  const words = useWords(printWords)
  const elder = useIsElder()
  const isInApp = useService(NativeBridge).isPresent
  const isInMessenger = useService(Messenger).isPresent
  if (!useIsHydrated() || isInApp || isInMessenger) return null
  return (
    <IconButton
      label={words.print}
      caption={elder ? words.print : undefined}
      icon={<Icon of={Printer} size={22} />}
      onClick={() => window.print()}
    />
  )
})
