import { words } from '../words/words'

export const topicsWords = words({
  'zh-CN': { loading: '话题加载中', failedTitle: '话题没有加载成功', joinIn: '参与讨论', closed: '讨论已结束' },
  en: {
    loading: 'Loading the discussion',
    failedTitle: 'The discussion could not be loaded',
    joinIn: 'Join in',
    closed: 'This discussion has ended',
  },
})
