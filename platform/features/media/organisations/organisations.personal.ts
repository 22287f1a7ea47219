import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { officialAccounts } from './organisations.schema'

/** What becomes of what these tables hold of members. */
export const personalOrganisations: readonly PersonalData[] = [ownRows(officialAccounts, officialAccounts.userId)]
