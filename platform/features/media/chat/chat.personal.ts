import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { chatMessages } from './chat.schema'

/** What becomes of what these tables hold of members. */
export const personalChat: readonly PersonalData[] = [ownRows(chatMessages, chatMessages.userId, ['key'])]
