import { waysOf } from '../../frame/shell/way'
import { myClaimedPath, myWishesPath, publishWishPath, wishesPath } from './wishes.paths'
import { wishWaysWords } from './wish-ways.words'

export const ways = waysOf(wishWaysWords, [
  ['wishes', wishesPath],
  ['makeWish', publishWishPath],
  ['myWishes', myWishesPath],
  ['claimed', myClaimedPath],
])
