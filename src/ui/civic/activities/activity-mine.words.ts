import { words } from '../../frame/words/words'

export const activityMineWords = words({
  'zh-CN': { activities: '我的志愿活动', hours: '服务时长' },
  en: { activities: 'My activities', hours: 'My hours' },
})
