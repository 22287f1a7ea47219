import { MailOpen } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { redPacketMineWords } from './red-packet-mine.words'
import { redPacketPath } from './red-packets.paths'

export const mine = mineEntriesOf(redPacketMineWords, [
  { name: 'redPacket', group: 'services', rank: 75, path: redPacketPath, icon: MailOpen },
])
