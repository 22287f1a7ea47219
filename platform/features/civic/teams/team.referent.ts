import { referentOf } from '../../../kernel/messages/referent-of'
import { teams } from './teams.schema'

/** The name of a team. */
export const teamReferent = referentOf({ kind: 'team', is: 'label', id: teams.id, words: teams.name })
