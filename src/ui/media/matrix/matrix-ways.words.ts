import { words } from '../../frame/words/words'

export const matrixWaysWords = words({
  'zh-CN': { matrix: '政务矩阵|矩阵|官方账号|公众号|微博' },
  en: { matrix: 'Official accounts|matrix|government accounts|social media' },
})
