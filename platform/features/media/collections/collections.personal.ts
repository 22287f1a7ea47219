import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { lastEpisodes } from './collections.schema'

/** What becomes of what these tables hold of members. */
export const personalCollections: readonly PersonalData[] = [ownRows(lastEpisodes, lastEpisodes.userId)]
