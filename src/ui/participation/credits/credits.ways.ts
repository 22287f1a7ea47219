import { waysOf } from '../../frame/shell/way'
import { creditsPath } from './credits.routes'
import { creditsWaysWords } from './credits-ways.words'

export const ways = waysOf(creditsWaysWords, [['credits', creditsPath]])
