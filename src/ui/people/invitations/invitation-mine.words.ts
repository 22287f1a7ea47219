import { words } from '../../frame/words/words'

export const invitationMineWords = words({ 'zh-CN': { invite: '邀请好友' }, en: { invite: 'Invite friends' } })
