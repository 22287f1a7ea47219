import { hiddenRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { blocks, privacySettings } from './privacy.schema'

/** What becomes of what these tables hold of members. */
export const personalPrivacy: readonly PersonalData[] = [
  ownRows(privacySettings, privacySettings.userId),
  ownRows(blocks, blocks.userId),
  hiddenRows(blocks, blocks.blockedId),
]
