import { words } from '../../frame/words/words'

export const invitationWaysWords = words({
  'zh-CN': { invite: '邀请好友|邀请码|推荐' },
  en: { invite: 'Invite friends|invitation code|referral' },
})
