import { words } from '../../frame/words/words'

export const teamWaysWords = words({
  'zh-CN': { teams: '志愿队伍|队伍|加入队伍|我的队伍' },
  en: { teams: 'Teams|volunteer teams|join a team|my teams' },
})
