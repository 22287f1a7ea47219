import { IdCard } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { realNamePath } from './identities.paths'
import { identityMineWords } from './identity-mine.words'

export const mine = mineEntriesOf(identityMineWords, [
  {
    name: 'realName',
    group: 'account',
    rank: 40,
    path: realNamePath(),
    icon: IdCard,
    subject: 'identity',
    value: 'realName',
  },
])
