import { waysOf } from '../../frame/shell/way'
import { teamFoundingsWaysWords } from './team-foundings-ways.words'
import { foundTeamPath } from './team-foundings.paths'

export const ways = waysOf(teamFoundingsWaysWords, [['found', foundTeamPath]])
