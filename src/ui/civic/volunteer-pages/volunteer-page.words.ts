import { words } from '../../frame/words/words'

export const volunteerPageWords = words({
  'zh-CN': {
    title: '个人主页',
    loading: '加载中',
    failed: '主页没有加载成功',
    noVolunteer: '还不是志愿者',
    since: (date: string) => `${date}起成为志愿者`,
    evaluations: '收到的评价',
    teams: '所在队伍',
    actions: '服务记录',
    noActions: '还没有服务记录',
  },
  en: {
    title: 'Profile',
    loading: 'Loading',
    failed: 'The profile couldn’t be loaded',
    noVolunteer: 'Not a volunteer yet',
    since: (date: string) => `Volunteer since ${date}`,
    evaluations: 'Ratings received',
    teams: 'Teams',
    actions: 'Volunteer record',
    noActions: 'No volunteer record yet',
  },
})
