import { hiddenRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { blocks, privacySettings } from './privacy.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalPrivacy: readonly PersonalData[] = [
  ownRows(privacySettings, privacySettings.userId),
  ownRows(blocks, blocks.userId),
  hiddenRows(blocks, blocks.blockedId),
]
