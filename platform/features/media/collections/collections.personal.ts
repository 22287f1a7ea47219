import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { lastEpisodes } from './collections.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalCollections: readonly PersonalData[] = [ownRows(lastEpisodes, lastEpisodes.userId)]
