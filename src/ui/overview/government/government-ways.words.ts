import { words } from '../../frame/words/words'

export const governmentWaysWords = words({
  'zh-CN': { government: '政务|政务大厅|政府|部门' },
  en: { government: 'City hall|government|departments|council' },
})
