import type { SearchWay } from '../shell/declarations/way'
import { bootPath } from './boot.paths'

export const ways: readonly SearchWay[] = [
  {
    path: bootPath,
    words: {
      'zh-CN': '下载应用|客户端|APP|安装应用|手机应用',
      en: 'Get the app|download|install|app store|mobile app',
    },
  },
]
