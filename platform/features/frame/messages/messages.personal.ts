import {
  messageActors,
  messageGatherings,
  messageSettings,
  pushSubscriptions,
} from '../../../kernel/messages/messages.schema'
import { hiddenRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'

/** How the personal data of members in these tables is copied and deleted. */
export const personalMessages: readonly PersonalData[] = [
  hiddenRows(messageActors, messageActors.userId),
  hiddenRows(messageActors, messageActors.actorId),
  ownRows(messageSettings, messageSettings.userId),
  hiddenRows(messageGatherings, messageGatherings.userId),
  ownRows(pushSubscriptions, pushSubscriptions.userId, ['endpoint', 'tokenHash', 'p256dh', 'auth']),
]
