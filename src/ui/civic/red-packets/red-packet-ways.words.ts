import { words } from '../../frame/words/words'

export const redPacketWaysWords = words({
  'zh-CN': { redPacket: '红包|抢红包|拆红包|红包活动' },
  en: { redPacket: 'Red packets|red packet|lucky money|hongbao' },
})
