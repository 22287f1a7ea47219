import { words } from '../../frame/words/words'

export const practiceCodeWaysWords = words({
  'zh-CN': { code: '志愿者码|我的二维码|签到码' },
  en: { code: 'Volunteer code|my code|QR code' },
})
