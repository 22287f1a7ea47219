import { Printer } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Messenger } from '../../../application/frame/hosts/messenger'
import { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import { Icon } from '../kit/pictures/icon'
import { useIsHydrated } from '../kit/hydration/use-is-hydrated'
import { useService } from '../shell/app-context'
import { BarButtonPart } from '../shell/layout/bar-button.part'
import { useWords } from '../words/words'
import { printWords } from './print.words'
import './tokens.css'

/**
 * Prints the screen, which has no bars on paper; the screen itself leaves out what is of no use there. Apps and the
 * messenger cannot print, so the button is not shown there.
 */
export const PrintButtonPart = observer(function PrintButtonPart() {
  const words = useWords(printWords)
  const isInApp = useService(NativeBridge).isPresent
  const isInMessenger = useService(Messenger).isPresent
  if (!useIsHydrated() || isInApp || isInMessenger) return null
  return <BarButtonPart word={words.print} icon={<Icon of={Printer} size={22} />} onClick={() => window.print()} />
})
