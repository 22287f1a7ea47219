import { Users } from 'lucide-react'
import type { circleNotices } from '../../../application/civic/circles/circle-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { circlesPath, myCirclesPath } from './circles.paths'

export const ways: readonly SearchWay[] = [
  {
    path: circlesPath,
    words: { 'zh-CN': '圈子|兴趣圈|加入圈子|我的圈子|发帖', en: 'Circles|groups|join a circle|my circles|forum' },
  },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'services',
    rank: 56,
    path: myCirclesPath,
    icon: Users,
    subject: 'circle',
    words: { 'zh-CN': '我的圈子', en: 'My circles' },
  },
]

export const notices: NoticeTextsFor<typeof circleNotices> = {
  'circle-entered': { 'zh-CN': '已加入圈子', en: 'You joined the circle' },
  'circle-asked': { 'zh-CN': '申请已提交', en: 'Request sent' },
  'circle-withdrawn': { 'zh-CN': '申请已撤回', en: 'Request withdrawn' },
  'circle-declined': { 'zh-CN': '已婉拒邀请', en: 'Invitation declined' },
  'circle-left': { 'zh-CN': '已退出圈子', en: 'You left the circle' },
  'circle-silenced': { 'zh-CN': '不再接收这个圈子的消息', en: 'Messages from this circle are off' },
  'circle-unsilenced': { 'zh-CN': '已开启圈子消息', en: 'Messages from this circle are on' },
  'circle-posts-told': { 'zh-CN': '有新帖子时会提醒您', en: 'You’ll get a message about new posts' },
  'circle-posts-untold': { 'zh-CN': '已关闭新帖子提醒', en: 'You won’t get messages about new posts' },
  'circle-person-invited': { 'zh-CN': '已发出邀请', en: 'Invitation sent' },
  'circle-person-approved': { 'zh-CN': '已通过申请', en: 'Approved' },
  'circle-person-refused': { 'zh-CN': '申请未通过', en: 'Request declined' },
  'circle-person-muted': { 'zh-CN': '已禁言', en: 'Muted' },
  'circle-person-unmuted': { 'zh-CN': '已解除禁言', en: 'Unmuted' },
  'circle-person-removed': { 'zh-CN': '已移出圈子', en: 'Removed from the circle' },
  'circle-person-readmitted': { 'zh-CN': '已恢复成员身份', en: 'Taken back as a member' },
  'circle-person-named': { 'zh-CN': '已设为管理员', en: 'Made moderator' },
  'circle-person-dismissed': { 'zh-CN': '已取消管理员', en: 'No longer moderator' },
  'circle-handed-over': { 'zh-CN': '圈子已转让，您现在是管理员', en: 'Circle handed over. You’re a moderator now.' },
  'circle-changed': { 'zh-CN': '圈子已修改', en: 'Circle saved' },
  'circle-report-kept': { 'zh-CN': '已保留，举报人会收到通知', en: 'Kept. Those who reported it are told.' },
  'circle-post-pinned': { 'zh-CN': '已置顶', en: 'Pinned' },
  'circle-post-unpinned': { 'zh-CN': '已取消置顶', en: 'Unpinned' },
  'circle-post-chosen': { 'zh-CN': '已设为精华', en: 'Put among the best' },
  'circle-post-unchosen': { 'zh-CN': '已取消精华', en: 'Taken from the best' },
  'circle-post-closed': { 'zh-CN': '评论已关闭', en: 'Comments closed' },
  'circle-post-reopened': { 'zh-CN': '评论已重新开放', en: 'Comments reopened' },
  'circle-post-moved': { 'zh-CN': '帖子已移动', en: 'Post moved' },
  'circle-post-removed': { 'zh-CN': '帖子已移除', en: 'Post removed' },
  'circle-post-restored': { 'zh-CN': '帖子已恢复', en: 'Post restored' },
  'circle-post-deleted': { 'zh-CN': '帖子已删除', en: 'Post deleted' },
}
