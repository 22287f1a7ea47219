import { keptRows, type PersonalData } from '../../../kernel/members/personal-data'
import { packetOpenings } from './red-packets.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalRedPackets: readonly PersonalData[] = [
  keptRows(packetOpenings, packetOpenings.userId, 'The books are kept, as the law asks', {
    copy: { without: ['phoneMark', 'deviceMark'] },
  }),
]
