import { waysOf } from '../../frame/shell/way'
import { invitePath } from './invitations.routes'
import { invitationWaysWords } from './invitation-ways.words'

export const invitationWays = waysOf(invitationWaysWords, [['invite', invitePath]])
