import { waysOf } from '../../frame/shell/way'
import { redPacketWaysWords } from './red-packet-ways.words'
import { redPacketPath } from './red-packets.paths'

export const ways = waysOf(redPacketWaysWords, [['redPacket', redPacketPath]])
