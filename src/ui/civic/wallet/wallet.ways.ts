import { waysOf } from '../../frame/shell/way'
import { walletPath } from './wallet.routes'
import { walletWaysWords } from './wallet-ways.words'

export const walletWays = waysOf(walletWaysWords, [['wallet', walletPath]])
