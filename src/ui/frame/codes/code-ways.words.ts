import { words } from '../words/words'

export const codeWaysWords = words({
  'zh-CN': { scan: '扫一扫|扫码|二维码' },
  en: { scan: 'Scan|scan a code|QR scanner' },
})
