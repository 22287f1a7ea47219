import { words } from '../../frame/words/words'

export const reportButtonWords = words({
  'zh-CN': { report: '举报', reportOf: (name: string) => `举报${name}的内容` },
  en: { report: 'Report', reportOf: (name: string) => `Report what ${name} wrote` },
})
