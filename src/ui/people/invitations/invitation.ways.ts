import { waysOf } from '../../frame/shell/way'
import { invitePath } from './invitations.paths'
import { invitationWaysWords } from './invitation-ways.words'

export const ways = waysOf(invitationWaysWords, [['invite', invitePath]])
