import { waysOf } from '../../frame/shell/way'
import { walletPath } from './wallet.paths'
import { walletWaysWords } from './wallet-ways.words'

export const ways = waysOf(walletWaysWords, [['wallet', walletPath]])
