import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { officialAccounts } from './organisations.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalOrganisations: readonly PersonalData[] = [ownRows(officialAccounts, officialAccounts.userId)]
