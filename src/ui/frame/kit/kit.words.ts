import { useWords, words } from '../words/words'

/** The kit's own words. All other text comes through props. */
export const kitWords = words({
  'zh-CN': {
    close: '关闭',
    back: '返回',
    done: '完成',
    cancel: '取消',
    clear: '清除',
    search: '搜索',
    loading: '加载中',
    retry: '重试',
    toHome: '返回首页',
    more: '加载更多',
    showAll: '展开全部',
    showLess: '收起',
    moreFailed: '加载失败。',
    /** Separates two sentences. */
    sentenceGap: '',
    end: '没有更多了',
    listFailedTitle: '加载失败',
    refreshing: '正在刷新',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    optional: '（选填）',
    official: '官方',
    lettersLeft: (count: number) => `还可输入${count}字`,
    lettersOver: (count: number) => `超出${count}字`,
    digits: (count: number) => `${count}位数字`,
    errorSummary: '请检查以下内容',
    carousel: '轮播',
    slide: '幻灯片',
    slideOf: (number: number, total: number) => `第${number}张，共${total}张`,
    pause: '暂停轮播',
    play: '继续轮播',
  },
  en: {
    close: 'Close',
    back: 'Back',
    done: 'Done',
    cancel: 'Cancel',
    clear: 'Clear',
    search: 'Search',
    loading: 'Loading',
    retry: 'Try again',
    toHome: 'Go to home',
    more: 'Load more',
    showAll: 'Show all',
    showLess: 'Show less',
    moreFailed: 'Couldn’t load more.',
    sentenceGap: ' ',
    end: 'You’ve reached the end',
    listFailedTitle: 'This couldn’t be loaded',
    refreshing: 'Refreshing',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    // Added to the label, with a space in English.
    optional: ' (optional)',
    official: 'Official',
    lettersLeft: (count: number) =>
      count === 1 ? '1 character left' : `${count.toLocaleString('en-GB')} characters left`,
    lettersOver: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
    digits: (count: number) => `${count} digits`,
    errorSummary: 'Please check the following',
    carousel: 'carousel',
    slide: 'slide',
    slideOf: (number: number, total: number) => `${number} of ${total}`,
    pause: 'Pause the carousel',
    play: 'Play the carousel',
  },
})

export type KitWords = (typeof kitWords)['en']

export function useKitWords(): KitWords {
  return useWords(kitWords)
}
