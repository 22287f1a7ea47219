import { waysOf } from '../../frame/shell/way'
import { registerVolunteerPath } from './volunteers.routes'
import { volunteerWaysWords } from './volunteer-ways.words'

export const ways = waysOf(volunteerWaysWords, [['volunteer', registerVolunteerPath]])
