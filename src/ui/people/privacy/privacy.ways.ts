import { waysOf } from '../../frame/shell/way'
import { userPrivacyPath } from './privacy.paths'
import { privacyWaysWords } from './privacy-ways.words'

export const ways = waysOf(privacyWaysWords, [['privacy', userPrivacyPath]])
