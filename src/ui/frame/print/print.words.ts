import { words } from '../words/words'

export const printWords = words({ 'zh-CN': { print: '打印' }, en: { print: 'Print' } })
