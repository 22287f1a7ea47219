import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { channelSubscriptions } from './channels.schema'

/** What becomes of what these tables hold of members. */
export const personalChannels: readonly PersonalData[] = [ownRows(channelSubscriptions, channelSubscriptions.userId)]
