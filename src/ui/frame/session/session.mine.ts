import { KeyRound, MessageCircle, Smartphone } from 'lucide-react'
import { redirectFallback } from '../../../domain/frame/navigation/safe-redirect'
import { mineEntriesOf } from '../shell/mine-entry'
import { bindPhonePath, messengerAccountPath, passwordPath, phonePath } from './session.paths'
import { sessionMineWords } from './session-mine.words'

export const mine = mineEntriesOf(sessionMineWords, [
  { name: 'phone', group: 'account', rank: 30, path: phonePath, icon: Smartphone, phone: 'bound' },
  {
    name: 'noPhone',
    group: 'account',
    rank: 30,
    path: bindPhonePath(redirectFallback),
    icon: Smartphone,
    phone: 'missing',
  },
  { name: 'messenger', group: 'account', rank: 40, path: messengerAccountPath, icon: MessageCircle },
  { name: 'password', group: 'account', rank: 50, path: passwordPath, icon: KeyRound },
])
