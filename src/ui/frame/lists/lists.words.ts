import { words } from '../words/words'

export const listsWords = words({
  'zh-CN': { noneFound: '没有符合条件的内容', noneFoundText: '换个关键词，或清除筛选条件试试。', clear: '清除筛选' },
  en: {
    noneFound: 'No results for these filters',
    noneFoundText: 'Try different words, or clear the filters.',
    clear: 'Clear filters',
  },
})
