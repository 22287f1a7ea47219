import { words } from '../words/words'

export const bootWaysWords = words({
  'zh-CN': { app: '下载应用|客户端|APP|安装应用|手机应用' },
  en: { app: 'Get the app|download|install|app store|mobile app' },
})
