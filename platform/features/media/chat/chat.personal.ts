import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { chatMessages } from './chat.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalChat: readonly PersonalData[] = [ownRows(chatMessages, chatMessages.userId, ['key'])]
