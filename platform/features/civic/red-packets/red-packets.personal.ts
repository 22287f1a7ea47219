import { keptRows, type PersonalData } from '../../../kernel/members/personal-data'
import { packetOpenings } from './red-packets.schema'

/** What becomes of what these tables hold of members. */
export const personalRedPackets: readonly PersonalData[] = [
  keptRows(packetOpenings, packetOpenings.userId, 'The books are kept, as the law asks', {
    copy: { without: ['phoneMark', 'deviceMark'] },
  }),
]
