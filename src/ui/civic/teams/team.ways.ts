import { waysOf } from '../../frame/shell/way'
import { teamsPath } from './teams.paths'
import { teamWaysWords } from './team-ways.words'

export const ways = waysOf(teamWaysWords, [['teams', teamsPath]])
