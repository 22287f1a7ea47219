import { waysOf } from '../../frame/shell/way'
import { realNamePath } from './identities.paths'
import { identityWaysWords } from './identity-ways.words'

export const ways = waysOf(identityWaysWords, [['realName', realNamePath()]])
