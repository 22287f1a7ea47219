import { words } from '../../frame/words/words'

export const teamMineWords = words({ 'zh-CN': { teams: '志愿队伍' }, en: { teams: 'Volunteer teams' } })
