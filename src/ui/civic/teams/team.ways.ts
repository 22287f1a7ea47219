import { waysOf } from '../../frame/shell/way'
import { teamsPath } from './teams.routes'
import { teamWaysWords } from './team-ways.words'

export const ways = waysOf(teamWaysWords, [['teams', teamsPath]])
