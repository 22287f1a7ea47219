import { words } from '../words/words'

/** A greater count is sent as one more. */
const mostCounted = 99
const figure = (count: number) => (count > mostCounted ? `${mostCounted}+` : String(count))

export const searchWords = words({
  'zh-CN': {
    title: '搜索',
    titleOf: (query: string) => `“${query}”的搜索结果`,
    placeholder: '搜索新闻、节目、视频',
    placeholderIn: (name: string) => `在${name}中搜索`,
    suggestions: '搜索建议',
    searchFor: (query: string) => `搜索“${query}”`,
    history: '搜索历史',
    historyNote: '只保存在这台设备上',
    removeOf: (query: string) => `删除：${query}`,
    clear: '清空',
    hotWords: '大家在搜',
    kinds: '内容类型',
    all: '全部',
    counted: (name: string, count: number) => `${name} ${figure(count)}`,
    noneFound: (query: string) => `没有找到“${query}”`,
    noneFoundText: '检查一下有没有错别字，或者少用几个词。',
    nothingSought: '请输入文字或数字，标点符号无法搜索。',
    elsewhere: '其他类型中有结果。',
    showAll: '查看全部类型',
    shorter: '试试更短的搜索',
  },
  en: {
    title: 'Search',
    titleOf: (query: string) => `Results for “${query}”`,
    placeholder: 'Search news, shows, videos',
    placeholderIn: (name: string) => `Search in ${name}`,
    suggestions: 'Suggestions',
    searchFor: (query: string) => `Search for “${query}”`,
    history: 'Recent searches',
    historyNote: 'Kept on this device only',
    removeOf: (query: string) => `Remove: ${query}`,
    clear: 'Clear all',
    hotWords: 'Popular searches',
    kinds: 'Kinds of content',
    all: 'All',
    counted: (name: string, count: number) => `${name} ${figure(count)}`,
    noneFound: (query: string) => `Nothing found for “${query}”`,
    noneFoundText: 'Check the spelling, or use fewer words.',
    nothingSought: 'Type letters or figures: signs alone cannot be searched.',
    elsewhere: 'There are results of other kinds.',
    showAll: 'Show all kinds',
    shorter: 'Try a shorter search',
  },
})
