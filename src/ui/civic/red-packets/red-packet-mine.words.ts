import { words } from '../../frame/words/words'

export const redPacketMineWords = words({ 'zh-CN': { redPacket: '拆红包' }, en: { redPacket: 'Red packets' } })
