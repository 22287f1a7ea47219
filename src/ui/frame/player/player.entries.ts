import type { playerNotices } from '../../../application/frame/player/player-notices'
import type { NoticeTextsFor } from '../shell/declarations/feature-notices'

export const notices: NoticeTextsFor<typeof playerNotices> = {
  'audio-failed': { 'zh-CN': '播放地址加载失败', en: 'The audio couldn’t be loaded. Please try again.' },
  'tap-to-play': { 'zh-CN': '请点击播放', en: 'Tap to play' },
  'sleep-over': { 'zh-CN': '定时时间已到，已停止播放', en: 'The sleep timer has stopped playback' },
}
