import { HandHelping, HeartHandshake, UsersRound } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { helpedPersonsPath, myClaimedPath, myWishesPath } from './wishes.paths'
import { wishMineWords } from './wish-mine.words'

export const mine = mineEntriesOf(wishMineWords, [
  { name: 'claimed', group: 'volunteering', rank: 30, path: myClaimedPath, icon: HandHelping },
  { name: 'wishes', group: 'services', rank: 20, path: myWishesPath, icon: HeartHandshake, subject: 'wish' },
  { name: 'people', group: 'services', rank: 40, path: helpedPersonsPath, icon: UsersRound },
])
