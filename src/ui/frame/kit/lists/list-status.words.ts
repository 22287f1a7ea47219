import { words } from '../../words/words'

/** What a screen reader says once a list has changed. */
export const listStatusWords = words({
  'zh-CN': {
    noneFound: '没有找到',
    found: (count: number) => `找到${count}项`,
    none: '列表为空',
    shown: (count: number) => `共${count}项`,
    first: (count: number) => `已显示${count}项，下面还有更多`,
  },
  en: {
    noneFound: 'Nothing found',
    found: (count: number) => `${count} found`,
    none: 'The list is empty',
    shown: (count: number) => `${count} in the list`,
    first: (count: number) => `${count} shown, more below`,
  },
})
