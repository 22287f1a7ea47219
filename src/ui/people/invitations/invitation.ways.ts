import { waysOf } from '../../frame/shell/way'
import { invitePath } from './invitations.routes'
import { invitationWaysWords } from './invitation-ways.words'

export const ways = waysOf(invitationWaysWords, [['invite', invitePath]])
