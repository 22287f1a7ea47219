import { messages } from '../../../kernel/messages/messages.schema'
import { withoutSlots } from '../../../kernel/messages/message-words'
import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { playPositions, visits } from './account.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalAccount: readonly PersonalData[] = [
  {
    ...ownRows(messages, messages.userId),
    // What a message shows of others is theirs, and not in the copy, which would outlive it.
    copy: {
      without: ['several', 'refers', 'foldKey'],
      opened: (_vault, { title, text }: typeof messages.$inferSelect) => ({
        title: withoutSlots(title),
        text: withoutSlots(text),
      }),
    },
  },
  ownRows(visits, visits.userId),
  ownRows(playPositions, playPositions.userId),
]
