import { HandHelping, HeartHandshake, UsersRound } from 'lucide-react'
import type { wishNotices } from '../../../application/civic/wishes/wish-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { helpedPersonsPath, myClaimedPath, myWishesPath, publishWishPath, wishesPath } from './wishes.paths'

export const ways: readonly SearchWay[] = [
  { path: wishesPath, words: { 'zh-CN': '微心愿|心愿|许愿', en: 'Wishes|small favours|ask a neighbour' } },
  {
    path: publishWishPath,
    words: { 'zh-CN': '发布心愿|许个愿|求助|请人帮忙', en: 'Make a wish|ask for help|post a wish' },
  },
  { path: myWishesPath, words: { 'zh-CN': '我的心愿|我发布的心愿', en: 'My wishes' } },
  { path: myClaimedPath, words: { 'zh-CN': '我认领的心愿|认领的心愿', en: 'Wishes I claimed|claimed wishes' } },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'volunteering',
    rank: 30,
    path: myClaimedPath,
    icon: HandHelping,
    words: { 'zh-CN': '我认领的心愿', en: 'Wishes I claimed' },
  },
  {
    group: 'services',
    rank: 20,
    path: myWishesPath,
    icon: HeartHandshake,
    subject: 'wish',
    words: { 'zh-CN': '我的心愿', en: 'My wishes' },
  },
  {
    group: 'services',
    rank: 40,
    path: helpedPersonsPath,
    icon: UsersRound,
    words: { 'zh-CN': '我帮助的人', en: 'People you help' },
  },
]

export const notices: NoticeTextsFor<typeof wishNotices> = {
  'wish-sent': { 'zh-CN': '心愿已提交，审核通过后公开', en: 'Wish submitted. It becomes public once approved.' },
  'wish-claimed': { 'zh-CN': '已认领，谢谢您的帮助', en: 'Claimed. Thank you for helping.' },
  'wish-withdrawn': { 'zh-CN': '心愿已撤回', en: 'Wish withdrawn' },
  'person-registered': { 'zh-CN': '已登记', en: 'Registered' },
  'person-changed': { 'zh-CN': '已更正', en: 'Details saved' },
  'person-removed': { 'zh-CN': '资料已删除', en: 'All their details have been deleted' },
}
