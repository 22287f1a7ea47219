import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { codeScans } from './practice-codes.schema'

/** What becomes of what these tables hold of members. */
export const personalCodes: readonly PersonalData[] = [ownRows(codeScans, codeScans.scannerId, ['nonce'])]
