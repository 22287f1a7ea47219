import { waysOf } from '../../frame/shell/way'
import { walletPath } from './wallet.routes'
import { walletWaysWords } from './wallet-ways.words'

export const ways = waysOf(walletWaysWords, [['wallet', walletPath]])
