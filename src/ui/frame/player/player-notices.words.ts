import type { playerNotices } from '../../../application/frame/player/player-notices'
import type { NoticeWordsFor } from '../shell/feature-notices'
import { words } from '../words/words'

export const noticeWords = words({
  'zh-CN': {
    'audio-failed': '播放地址加载失败',
    'tap-to-play': '请点击播放',
    'sleep-over': '定时时间已到，已停止播放',
  },
  en: {
    'audio-failed': 'The audio couldn’t be loaded. Please try again.',
    'tap-to-play': 'Tap to play',
    'sleep-over': 'The sleep timer has stopped playback',
  },
} satisfies NoticeWordsFor<typeof playerNotices>)
