import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { codeScans } from './practice-codes.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalCodes: readonly PersonalData[] = [ownRows(codeScans, codeScans.scannerId, ['nonce'])]
