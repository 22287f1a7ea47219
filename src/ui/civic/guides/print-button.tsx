import { Printer } from 'lucide-react'
import { Messenger } from '../../../application/frame/hosts/messenger'
import { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import { IconButton } from '../../frame/kit/button'
import { Icon } from '../../frame/kit/icon'
import { useIsHydrated } from '../../frame/kit/use-is-hydrated'
import { useService } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import { guideWords } from './guide.words'

/** Prints the screen. Apps and the messenger cannot print, so it is not shown there. */
export function PrintButton() {
  const words = useWords(guideWords)
  const isInApp = useService(NativeBridge).isPresent
  const isInMessenger = useService(Messenger).isPresent
  if (!useIsHydrated() || isInApp || isInMessenger) return null
  return <IconButton label={words.print} icon={<Icon of={Printer} size={22} />} onClick={() => window.print()} />
}
