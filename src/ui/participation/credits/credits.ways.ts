import { waysOf } from '../../frame/shell/way'
import { creditsPath } from './credits.paths'
import { creditsWaysWords } from './credits-ways.words'

export const ways = waysOf(creditsWaysWords, [['credits', creditsPath]])
