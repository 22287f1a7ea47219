import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { channelSubscriptions } from './channels.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalChannels: readonly PersonalData[] = [ownRows(channelSubscriptions, channelSubscriptions.userId)]
