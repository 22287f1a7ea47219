import { words } from '../words/words'

export const listsWords = words({
  'zh-CN': {
    noneFound: '没有符合条件的内容',
    noneFoundText: '换个关键词，或清除筛选条件试试。',
    clear: '清除筛选',
    filters: '筛选',
    filtersChosen: (count: number) => `筛选 · ${count}`,
    any: '不限',
    reset: '重置',
    show: '查看结果',
    showCounted: (count: string) => `查看${count}个结果`,
  },
  en: {
    noneFound: 'No results for these filters',
    noneFoundText: 'Try different words, or clear the filters.',
    clear: 'Clear filters',
    filters: 'Filters',
    filtersChosen: (count) => `Filters · ${count}`,
    any: 'Any',
    reset: 'Reset',
    show: 'Show results',
    showCounted: (count) => `Show ${count} ${count === '1' ? 'result' : 'results'}`,
  },
})
