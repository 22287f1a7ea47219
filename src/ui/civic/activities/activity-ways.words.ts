import { words } from '../../frame/words/words'

export const activityWaysWords = words({
  'zh-CN': {
    activities: '志愿活动|活动报名|活动',
    myActivities: '我的活动|我报名的活动',
    record: '服务记录|服务时长|志愿时长',
  },
  en: {
    activities: 'Activities|events|volunteer activities',
    myActivities: 'My activities|activities I joined',
    record: 'Service record|my hours|volunteer hours',
  },
})
