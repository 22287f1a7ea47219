import { words } from '../../../frame/words/words'

export const tvEventsWords = words({
  'zh-CN': {
    live: '直播',
    liveSince: (time: string) => `${time}开播`,
    events: '直播活动',
    allEvents: '全部',
    eventsFailed: '直播活动加载失败',
    'event.coming': '即将开始',
    'event.ended': '已结束，没有回看',
    'event.replay': '可回看',
  },
  en: {
    live: 'Live',
    liveSince: (time: string) => `Since ${time}`,
    events: 'Live events',
    allEvents: 'All',
    eventsFailed: 'The live events couldn’t be loaded',
    'event.coming': 'Coming up',
    'event.ended': 'Over, no recording',
    'event.replay': 'Replay',
  },
})
