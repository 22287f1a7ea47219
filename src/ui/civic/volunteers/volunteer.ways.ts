import { waysOf } from '../../frame/shell/way'
import { registerVolunteerPath } from './volunteers.paths'
import { volunteerWaysWords } from './volunteer-ways.words'

export const ways = waysOf(volunteerWaysWords, [['volunteer', registerVolunteerPath]])
