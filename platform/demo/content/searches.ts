/** What the people of the demo city search for, the most frequent first. */
export const demoSearches = {
  'zh-CN': ['渡口', '早市', '龙舟', '热气球', '湿地', '图书馆', '采茶戏', '面馆'],
  en: ['Old Ferry', 'balloons', 'noodles', 'library', 'wetland', 'opera', 'pagoda', 'porpoises'],
} as const
