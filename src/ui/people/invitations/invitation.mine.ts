import { Gift } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { invitePath } from './invitations.paths'
import { invitationMineWords } from './invitation-mine.words'

export const mine = mineEntriesOf(invitationMineWords, [
  { name: 'invite', group: 'account', rank: 60, path: invitePath, icon: Gift },
])
