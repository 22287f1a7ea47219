import type { Look } from './media'
import type { Localised } from '../kernel/database/schema/localised'

/** An account of the demo; listed at start and on the demo's own page. */
export interface DemoAccount {
  readonly id: string
  readonly role: 'resident' | 'member' | 'volunteer' | 'editor'
  readonly phone: string | null
  readonly password: string | null
  readonly nickname: string
  /** The person whom their face shows. */
  readonly look: Look
  /** The person's checked name and card; null when their real name was not checked. */
  readonly identity: { readonly name: string; readonly card: string } | null
  readonly about: Localised
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    id: 'user-resident',
    role: 'resident',
    phone: '13800000001',
    password: 'River-2026',
    nickname: '江边小周',
    look: 'woman',
    identity: { name: '周晓江', card: '999999198804120425' },
    about: {
      'zh-CN': '居民：有手机号、密码、收藏和历史',
      en: 'Resident: a phone, a password, favourites and a history',
    },
  },
  {
    id: 'user-member',
    role: 'member',
    phone: null,
    password: null,
    nickname: '路过的风',
    look: 'man',
    identity: null,
    about: {
      'zh-CN': '会员：还没有绑定手机号，评论前要先绑定',
      en: 'Member: no phone yet, so a comment asks for one first',
    },
  },
  {
    id: 'user-volunteer',
    role: 'volunteer',
    phone: '13800000003',
    password: 'Lantern-2026',
    nickname: '灯笼街志愿者小何',
    look: 'woman',
    identity: { name: '何明月', card: '999999199506201248' },
    about: {
      'zh-CN': '志愿者：已实名，常在社区',
      en: 'Volunteer: real name checked, often about in the neighbourhoods',
    },
  },
  {
    id: 'user-editor',
    role: 'editor',
    phone: '13800000004',
    password: 'Ferry-2026',
    nickname: '渡口编辑部',
    look: 'man',
    identity: { name: '沈亦舟', card: '999999197909050318' },
    about: { 'zh-CN': '编辑：在评论区回复读者', en: 'Editor: answers readers under the articles' },
  },
]
