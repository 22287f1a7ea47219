import type { sharingNotices } from '../../../application/frame/sharing/sharing-notices'
import type { NoticeTextsFor } from '../shell/declarations/feature-notices'

export const notices: NoticeTextsFor<typeof sharingNotices> = {
  shared: { 'zh-CN': '已分享', en: 'Shared' },
  copied: { 'zh-CN': '已复制', en: 'Copied' },
  'copy-failed': { 'zh-CN': '复制失败', en: 'Couldn’t copy' },
  'share-failed': { 'zh-CN': '分享失败', en: 'Couldn’t share' },
  'picture-saved': { 'zh-CN': '已保存到相册', en: 'Saved to your photos' },
  'picture-not-saved': { 'zh-CN': '保存失败', en: 'Couldn’t save the picture' },
}
