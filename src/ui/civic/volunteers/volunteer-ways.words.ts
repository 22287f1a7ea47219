import { words } from '../../frame/words/words'

export const volunteerWaysWords = words({
  'zh-CN': { volunteer: '成为志愿者|志愿者注册|当志愿者|志愿者|义工' },
  en: { volunteer: 'Become a volunteer|volunteer|volunteering|register as a volunteer' },
})
