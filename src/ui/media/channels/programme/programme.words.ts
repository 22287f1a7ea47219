import { words } from '../../../frame/words/words'

export const programmeWords = words({
  'zh-CN': {
    past: '往期节目',
    loading: '加载中',
    failedTitle: '节目加载失败',
    none: '暂无可回听的节目',
    noneText: '节目播出后可回听四周',
    play: (day: string) => `回听${day}`,
    pause: (day: string) => `暂停${day}`,
  },
  en: {
    past: 'Past broadcasts',
    loading: 'Loading',
    failedTitle: 'This programme couldn’t be loaded',
    none: 'No past broadcasts yet',
    noneText: 'You can listen again for four weeks after the broadcast',
    play: (day: string) => `Play ${day}`,
    pause: (day: string) => `Pause ${day}`,
  },
})
